import type { Knex } from 'knex';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pendingSessionsTable, sessionsTable } from '../access/sessions/table.ts';
import { addressClaimsTable } from '../access/team/table.ts';
import {
  type User,
  guessCountersTable,
  guessLockPlace,
  personLock,
  recoveryLinksTable,
} from '../access/users/table.ts';
import { TIDIERS } from '../capabilities.ts';
import { type RowMatch, selectMatching } from '../db/statements/rows.ts';
import { type RowEffect, type Table, saveRow } from '../db/statements/table.ts';
import { OPERATOR } from '../identity/actor.ts';
import { newId } from '../identity/ids.ts';
import { type Mail, mailsTable, queueMail } from '../mail/table.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { addMember } from '../testing/worlds/add-member.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { AnyWrite } from '../writes/write.ts';
import { purgeUserRows } from './purge-own-rows.ts';

const START = Date.UTC(2026, 2, 4, 5);
const DAY_MS = 24 * 60 * 60 * 1000;
/** When all rows below are past use. */
const LATER = START + 60 * DAY_MS;

/** A row that is past use at LATER, the same as somebody writes it anew, and the lock that it stands under. */
interface Case {
  readonly find: (db: Knex) => Promise<readonly object[]>;
  readonly old: RowEffect;
  readonly fresh: RowEffect;
  readonly lock: string;
}

function caseOf<Row extends object>(table: Table<Row>, old: Row, change: Partial<Row>, lock: string): Case {
  const key = Object.fromEntries(table.key.map((name) => [name, old[name]])) as RowMatch<Row>;
  return {
    find: (db) => selectMatching(db, table, [key]),
    old: saveRow(table, old),
    fresh: saveRow(table, { ...old, ...change }),
    lock,
  };
}

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let user: User;
  let cases: Readonly<Record<string, Case>>;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = START;
  });

  const write = (effect: RowEffect): Promise<null> =>
    test.writeQueue.submit({
      lock: 'platform',
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({ reply: null, effects: [effect] }),
    });
  const rowsOf = ({ find }: Case): Promise<readonly object[]> => find(test.database.reader);
  const purge = (
    submit: WriteQueue['submit'] = (...given) => test.writeQueue.submit(...given),
  ): Promise<void> => purgeUserRows({ ...test, writeQueue: { submit }, clock: () => LATER }, TIDIERS);

  beforeEach(async () => {
    await purge();
    user = await addMember(test.writeQueue, await test.newTenant(), 'viewer');
    const { id: userId, tenantId, email } = user;
    const own = { tenantId, userId, createdAt: START, expiresAt: START };
    const session = {
      ...own,
      id: newId('ses'),
      hash: newId('ses'),
      device: 'test',
      lastSeenAt: START,
      ipAddress: null,
      userAgent: null,
      stepUpId: null,
      stepUpExpiresAt: null,
    };
    const place = { emailKey: newId('usr'), device: 'test' };
    const lockSealed = test.sealer.seal(guessLockPlace(place), personLock(email));
    const counter = { ...place, failedAt: [START], lockedUntil: null, updatedAt: START, lockSealed };
    const pending = { ...own, hash: newId('ses'), device: 'test', wrongCodes: 0 };
    const link = { ...own, id: newId('lnk'), hash: newId('lnk'), usedAt: null };
    const claim = { email, invitationId: newId('inv'), claimedAt: START };
    const context = { newId, serverNow: START, sealer: test.sealer };
    const draft = { tenantId, kind: 'notification', to: email, subject: 'A', text: 'B' } as const;
    const mail = { ...(queueMail(draft, context).row as Mail), status: 'sent' as const, dueAt: null };
    const lock = personLock(email);
    cases = {
      'a session': caseOf(sessionsTable, session, { expiresAt: LATER + DAY_MS }, lock),
      'a sign-in that waits': caseOf(pendingSessionsTable, pending, { expiresAt: LATER + DAY_MS }, lock),
      'a counter of guesses': caseOf(guessCountersTable, counter, { updatedAt: LATER }, lock),
      'a link to a new password': caseOf(recoveryLinksTable, link, { expiresAt: LATER }, lock),
      'a claim of an address': caseOf(addressClaimsTable, claim, { claimedAt: LATER }, lock),
      'a mail': caseOf(mailsTable, mail, { status: 'queued', dueAt: LATER }, `mail:${mail.id}`),
    };
  });

  describe.each([
    'a session',
    'a sign-in that waits',
    'a counter of guesses',
    'a link to a new password',
    'a claim of an address',
    'a mail',
  ])('%s that is past use', (name) => {
    it('is removed under its own lock', async () => {
      const each = cases[name]!;
      await write(each.old);
      const locks: (string | undefined)[] = [];
      await purge((submitted, options) => {
        locks.push(submitted.lock);
        return test.writeQueue.submit(submitted, options);
      });
      expect(await rowsOf(each)).toEqual([]);
      expect(locks).toEqual([each.lock]);
    });

    it('stays when it was written since it was found', async () => {
      const each = cases[name]!;
      await write(each.old);
      const purging = async <Reply>(submitted: AnyWrite<Reply>): Promise<Reply> => {
        await write(each.fresh);
        return test.writeQueue.submit(submitted);
      };
      await purge(purging);
      expect(await rowsOf(each)).toEqual([each.fresh.row]);
    });
  });

  it('a counter that does not tell its lock is removed all the same', async () => {
    const { old } = cases['a counter of guesses']!;
    const counter = { ...old.row, lockSealed: null };
    await write({ ...old, row: counter });
    await purge();
    expect(await rowsOf(cases['a counter of guesses']!)).toEqual([]);
  });

  it('more rows than one step takes are removed at once', async () => {
    const { old } = cases['a claim of an address']!;
    const claims = Array.from({ length: 250 }, (_, index) => ({ ...old.row, email: `${index}@example.com` }));
    for (const row of claims) await write({ ...old, row });
    await purge();
    const left = await test.database.reader('address_claims').where('claimed_at', START);
    expect(left).toEqual([]);
  });
});
