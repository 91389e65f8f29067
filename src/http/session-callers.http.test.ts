import { beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { removeRow } from '../db/statements/table.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { personLock } from '../access/users/table.ts';
import { sessionsTable } from '../access/sessions/table.ts';
import { findUser, USER_ROLES, type UserRole } from '../access/users/table.ts';
import { holdsScope } from '../identity/roles.ts';
import { OPERATOR } from '../identity/actor.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { unknownRecords } from '../testing/server/example-records.ts';
import { exampleRequest, OPERATION_IDS, sendExample } from '../testing/server/example-request.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';
import { enrol, signedIn } from '../testing/worlds/test-user.ts';

const SCOPED = OPERATION_IDS.filter((id) => OPERATIONS[id].scope !== null);
const FEES = { transfer: { flatAud: '1.00', bps: 10 } };

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  it.each(USER_ROLES)(
    'a session of the role %s may what the role implies, and no more',
    async (role: UserRole) => {
      const { headers } = await signedIn(server(), tenant.clientId, role);
      const records = unknownRecords();
      const wrong: string[] = [];
      for (const id of SCOPED) {
        const answer = answerOf(
          await sendExample(server().request, exampleRequest(id, records), { headers }),
        );
        const isRefused = answer === '403 insufficient_scope';
        const holds = holdsScope({ role, scopes: null }, OPERATIONS[id].scope ?? '', 'sandbox');
        if (isRefused === holds) wrong.push(`${id}: ${answer}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['no Origin', { origin: '' }],
    ['null', { origin: 'null' }],
    ['another one', { origin: 'http://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('a session changes nothing with %s', async (_name, given) => {
    const { headers } = await signedIn(server(), tenant.clientId, 'owner');
    const sent: Record<string, string> = { ...headers, ...given };
    if (sent['origin'] === '') delete sent['origin'];
    const before = await server().countRows();
    const reply = await server().request('POST', '/v1/treasury/beneficiaries', {
      body: PERSON,
      headers: sent,
    });
    expect(answerOf(reply)).toBe('403 origin_not_allowed');
    expect(await server().countRows()).toEqual(before);
    expect((await server().request('GET', '/v1/treasury', { headers: sent })).status).toBe(200);
  });

  it('a key header decides alone, however good the cookie is', async () => {
    const { headers } = await signedIn(server(), tenant.clientId, 'owner');
    const bad = await server().request('GET', '/v1/treasury', { key: 'sk_sandbox_wrong', headers });
    expect(answerOf(bad)).toBe('401 unauthenticated');
    const other = await server().newTenant();
    const byKey = await other.request('GET', '/v1/treasury/settings', { headers });
    const bySession = await server().request('GET', '/v1/treasury/settings', { headers });
    expect([byKey.status, bySession.status]).toEqual([200, 200]);
    const plain = await server().request('GET', '/v1/treasury', {
      headers: { cookie: 'corridor_session=x' },
    });
    expect(answerOf(plain)).toBe('401 unauthenticated');
  });

  it('writes are the user’s, once for their idempotency key', async () => {
    const { userId, headers } = await signedIn(server(), tenant.clientId, 'admin');
    const send = () =>
      server().request('POST', '/v1/treasury/beneficiaries', {
        body: PERSON,
        headers,
        idempotencyKey: 'of a session 1',
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.headers.get('idempotent-replayed'), again.text]).toEqual([
      201,
      'true',
      first.text,
    ]);
    const { reader } = server().service.database;
    const row = (await reader('beneficiaries').where('id', String(first.body['id'])).first()) as Record<
      string,
      string
    >;
    expect(row['created_by']).toBe(`user:${userId}`);
  });

  it('ends in every process at once for what it writes', async () => {
    const { userId, headers } = await signedIn(server(), tenant.clientId, 'owner');
    expect((await server().request('GET', '/v1/treasury', { headers })).status).toBe(200);
    const user = await findUser(server().service.database.reader, userId);
    const [row] = await selectMatching(server().service.database.reader, sessionsTable, [{ userId }]);
    await server().service.writeQueue.submit({
      lock: personLock(user?.email ?? ''),
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({ reply: null, effects: [removeRow(sessionsTable, row!)] }),
    });
    const written = await server().request('POST', '/v1/treasury/beneficiaries', { body: PERSON, headers });
    expect(answerOf(written)).toBe('401 unauthenticated');
    expect(answerOf(await server().request('GET', '/v1/treasury', { headers }))).toBe('401 unauthenticated');
  });

  it('its own confirmation counts, and no token beside it', async () => {
    const user = await enrol(server(), tenant.clientId);
    const other = await enrol(server(), tenant.clientId);
    const confirmed = await other.browser.call('POST', 'step-up', { body: { code: other.nextCode() } });
    const origin = new URL(server().url).origin;
    const put = (headers: Record<string, string> = {}) =>
      server().request('PUT', '/v1/developer-fees', {
        body: FEES,
        headers: { origin, cookie: user.browser.cookieHeader, ...headers },
      });
    const token = String(confirmed.body['stepUpToken']);
    expect(answerOf(await put({ 'step-up-token': token }))).toBe('403 step_up_required');
    await user.browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
    expect(answerOf(await put())).toBe('200');
    server().passTime(300_000);
    expect(answerOf(await put())).toBe('403 step_up_required');
  });
});
