import { randomUUID } from 'node:crypto';
import { textAt } from '../../conformance/json/json.ts';
import type { TenantAccount } from '../client/tenant-client.ts';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import { TrialBrowser, type Answer } from './browser.ts';
import { inviteBy, newMember } from './invite.ts';
import { openInvitation, signIn, type Person } from './person.ts';
import { newEmail } from './scene.ts';

export interface Struck {
  readonly database: DatabaseUnderTest;
  readonly account: TenantAccount;
  readonly owner: Person;
}

interface Trace {
  readonly state: 'before' | 'after';
  readonly faults: readonly string[];
}

export interface Passage {
  readonly act: (baseUrl: string) => Promise<Answer>;
  readonly trace: () => Promise<Trace>;
  readonly again: (baseUrl: string, state: Trace['state']) => Promise<string[]>;
}

/** Something that happens in one transaction. */
export interface KilledFlow {
  readonly name: string;
  readonly prepare: (struck: Struck, baseUrl: string) => Promise<Passage>;
}

async function count(database: DatabaseUnderTest, sql: string, ...values: string[]): Promise<number> {
  const [row] = await database.query(`select count(*) as rows from ${sql}`, values);
  return Number(row?.['rows']);
}

async function faultsOfTeam(database: DatabaseUnderTest, { clientId }: TenantAccount): Promise<string[]> {
  const [team] = await database.query('select * from teams where tenant_id = ?', [clientId]);
  const present = 'users where tenant_id = ? and removed_at is null';
  const counted = {
    owners: await count(database, `${present} and role = 'owner'`, clientId),
    members: await count(database, present, clientId),
    pending_invitations: await count(
      database,
      `invitations where tenant_id = ? and status = 'pending' and user_id is null`,
      clientId,
    ),
  };
  return Object.entries(counted).flatMap(([name, rows]) =>
    Number(team?.[name]) === rows ? [] : [`${name} are ${rows} rows and counted as ${String(team?.[name])}`],
  );
}

function wholeOf(counts: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): Trace {
  const isAfter = Object.values(counts).some((rows) => rows > 0);
  const expected = isAfter ? after : Object.fromEntries(Object.keys(after).map((name) => [name, 0]));
  const faults = Object.entries(expected).flatMap(([name, rows]) =>
    counts[name] === rows ? [] : [`${counts[name] ?? 0} ${name} instead of ${rows}`],
  );
  return { state: isAfter ? 'after' : 'before', faults };
}

function expectStatus(what: string, { status, text }: Answer, ...expected: number[]): string[] {
  return expected.includes(status) ? [] : [`${what}: ${status} ${text} instead of ${expected.join(' or ')}`];
}

async function asOwner(
  { owner }: Struck,
  baseUrl: string,
  request: { readonly method: string; readonly path: string; readonly body?: object; readonly key: string },
): Promise<Answer> {
  const { key, ...rest } = request;
  return owner.browser.sendApart(baseUrl, { ...rest, headers: { 'Idempotency-Key': key } });
}

const ACCEPT: KilledFlow = {
  name: 'an invitation that is accepted',
  prepare: async (struck, baseUrl) => {
    const { database, account } = struck;
    const email = newEmail();
    const invitee = await openInvitation(baseUrl, await inviteBy(struck.owner, baseUrl, 'finance', email));
    const accept = (url: string, code = invitee.body.code): Promise<Answer> =>
      new TrialBrowser().sendApart(url, {
        method: 'POST',
        path: '/console/api/invitations/accept',
        body: { ...invitee.body, code },
      });
    const own = '(select id from users where email = ?)';
    return {
      act: (url) => accept(url),
      trace: async () => {
        const counts = {
          users: await count(database, 'users where email = ?', email),
          credentials: await count(database, `user_credentials where user_id in ${own}`, email),
          codes: await count(database, `recovery_codes where user_id in ${own}`, email),
          sessions: await count(database, `sessions where user_id in ${own}`, email),
          accepted: await count(database, `invitations where email = ? and status = 'accepted'`, email),
          entries: await count(
            database,
            `audit_entries where type = 'team.member_added' and resource_id in ${own}`,
            email,
          ),
        };
        const after = { users: 1, credentials: 1, codes: 10, sessions: 1, accepted: 1, entries: 1 };
        const { state, faults } = wholeOf(counts, after);
        return { state, faults: [...faults, ...(await faultsOfTeam(database, account))] };
      },
      again: async (url, state) => {
        const answer = await accept(url, await invitee.authenticator.nextCode());
        if (state === 'before') return expectStatus('accepted again', answer, 201);
        const refused = expectStatus('accepted again', answer, 409);
        const { password } = invitee.body;
        const isIn = await signIn(url, { email, password, authenticator: invitee.authenticator }).then(
          () => [],
          (error: unknown) => [String(error)],
        );
        return [...refused, ...isIn];
      },
    };
  },
};

