import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { newId } from '../../identity/ids.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { startNameServer, type NameServer } from '../../testing/server/name-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { LOCAL_HOOK, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Webhook = Schema<'Webhook'>;

const DAY_MS = 86_400_000;

/** What the name server says, as the tests change it. */
const names = new Map<string, readonly string[] | 'silence'>();

let nameServer: NameServer;
/** Read when the servers are started, which is after the name server was. */
const dns: { CORRIDOR_WEBHOOK_DNS?: string } = {};

beforeAll(async () => {
  nameServer = await startNameServer((name) => names.get(name) ?? []);
  dns.CORRIDOR_WEBHOOK_DNS = nameServer.address;
});

afterAll(() => nameServer.close());

withServer(
  ({ server, startAnother }) => {
    let tenant: TestTenant;
    let other: TestTenant;

    beforeAll(async () => {
      tenant = await server().newTenant();
      other = await server().newTenant();
    });

    const send = (method: string, path: string, body?: unknown, owner = tenant): Promise<TestReply> =>
      owner.request(method, `/v1/webhooks${path}`, body === undefined ? {} : { body });
    const create = (body: object): Promise<TestReply> => send('POST', '', { url: LOCAL_HOOK, ...body });
    const read = (id: string, owner = tenant): Promise<Webhook> => owner.get(`/v1/webhooks/${id}`);
    const patch = async (id: string, body: object): Promise<Webhook> => {
      const reply = await send('PATCH', `/${id}`, body);
      expect(reply.status, reply.text).toBe(200);
      return reply.body as Webhook;
    };
    const newName = (said: readonly string[] | 'silence'): string => {
      const name = `${randomUUID()}.example.com`;
      names.set(name, said);
      return name;
    };

    describe('a subscription', () => {
      it('is made with what is usual, and shown without its secret', async () => {
        const { secret, ...shown } = await tenant.newWebhook({ url: LOCAL_HOOK.toUpperCase() });
        expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
        expect(shown).toEqual({
          id: shown.id,
          clientId: tenant.clientId,
          url: 'http://127.0.0.1:4000/HOOKS',
          eventTypes: ['*'],
          metadata: {},
          status: 'active',
          createdAt: shown.createdAt,
          updatedAt: shown.createdAt,
        });
        expect(await read(shown.id)).toEqual(shown);
        const { data } = await tenant.get<{ data: Webhook[] }>('/v1/webhooks');
        expect(data).toContainEqual(shown);
        expect((await tenant.newWebhook()).secret).not.toBe(secret);
      });

      it('keeps all that it is given', async () => {
        const given = {
          eventTypes: ['payout.*', 'payin.credited', 'webhook.disabled'],
          description: 'Order system\nof ours',
          metadata: { team: 'payments', deep: { list: [1, null] } },
        };
        const { id } = await tenant.newWebhook(given);
        expect(await read(id)).toMatchObject(given);
      });

      it('is its tenant’s alone, and an unknown one for all others', async () => {
        const { id } = await tenant.newWebhook();
        const calls: [string, string, unknown?][] = [
          ['GET', ''],
          ['PATCH', '', { description: 'mine' }],
          ['DELETE', ''],
          ['POST', '/rotate-secret', {}],
        ];
        for (const [method, suffix, body] of calls) {
          const replies = await Promise.all(
            [id, newId('whk')].map((each) => send(method, `/${each}${suffix}`, body, other)),
          );
          expect(replies.map(answerOf)).toEqual(['404 not_found', '404 not_found']);
          const [own, unknown] = replies.map(({ body: { requestId: _, ...face } }) => face);
          expect(own).toEqual(unknown);
        }
        expect(await other.get('/v1/webhooks')).toMatchObject({ data: [] });
      });

      it('is deleted without an answer’s body, and gone with its secrets', async () => {
        const { id } = await tenant.newWebhook();
        const reply = await send('DELETE', `/${id}`);
        expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([204, '', null]);
        expect(reply.headers.get('content-length')).toBeNull();
        for (const method of ['GET', 'DELETE'])
          expect(answerOf(await send(method, `/${id}`))).toBe('404 not_found');
        const { reader } = server().service.database;
        expect(await reader('webhook_secrets').where('webhook_id', id)).toEqual([]);
      });

      it('is deleted once under a key, and answers so again', async () => {
        const { id } = await tenant.newWebhook();
        const idempotencyKey = randomUUID();
        const replies = await Promise.all(
          [1, 2].map(() => tenant.request('DELETE', `/v1/webhooks/${id}`, { idempotencyKey })),
        );
        expect(replies.map(({ status, text }) => [status, text])).toEqual([
          [204, ''],
          [204, ''],
        ]);
        const replayed = replies.map(({ headers }) => headers.get('idempotent-replayed'));
        expect(replayed.filter((mark) => mark === 'true')).toHaveLength(1);
        const plain = await tenant.request('DELETE', `/v1/webhooks/${id}`, { idempotencyKey: null });
        expect(answerOf(plain)).toBe('404 not_found');
      });
    });

    describe('what a caller may send', () => {
      it.each<[string, object]>([
        ['no types', { eventTypes: [] }],
        ['a type twice', { eventTypes: ['payout.settled', 'payout.settled'] }],
        ['a pattern of its own', { eventTypes: ['pay*'] }],
        ['a pattern of changes', { eventTypes: ['*.settled'] }],
        ['an object alone', { eventTypes: ['payout'] }],
        ['a test', { eventTypes: ['webhook.test'] }],
        ['a type that there is not', { eventTypes: ['withdrawal.returned'] }],
        ['null for types', { eventTypes: null }],
        ['an empty description', { description: '' }],
        ['a long description', { description: 'x'.repeat(256) }],
        ['a secret', { secret: `whsec_${'A'.repeat(43)}=` }],
        ['a status', { status: 'disabled' }],
        ['an id', { id: newId('whk') }],
        ['a reserved key', { metadata: { '@@platformtype': 1 } }],
        ['no URL at all', { url: undefined }],
        ['null for the URL', { url: null }],
      ])('is not %s', async (_what, body) => {
        expect(answerOf(await create(body))).toBe('400 invalid_request');
      });

      it('to a change is something that can be changed', async () => {
        const { id } = await tenant.newWebhook();
        const wrong: object[] = [
          {},
          { secret: 'x' },
          { id: newId('whk') },
          { status: 'failing' },
          { eventTypes: [] },
          { eventTypes: null },
          { metadata: null },
          { url: 'hooks' },
          { url: null },
        ];
        for (const body of wrong)
          expect([body, answerOf(await send('PATCH', `/${id}`, body))]).toEqual([
            body,
            '400 invalid_request',
          ]);
      });

      it('as a grace is a whole number of seconds, up to a week', async () => {
        const { id } = await tenant.newWebhook();
        const answers: unknown[] = [];
        for (const graceSeconds of [-1, 604_801, 1.5, '60', null, 0, 604_800])
          answers.push([
            graceSeconds,
            answerOf(await send('POST', `/${id}/rotate-secret`, { graceSeconds })),
          ]);
        expect(answers).toEqual([
          ...[-1, 604_801, 1.5, '60', null].map((each) => [each, '400 invalid_request']),
          [0, '200'],
          [604_800, '200'],
        ]);
      });
    });

    describe('a URL', () => {
      it.each([
        ['hooks', 400],
        [' http://127.0.0.1:4000/', 400],
        ['http://127.0.0.1:4000/\u3000', 400],
        ['http:\\\\127.0.0.1:4000\\', 400],
        ['http://127.0.0.1:65536/', 400],
        [`http://127.0.0.1:4000/${'a'.repeat(2048)}`, 400],
        ['ftp://127.0.0.1/', 422],
        ['http://user@127.0.0.1:4000/', 422],
        ['http://@127.0.0.1:4000/', 422],
        ['http://127.0.0.1:4000/#', 422],
        ['http://127.0.0.1:6379/', 422],
        ['http://2130706433:4000/', 422],
        ['http://127.1:4000/', 422],
        ['http://①②⑦.0.0.1:4000/', 422],
        ['http://127.0.0.2:4000/', 422],
        ['http://[64:ff9b::10.0.0.1]/', 422],
        ['http://169.254.169.254/', 422],
      ])('%s is %i, at the creation and later', async (url, status) => {
        const { id } = await tenant.newWebhook();
        const replies = [await create({ url }), await send('PATCH', `/${id}`, { url })];
        const answer = status === 400 ? '400 invalid_request' : '422 webhook_url_refused';
        expect(replies.map(answerOf)).toEqual([answer, answer]);
        for (const { body } of replies) expect(body['details']).toMatchObject([{ in: 'body', path: '/url' }]);
        expect((await read(id)).url).toBe(LOCAL_HOOK);
      });

      it('of this service itself is refused, by its address and by its name', async () => {
        const { port } = new URL(server().url);
        for (const host of ['127.0.0.1', '[::1]', 'localhost'])
          expect(answerOf(await create({ url: `http://${host}:${port}/` }))).toBe('422 webhook_url_refused');
      });

      it('is judged by all that its name resolves to, and the refusal tells none of it', async () => {
        const good = newName(['93.184.216.34', '2606:2800:220:1:0:0:0:1']);
        const refused = [newName(['93.184.216.34', '10.1.2.3']), newName(['169.254.169.254'])];
        const { id } = await tenant.newWebhook({ url: `https://${good}/` });
        expect(await patch(id, { url: 'http://localhost:4000/' })).toHaveProperty(
          'url',
          'http://localhost:4000/',
        );
        // Nobody knows it.
        await patch(id, { url: `https://${randomUUID()}.example.com/` });
        for (const name of refused) {
          const url = `https://${name}/`;
          for (const reply of [await create({ url }), await send('PATCH', `/${id}`, { url })]) {
            expect(answerOf(reply)).toBe('422 webhook_url_refused');
            expect(reply.text).not.toMatch(/10\.1\.2\.3|169\.254/);
          }
        }
      });

      it('whose name server says nothing is accepted, after the time that a look-up may take', async () => {
        const { status } = await tenant.newWebhook({ url: `https://${newName('silence')}/` });
        expect(status).toBe('active');
      });

      it('that is refused stays so under its key, whatever its name leads to by then', async () => {
        const name = newName(['10.1.2.3']);
        const sent = { body: { url: `https://${name}/` }, idempotencyKey: randomUUID() };
        const first = await tenant.request('POST', '/v1/webhooks', sent);
        names.set(name, ['93.184.216.34']);
        const again = await tenant.request('POST', '/v1/webhooks', sent);
        expect([first, again].map(answerOf)).toEqual(['422 webhook_url_refused', '422 webhook_url_refused']);
        expect(again.text).toBe(first.text);
        expect(answerOf(await create(sent.body))).toBe('201');
      });
    });

    describe('a change', () => {
      it('replaces what it names and leaves the rest', async () => {
        const { id, createdAt } = await tenant.newWebhook({ description: 'one', metadata: { a: 1 } });
        const url = 'http://127.0.0.1:4001/';
        expect(await patch(id, { url })).toMatchObject({ url, description: 'one', metadata: { a: 1 } });
        expect(await patch(id, { metadata: { b: 2 } })).toHaveProperty('metadata', { b: 2 });
        const cleared = await patch(id, { description: null, eventTypes: ['payin.*'] });
        expect(cleared).not.toHaveProperty('description');
        expect(cleared).toMatchObject({ url, eventTypes: ['payin.*'], createdAt });
        expect(await read(id)).toEqual(cleared);
      });

      it('to the same values changes nothing, the moment of the last change included', async () => {
        const own = await server().newTenant();
        const { id } = await own.newWebhook({ description: 'one', metadata: { a: 1, b: [1] } });
        const before = await read(id, own);
        await own.post('/v1/sandbox/clock', { advanceSeconds: 60 });
        const { url, eventTypes, description, status } = before;
        const same = { url, eventTypes, description, metadata: { b: [1], a: 1 }, status };
        expect((await send('PATCH', `/${id}`, same, own)).body).toEqual(before);
        expect(await read(id, own)).toEqual(before);
      });

      it('disables it with an event, once, and enables it with nothing held against it', async () => {
        const { id } = await tenant.newWebhook();
        const disabled = await patch(id, { status: 'disabled' });
        expect(disabled).toMatchObject({ status: 'disabled', disabledReason: 'manual' });
        expect(disabled.disabledAt).toBe(disabled.updatedAt);
        expect(await patch(id, { status: 'disabled' })).toEqual(disabled);
        const { data } = await tenant.get<{ data: Schema<'Event'>[] }>(`/v1/events?objectId=${id}`);
        expect(data.map(({ type, data: told }) => [type, told.status, told.version, told.url])).toEqual([
          ['webhook.disabled', 'disabled', 2, `/v1/webhooks/${id}`],
        ]);
        const enabled = await patch(id, { status: 'active', description: 'again' });
        expect(enabled).toMatchObject({ status: 'active', description: 'again' });
        expect(Object.keys(enabled)).not.toContain('disabledReason');
        expect(Object.keys(enabled)).not.toContain('disabledAt');
      });

      it('of the URL forgets what failed, and of all else does not', async () => {
        const { id } = await tenant.newWebhook();
        const failing = { failing_since: Date.now() - DAY_MS };
        await server().service.database.writer('webhooks').where({ id }).update(failing);
        expect(await patch(id, { description: 'x' })).toHaveProperty('failingSince');
        expect(await patch(id, { url: LOCAL_HOOK })).toHaveProperty('failingSince');
        expect(await patch(id, { url: `${LOCAL_HOOK}2` })).not.toHaveProperty('failingSince');
      });
    });

    describe('an account', () => {
      it('has 200 subscriptions and not one more, by way of two processes at once', async () => {
        const own = await server().newTenant();
        const another = await startAnother();
        const one = (index: number): Promise<TestReply> =>
          (index % 2 === 0 ? server() : another).request('POST', '/v1/webhooks', {
            key: own.secretKey,
            body: { url: LOCAL_HOOK, eventTypes: ['api_key.created'] },
          });
        const replies = await Promise.all(Array.from({ length: 230 }, (_, index) => one(index)));
        const answers = replies.map(answerOf);
        expect(answers.filter((answer) => answer === '201')).toHaveLength(200);
        expect(answers.filter((answer) => answer === '422 limit_exceeded')).toHaveLength(30);
        const { data } = await own.get<{ data: Webhook[] }>('/v1/webhooks?limit=200');
        expect(data).toHaveLength(200);
        // A URL that is refused is refused before the count is looked at.
        const refused = await send('POST', '', { url: 'http://10.0.0.1/' }, own);
        expect(answerOf(refused)).toBe('422 webhook_url_refused');
        await send('DELETE', `/${data[0]!.id}`, undefined, own);
        expect([await one(0), await one(1)].map(answerOf)).toEqual(['201', '422 limit_exceeded']);
      }, 60_000);
    });
  },
  { variables: dns },
);
