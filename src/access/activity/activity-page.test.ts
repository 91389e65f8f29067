import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { insertRow } from '../../db/statements/table.ts';
import { OPERATOR, keyActor, userActor } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { createCursorSigner } from '../../lists/cursor.ts';
import { type AuditEntry, auditEntriesTable } from '../../outbox/audit-entry.ts';
import { type EventEffect, type EventRow, publish } from '../../outbox/event.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { testRequest } from '../../testing/worlds/test-request.ts';
import { type ActivityQuery, type ActivityRow, activityPage } from './page.ts';

const cursors = createCursorSigner('a secret of the service');
const NOW = Date.UTC(2026, 2, 1);
const DAY_MS = 86_400_000;

/** Each asks the database some thirty times. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 20);

/** What was written, in its order: an event, or an entry. */
type Written = 'event' | 'entry';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = NOW;
  });

  const eventOf = (tenantId: string, given: Partial<EventRow> = {}): EventEffect => {
    const context = { newId, now: NOW, serverNow: NOW, actor: keyActor('key_1'), request: null };
    const { event } = publish(context, 'payout.accepted', {
      tenantId,
      id: 'pay_1',
      status: null,
      version: 1,
    });
    return { effect: 'event', event: { ...event, ...given } };
  };

  const entryOf = (tenantId: string, given: Partial<AuditEntry> = {}): AuditEntry => ({
    id: newId('act'),
    tenantId,
    type: 'webhook.created',
    resourceType: 'webhook',
    resourceId: 'whk_1',
    inFeed: true,
    occurredAt: NOW,
    actor: OPERATOR,
    keyId: null,
    stepUpUserId: null,
    stepUpAt: null,
    ipAddress: null,
    userAgent: null,
    requestId: null,
    changes: [],
    ...given,
  });

  const write = async (tenantId: string, effects: readonly (EventEffect | AuditEntry)[]): Promise<void> => {
    await test.writeQueue.submit({
      tenantId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({
        reply: null,
        effects: effects.map((each) => ('effect' in each ? each : insertRow(auditEntriesTable, each))),
      }),
    });
  };

  /** Reads all pages, and writes something between each two of them. */
  const walk = async (
    tenantId: string,
    query: ActivityQuery,
    between: () => Promise<void> = () => Promise.resolve(),
    isFeed = false,
  ): Promise<ActivityRow[]> => {
    const description = { operationId: 'listActivity', path: '/v1/activity', tenantId, isFeed };
    const rows: ActivityRow[] = [];
    for (let cursor: string | undefined; ;) {
      const asked = cursor === undefined ? query : { ...query, cursor };
      const page = await activityPage(database.reader, description, asked, cursors, NOW);
      rows.push(...page.rows);
      const last = page.rows.at(-1);
      if (!page.hasMore || last === undefined) return rows;
      expect(page.rows).toHaveLength(query.limit ?? 50);
      cursor = page.cursorBehind(last);
      await between();
    }
  };

  const idsOf = (rows: readonly { readonly id: string }[]): string[] =>
    rows.map(({ id }) => id.slice(id.indexOf('_') + 1));

  describe('the activity', () => {
    it('shows events and entries in one order of their identifiers, each once, however it is paged', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom<Written>('event', 'entry'), { maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          async (kinds, limit) => {
            const tenantId = await test.newTenant();
            const made = kinds.map((kind) => (kind === 'event' ? eventOf(tenantId) : entryOf(tenantId)));
            await write(tenantId, made);
            const ids = idsOf(made.map((each) => ('effect' in each ? each.event : each)));
            const rows = await walk(tenantId, { limit }, () =>
              write(tenantId, [eventOf(tenantId), entryOf(tenantId)]),
            );
            expect(idsOf(rows)).toEqual(ids.toReversed());
            expect(rows.every(({ id }) => id.startsWith('act_'))).toBe(true);
          },
        ),
        { numRuns: RUNS },
      );
    });

    it('keeps events in the order of their commits where two clocks have made their identifiers', async () => {
      const tenantId = await test.newTenant();
      const [early, middle, late] = [newId('evt'), newId('act'), newId('evt')];
      await write(tenantId, [eventOf(tenantId, { id: late }), eventOf(tenantId, { id: early })]);
      await write(tenantId, [entryOf(tenantId, { id: middle })]);
      for (const limit of [1, 2, 3]) {
        const rows = await walk(tenantId, { limit });
        expect(idsOf(rows)).toEqual(idsOf([{ id: middle }, { id: early }, { id: late }]));
      }
    });

    it('shows entries for good, and events of thirty days', async () => {
      const tenantId = await test.newTenant();
      const [old, young] = [NOW - 30 * DAY_MS - 1, NOW - 30 * DAY_MS];
      const entry = entryOf(tenantId, { occurredAt: NOW - 1000 * DAY_MS });
      const [gone, told] = [eventOf(tenantId, { writtenAt: old }), eventOf(tenantId, { writtenAt: young })];
      await write(tenantId, [entry, gone, told]);
      for (const limit of [1, 50]) {
        expect(idsOf(await walk(tenantId, { limit }))).toEqual(idsOf([told.event, entry]));
      }
    });

    it('leaves events out that an entry tells of, and those of subscriptions', async () => {
      const tenantId = await test.newTenant();
      const types = [
        'developer_fees.updated',
        'treasury_settings.updated',
        'api_key.revoked',
        'webhook.test',
      ];
      await write(
        tenantId,
        types.map((type) => eventOf(tenantId, { type: type as EventRow['type'] })),
      );
      expect(await walk(tenantId, {})).toEqual([]);
    });

    it('of the feed has no entry that is none of it', async () => {
      const tenantId = await test.newTenant();
      const shown = entryOf(tenantId);
      await write(tenantId, [shown, entryOf(tenantId, { type: 'user.signed_in', inFeed: false })]);
      expect(idsOf(await walk(tenantId, {}, undefined, true))).toEqual(idsOf([shown]));
      expect(await walk(tenantId, {})).toHaveLength(2);
    });

    it('is filtered by type, actor and moment in both sources', async () => {
      const tenantId = await test.newTenant();
      const byUser = entryOf(tenantId, { actor: userActor('usr_1'), occurredAt: NOW + 1 });
      const byKey = eventOf(tenantId, { actor: keyActor('usr_1x') });
      const alsoByUser = eventOf(tenantId, { actor: userActor('usr_1'), occurredAt: NOW + 2 });
      await write(tenantId, [byUser, byKey, alsoByUser]);
      const found = async (query: ActivityQuery): Promise<string[]> => idsOf(await walk(tenantId, query));
      expect(await found({ actorId: 'usr_1' })).toEqual(idsOf([alsoByUser.event, byUser]));
      expect(await found({ actorId: 'usr_1', type: 'webhook.created' })).toEqual(idsOf([byUser]));
      expect(await found({ actorId: 'usr_' })).toEqual([]);
      expect(await found({ type: 'payout.accepted' })).toEqual(idsOf([alsoByUser.event, byKey.event]));
      const [from, to] = [NOW + 1, NOW + 2].map((moment) => new Date(moment).toISOString()) as [
        string,
        string,
      ];
      expect(await found({ from })).toEqual(idsOf([alsoByUser.event, byUser]));
      expect(await found({ from, to })).toEqual(idsOf([byUser]));
    });

    it('shows nothing of another account', async () => {
      const [one, other] = [await test.newTenant(), await test.newTenant()];
      await write(one, [eventOf(one), entryOf(one)]);
      expect(await walk(other, {})).toEqual([]);
    });

    it('tells of an event who caused it, and by which request', async () => {
      const tenantId = await test.newTenant();
      const request = testRequest({ ipAddress: '203.0.113.7', userAgent: 'curl/8 (x y)' });
      const facts = { requestId: request.requestId, ipAddress: '203.0.113.7', userAgent: 'curl/8 (x y)' };
      const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      await write(tenantId, [eventOf(tenantId, { request: { ...facts, trace } })]);
      expect(await walk(tenantId, {})).toMatchObject([{ ...facts, keyId: 'key_1', changes: [] }]);
      const silent = { requestId: 'req_1', ipAddress: null, userAgent: null };
      await write(tenantId, [eventOf(tenantId, { request: { ...silent, trace: null } })]);
      expect((await walk(tenantId, { limit: 1 }))[0]).toMatchObject(silent);
    });
  });
});
