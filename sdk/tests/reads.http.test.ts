import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../src/ledger.ts';
import { type AttemptFacts, type Checkpoint, type Event, WaitError } from '../src/client.ts';
import { withClient, errorOf } from './with-client.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

function memory(): Checkpoint & { saved: string | undefined } {
  const place = {
    saved: undefined as string | undefined,
    load: () => Promise.resolve(place.saved),
    save: (cursor: string) => {
      place.saved = cursor;
      return Promise.resolve();
    },
  };
  return place;
}

withClient(({ client, proxy, tenant, payout }) => {
  describe('a list', () => {
    it('L1 is walked by the cursors of bodies and of links', async () => {
      for (let turn = 0; turn < 5; turn += 1) await tenant().newDestination();
      const [first] = (await client().destinations.list({ limit: 2 })).data;
      const all: string[] = [];
      for await (const { id } of client().destinations.list({ limit: 2 })) all.push(id);
      expect([all.length, all[0]]).toEqual([5, first?.id]);
      const pages: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) await tenant().newBeneficiary();
      for await (const { data } of client().beneficiaries.list({ limit: 3 }).pages()) pages.push(data.length);
      expect(pages).toEqual([3, 1]);
      const page = await client().destinations.list({ limit: 4 });
      const next = await page.next();
      expect([page.hasMore, next?.data.length, await next?.next()]).toEqual([true, 1, null]);
    });

    it('L2 that leads to where it was throws', async () => {
      const body = JSON.stringify({ data: [{ id: 'dst_1' }], hasMore: true, nextCursor: 'again' });
      proxy().always = { status: 200, headers: JSON_TYPE, body };
      const walk = async (): Promise<void> => {
        for await (const { id } of client().destinations.list()) expect(id).toBe('dst_1');
      };
      expect((await errorOf(walk())).code).toBe('cursor_repeated');
      expect(proxy().seen).toHaveLength(2);
    });

    it('L3 that is not used sends nothing', async () => {
      const unused = client().destinations.list();
      await client().meta.getCaller();
      expect(proxy().seen.map(({ path }) => path)).toEqual(['/v1/meta/caller']);
      expect((await unused).data).toBeInstanceOf(Array);
    });
  });

  describe('a record that is waited for', () => {
    it('is answered once it has the status, also by its id', async () => {
      const made = await client().payouts.create(payout('W0'));
      const waiting = client().payouts.waitUntil(made, 'settled');
      await tenant().settle();
      expect((await waiting).status).toBe('settled');
      expect((await client().payouts.waitUntil(made.id, ['settled', 'failed'])).status).toBe('settled');
      const { id } = await tenant().newCustomer();
      const customer = await client().customers.get(id);
      expect(await client().customers.waitUntil(customer, customer.verificationStatus)).toBe(customer);
    });

    it('W1 is given up at once where it cannot get there', async () => {
      const made = await client().payouts.create({ ...payout('W1'), amount: '1.01' });
      await tenant().settle();
      const error = await errorOf(client().payouts.waitUntil(made, 'settled'));
      expect([error.code, error instanceof WaitError && (error.record as { status: string }).status]).toEqual(
        ['status_unreachable', 'failed'],
      );
      const held = await client().payouts.create({ ...payout('W1 held'), amount: '1.03' });
      const late = await errorOf(client().payouts.waitUntil(held, 'settled', { timeoutMs: 300 }));
      expect(late.code).toBe('wait_timeout');
    });

    it('W2 is waited for while the server is away', async () => {
      const made = await client().payouts.create(payout('W2'));
      await tenant().settle();
      await proxy().close();
      const failures: string[] = [];
      const onAttempt = ({ code }: AttemptFacts): void => {
        if (code !== undefined && failures.push(code) === 3) void proxy().reopen();
      };
      const settled = await client({ onAttempt }).payouts.waitUntil(made, 'settled');
      expect([settled.status, failures.length >= 3]).toEqual(['settled', true]);
    });
  });

  describe('events that are followed', () => {
    /** The next so many. */
    async function take(events: AsyncGenerator<Event>, count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const next = await events.next();
        if (next.done === true) break;
        ids.push(next.value.id);
      }
      return ids;
    }
    const listed = async (): Promise<string[]> =>
      (await tenant().get<{ data: Event[] }>('/v1/events?type=destination.*&limit=200')).data
        .map(({ id }) => id)
        .reverse();

    it('E1 are all met, also by one who is killed on the way', async () => {
      const checkpoint = memory();
      const follow = () =>
        client().events.follow({ checkpoint, from: 'oldest', type: 'destination.*', pollMs: 10 });
      const before = await listed();
      expect(await take(follow(), before.length)).toEqual(before);
      // Killed before it asked for the one behind: they come again.
      expect(checkpoint.saved).toBeUndefined();
      const events = follow();
      await take(events, before.length);
      const following = take(events, 2);
      await tenant().newDestination();
      await tenant().newDestination();
      expect(await following).toEqual((await listed()).slice(-2));
      const again = follow();
      await tenant().newDestination();
      const found = await take(again, 1);
      // One of the two whose place was not saved: nothing behind them is met before them.
      expect((await listed()).slice(before.length, before.length + 2)).toContain(found[0]);
      proxy().fates = ['cut_after', { status: 503 }];
      const rest = (await listed()).slice((await listed()).indexOf(found[0]!) + 1);
      expect(await take(again, rest.length)).toEqual(rest);
    });

    it('begin now by default, and end with the signal', async () => {
      const controller = new AbortController();
      const checkpoint = memory();
      const events = client().events.follow({
        checkpoint,
        type: 'destination.*',
        pollMs: 10,
        signal: controller.signal,
      });
      const following = take(events, 1);
      await expect.poll(() => checkpoint.saved).toBeDefined();
      await tenant().newDestination();
      expect(await following).toEqual((await listed()).slice(-1));
      controller.abort();
      expect(await take(events, 1)).toEqual([]);
    });

    it('E2 tell of a gap', async () => {
      const body = JSON.stringify({
        code: 'invalid_state',
        message: 'Gone.',
        requestId: 'req_1',
        retryable: false,
      });
      proxy().fates = [{ status: 409, headers: JSON_TYPE, body }];
      const events = client().events.follow({ checkpoint: memory() });
      expect((await errorOf(events.next())).code).toBe('events_gap');
    });
  });

  describe('a stream', () => {
    it('S1 is whole, or throws', async () => {
      const lines: string[] = [];
      for await (const line of client().ledger.export().lines()) lines.push(line);
      const head = await client().ledger.getHead();
      expect(lines).toHaveLength(head.seq);
      expect(await verifyLedger(client().ledger.export(), head)).toMatchObject({
        faults: [],
        head,
        movements: head.seq,
      });
      const report = await client().revenue.downloadReport();
      expect([await report.text(), report.response.status]).toEqual([
        expect.stringContaining('transferId'),
        200,
      ]);
      const { id } = await tenant().newInvoice();
      const pdf = await client().invoices.getPdf(id);
      expect(new TextDecoder().decode((await pdf.bytes()).slice(0, 5))).toBe('%PDF-');
      expect(pdf.filename).toMatch(/\.pdf$/);
      const cut = async (read: () => Promise<unknown>): Promise<string> => {
        proxy().fates = ['cut_body'];
        return (await errorOf(read())).code;
      };
      const readLedger = async (): Promise<void> => {
        for await (const line of client().ledger.export().lines()) expect(line).not.toBe('');
      };
      expect(await cut(readLedger)).toBe('connection_cut');
      expect(await cut(async () => (await client().invoices.getPdf(id)).bytes())).toBe('connection_cut');
      expect(await cut(async () => (await client().revenue.downloadReport()).text())).toBe('connection_cut');
    });

    it('that begins with a refusal says so, and is tried again', async () => {
      proxy().fates = [{ status: 503 }, 'cut_before'];
      for await (const { seq } of client().ledger.export()) {
        expect(seq).toBe(1);
        break;
      }
      expect(proxy().seen).toHaveLength(3);
      expect((await errorOf(client().invoices.getPdf('bil_1'))).code).toBe('not_found');
    });

    it('S2 shows a line that was changed', async () => {
      const lines: string[] = [];
      for await (const line of client().ledger.export().lines()) lines.push(line);
      const changed = lines.map((line, index) =>
        index === 1
          ? line.replace(/"amount":"[^"]+"|"availableDelta":"[^"]+"/, (part) => part.replace(/\d/, '9'))
          : line,
      );
      expect((await verifyLedger(changed)).faults).not.toEqual([]);
      expect((await verifyLedger(lines.slice(1))).faults).toContain('movement 2 follows 0');
      expect((await verifyLedger(lines, { seq: 1, hash: 'f'.repeat(64) })).faults).toEqual([
        'the given head is not in this chain',
      ]);
      expect(await verifyLedger([])).toMatchObject({ movements: 0, faults: [], clientId: undefined });
    });
  });

  it('anything can be called by its path', async () => {
    const { data, response } = await client()
      .request<{ clientId: string }>('get', '/v1/meta/caller')
      .withResponse();
    expect([data.clientId, response.status, response.replayed]).toEqual([tenant().clientId, 200, false]);
    const made = await client().request('POST', '/v1/treasury/payouts', {
      body: payout('any'),
      idempotencyKey: 'any payout',
    });
    const again = await client()
      .payouts.create(payout('any'), { idempotencyKey: 'any payout' })
      .withResponse();
    expect([again.data, again.response.replayed]).toEqual([made, true]);
  });
});
