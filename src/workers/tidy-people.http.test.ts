import { beforeAll, expect, it } from 'vitest';
import { eachServer } from '../testing/server/each-server.ts';
import { answerOf } from '../testing/server/example-request.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { enrol, TestBrowser } from '../testing/worlds/test-user.ts';
import { tidyPeople } from './tidy-people.ts';

const MINUTE_MS = 60_000;

const OWN = ['user_credentials', 'recovery_codes', 'sessions', 'pending_sessions', 'recovery_links'];

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await enrol(server(), tenant.clientId);
  });

  const ownRows = async (userId: string): Promise<Record<string, number>> => {
    const { reader } = server().service.database;
    const counts = OWN.map(async (table) => [table, (await reader(table).where('user_id', userId)).length]);
    return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
  };
  const tidy = (): Promise<void> => tidyPeople(server().service);

  it('leaves nothing of what somebody signed in with who was removed, an hour later, and all of others', async () => {
    const [gone, other] = [await enrol(server(), tenant.clientId), await enrol(server(), tenant.clientId)];
    for (const { email, password } of [gone, other]) {
      const browser = new TestBrowser(server());
      await browser.call('POST', 'session', { body: { email, password } });
      await browser.call('POST', 'recovery', { body: { email } });
    }
    const whole = {
      user_credentials: 1,
      recovery_codes: 10,
      sessions: 1,
      pending_sessions: 1,
      recovery_links: 1,
    };
    const headers = { 'step-up-token': await tenant.stepUp() };
    const owner = await server().newKey(tenant.clientId, { role: 'owner' });
    const removed = await server().request('DELETE', `/v1/team/members/${gone.id}`, { headers, key: owner });
    expect(answerOf(removed)).toBe('204');
    await tidy();
    expect([await ownRows(gone.id), await ownRows(other.id)]).toEqual([whole, whole]);
    // Nobody takes it meanwhile.
    const { email, password } = gone;
    const again = await new TestBrowser(server()).call('POST', 'session', { body: { email, password } });
    expect(answerOf(again)).toBe('401 unauthenticated');
    server().passTime(61 * MINUTE_MS);
    await tidy();
    expect(Object.values(await ownRows(gone.id))).toEqual([0, 0, 0, 0, 0]);
    expect(await ownRows(other.id)).toMatchObject({ user_credentials: 1, recovery_codes: 10 });
  });
});
