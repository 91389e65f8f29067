import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LiveChanges } from './live-changes.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { enrol, type TestUser } from '../../testing/worlds/test-user.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/console/api/live';

/** A stream of server-sent events, as a browser reads it, on a connection of its own. */
class Reading {
  readonly #response: IncomingMessage;
  readonly #pieces: AsyncIterator<string, undefined>;
  #text = '';

  private constructor(response: IncomingMessage) {
    this.#response = response;
    this.#pieces = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  }

  static async open(url: string, user: TestUser, lastEventId?: string): Promise<Reading> {
    const headers: Record<string, string> = { cookie: user.browser.cookieHeader };
    if (lastEventId !== undefined) headers['last-event-id'] = lastEventId;
    const [response] = (await once(get(url + PATH, { headers, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/event-stream');
    return new Reading(response);
  }

  /** The next event, as its fields; null behind the last. */
  async next(): Promise<Readonly<Record<string, string>> | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const lines = this.#text.slice(0, end).split('\n');
        this.#text = this.#text.slice(end + 2);
        const fields = lines.map((line) => /^(\w*): ?(.*)$/.exec(line) ?? []);
        const event = Object.fromEntries(
          fields.flatMap(([, name, value]) => (name ? [[name, value ?? '']] : [])),
        );
        if (Object.keys(event).length > 0) return event;
        continue;
      }
      const { done, value } = await this.#pieces.next();
      if (done === true) return null;
      this.#text += value;
    }
  }

  async nextData(): Promise<unknown> {
    return JSON.parse((await this.next())?.['data'] ?? 'null');
  }

  close(): void {
    this.#response.destroy();
  }
}

eachServer(({ server }) => {
  let tenant: TestTenant;
  let owner: TestUser;
  let beneficiaryId: string;
  const open: Reading[] = [];

  const read = async (user = owner, lastEventId?: string): Promise<Reading> => {
    const reading = await Reading.open(server().url, user, lastEventId);
    open.push(reading);
    return reading;
  };
  beforeAll(async () => {
    tenant = await server().newTenant();
    owner = await enrol(server(), tenant.clientId);
    await tenant.fund('500.00');
    beneficiaryId = (await tenant.newBeneficiary()).id;
  });
  afterEach(() => {
    for (const reading of open.splice(0)) reading.close();
  });

  it('tells of each change with its object, its status and its version, in their order', async () => {
    const reading = await read();
    const payout = await tenant.newPayout({ beneficiaryId, amount: '1.00' });
    const created = await reading.next();
    expect(created?.['id']).toMatch(/^evt_/);
    const change = { object: 'payout', id: payout.id, status: 'accepted', version: 1 };
    expect(JSON.parse(created?.['data'] ?? '')).toEqual(change);
    await tenant.post(`/v1/sandbox/operations/${payout.id}/advance`, { to: 'failed' });
    expect(await reading.nextData()).toMatchObject({ id: payout.id, status: 'failed' });
  });

  it('continues behind the last event that was received', async () => {
    const { data } = await tenant.get<{ data: { id: string }[] }>('/v1/events?limit=1');
    const payout = await tenant.newPayout({ beneficiaryId, amount: '1.00' });
    const reading = await read(owner, data[0]?.id);
    expect(await reading.nextData()).toMatchObject({ id: payout.id, status: 'accepted' });
  });

  it.each(['evt_01kjv3e5m8e2ta7x0c6y4b9dqr', 'nonsense', ''])(
    'says that changes may have been missed behind "%s"',
    async (lastEventId) => {
      const reading = await read(owner, lastEventId);
      expect(await reading.next()).toEqual({
        event: 'resync',
        data: '{}',
        id: expect.stringMatching(/^evt_/) as string,
      });
    },
  );

  it('tells nothing of other accounts, and nothing that the role may not read', async () => {
    const finance = await enrol(server(), tenant.clientId, 'finance');
    const reading = await read(finance);
    const other = await server().newTenant();
    await other.newDestination();
    await tenant.newApiKey();
    const destination = await tenant.newDestination();
    expect(await reading.nextData()).toMatchObject({ object: 'destination', id: destination.id });
  });

  it('ends when the server stops, which takes no further ones', async () => {
    const { reader } = server().service.database;
    const stopping = new AbortController();
    const live = new LiveChanges({ reader, stopping: stopping.signal, onFault: () => undefined });
    const follower = {
      tenantId: tenant.clientId,
      sessionId: 'ses_1',
      lastEventId: undefined,
      maySee: () => true,
      isValid: () => Promise.resolve(true),
    };
    const stream = await live.open(follower);
    await stream.next();
    const waiting = stream.next();
    stopping.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(live.count).toBe(0);
    await expect(live.open(follower)).rejects.toMatchObject({
      code: 'service_unavailable',
      reason: 'streams_full',
    });
  });

  it('needs a session, and refuses the fifth stream of one', async () => {
    const stranger = await server().request('GET', PATH);
    expect([stranger.status, stranger.body['code']]).toEqual([401, 'unauthenticated']);
    for (let count = 0; count < 4; count += 1) await read();
    const fifth = await server().request('GET', PATH, { headers: { cookie: owner.browser.cookieHeader } });
    expect([fifth.status, fifth.body['code']]).toEqual([503, 'service_unavailable']);
    expect(fifth.headers.get('retry-after')).toBe('5');
  });
});