const ROTATE: KilledFlow = {
  name: 'a key that is rotated',
  prepare: async (struck, baseUrl) => {
    const { database } = struck;
    const facts = { name: 'Rotated', type: 'secret', role: 'viewer' };
    const post = (url: string, path: string, body: object, key: string): Promise<Answer> =>
      asOwner(struck, url, { method: 'POST', path, body, key });
    const made = await post(baseUrl, '/v1/api-keys', facts, randomUUID());
    const id = textAt(made.body, 'id');
    if (id === '') throw new Error(`/v1/api-keys: ${made.status} ${made.text}`);
    const key = randomUUID();
    const rotate = (url: string): Promise<Answer> => post(url, `/v1/api-keys/${id}/rotate`, {}, key);
    return {
      act: rotate,
      trace: async () => {
        const counts = {
          retiring: await count(database, 'api_keys where id = ? and rotated_to is not null', id),
          successors: await count(database, 'api_keys where rotated_from = ?', id),
          entries: await count(
            database,
            `audit_entries where type = 'api_key.rotated' and resource_id = ?`,
            id,
          ),
        };
        return wholeOf(counts, { retiring: 1, successors: 1, entries: 1 });
      },
      again: async (url) => {
        const [first, second] = [await rotate(url), await rotate(url)];
        const { body } = first;
        const read = await new TrialBrowser().sendApart(url, {
          method: 'GET',
          path: '/v1/treasury',
          headers: { Authorization: `Bearer ${textAt(body, 'key')}` },
        });
        // An account has a hundred keys that work, and this is asked for at every statement.
        for (const each of [id, textAt(body, 'id')])
          await post(url, `/v1/api-keys/${each}/revoke`, {}, randomUUID());
        return [
          ...expectStatus('rotated again', first, 201),
          ...expectStatus('a call with the new key', read, 200),
          ...(first.text === second.text ? [] : ['the same request is answered with another key']),
        ];
      },
    };
  },
};

const REMOVAL: KilledFlow = {
  name: 'a member who is removed',
  prepare: async (struck, baseUrl) => {
    const { database, account } = struck;
    const member = await newMember(struck.owner, baseUrl, 'developer');
    const key = randomUUID();
    const remove = (url: string): Promise<Answer> =>
      asOwner(struck, url, { method: 'DELETE', path: `/v1/team/members/${member.id}`, key });
    return {
      act: remove,
      trace: async () => {
        const counts = {
          removed: await count(database, 'users where id = ? and removed_at is not null', member.id),
          entries: await count(
            database,
            `audit_entries where type = 'team.member_removed' and resource_id = ?`,
            member.id,
          ),
        };
        const { state, faults } = wholeOf(counts, { removed: 1, entries: 1 });
        return { state, faults: [...faults, ...(await faultsOfTeam(database, account))] };
      },
      again: async (url) => {
        const removed = expectStatus('removed again', await remove(url), 204);
        const looked = await member.browser.send(url, { method: 'GET', path: '/console/api/session' });
        return [...removed, ...expectStatus('a look at the session of who was removed', looked, 401)];
      },
    };
  },
};

/** What people change in one transaction. */
export const KILLED_FLOWS: readonly KilledFlow[] = [ACCEPT, ROTATE, REMOVAL];
