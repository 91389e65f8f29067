import { beforeAll, expect, it } from 'vitest';
import { CONSOLE_OPERATIONS, type ConsoleOperationId } from '../../generated/console-operations.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { enrol, newPassword, type TestUser } from '../testing/worlds/test-user.ts';

const CHANGES = (Object.keys(CONSOLE_OPERATIONS) as ConsoleOperationId[]).filter(
  (id) => CONSOLE_OPERATIONS[id].method !== 'get',
);

withServer(({ server }) => {
  let user: TestUser;
  let origin: string;

  beforeAll(async () => {
    const tenant = await server().newTenant();
    user = await enrol(server(), tenant.clientId);
    ({ origin } = new URL(server().url));
  });

  /** What other pages can have a browser send, by what it says of them. */
  const forged = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
    'no Origin': { origin: '' },
    'Origin: null': { origin: 'null' },
    'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    'a host that begins like ours': { origin: `${origin}.evil.example` },
    'another scheme': { origin: origin.replace('http:', 'https:') },
    'another port': { origin: 'http://127.0.0.1:1' },
    'our Origin, cross-site': { 'sec-fetch-site': 'cross-site' },
    'our Origin, same-site': { 'sec-fetch-site': 'same-site' },
    'our Origin, typed in': { 'sec-fetch-site': 'none' },
  });

  it.each(CHANGES)('%s is refused wherever it does not come from our own pages', async (id) => {
    const { method, path } = CONSOLE_OPERATIONS[id];
    const target = path.replace('/console/api/', '').replace('{id}', 'ses_00000000000000000000000000');
    const body = { email: user.email, password: user.password, code: '000000' };
    const before = await server().countRows();
    const answers: Record<string, unknown> = {};
    for (const [name, headers] of Object.entries(forged())) {
      const given = method === 'delete' ? { headers } : { headers, body };
      const reply = await user.browser.call(method.toUpperCase(), target, given);
      answers[name] = [answerOf(reply), reply.headers.getSetCookie()];
    }
    const expected = Object.keys(forged()).map((name) => [name, ['403 origin_not_allowed', []]]);
    expect(answers).toEqual(Object.fromEntries(expected));
    expect(await server().countRows()).toEqual(before);
    expect((await user.browser.call('GET', 'session')).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form’s %s is no body of any call',
    async (type) => {
      const headers = { 'content-type': type };
      const answers: Record<string, string> = {};
      const open = CHANGES.filter(
        (id) => CONSOLE_OPERATIONS[id].body !== 'none' && !CONSOLE_OPERATIONS[id].stepUp,
      );
      for (const id of open) {
        const target = CONSOLE_OPERATIONS[id].path.replace('/console/api/', '');
        const body = JSON.stringify({ email: user.email, password: newPassword() });
        answers[id] = answerOf(await user.browser.call('POST', target, { body, headers }));
      }
      expect(answers).toEqual(Object.fromEntries(open.map((id) => [id, '415 unsupported_media_type'])));
    },
  );

  it('nothing that changes something is answered to GET', async () => {
    const readable = new Set<string>(
      Object.values(CONSOLE_OPERATIONS).flatMap(({ method, path }) => (method === 'get' ? [path] : [])),
    );
    for (const id of CHANGES) {
      const { path } = CONSOLE_OPERATIONS[id];
      const reply = await user.browser.call(
        'GET',
        path.replace('/console/api/', '').replace('{id}', 'ses_1'),
      );
      expect(reply.status, id).toBe(readable.has(path) ? 200 : 405);
    }
  });
});
