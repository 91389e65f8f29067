import { beforeAll, describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { SUBJECTS } from '../capabilities.ts';
import type { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/ids.ts';
import { receiveReport } from '../provider-seam/inbox/receive-report.ts';
import { type ProgramResult, runOperator } from '../testing/server/run-program.ts';
import { withServer } from '../testing/server/with-server.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { STATE_WALKS } from '../testing/worlds/walks/state-walks.ts';
import type { Walked } from '../testing/worlds/walks/walk-steps.ts';
import { approveOperation, rejectOperation } from '../treasury/operations/review.ts';
import { orderReturn, releaseReceipt, returnReceiptByHand } from '../treasury/receipts/review.ts';
import type { ReviewNote } from './review.ts';
import type { Write } from './write.ts';

type Json = Record<string, unknown>;

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

const OPERATIONS = ['payout', 'withdrawal', 'conversion'] as const;
const RECEIPTS = ['payin', 'deposit'] as const;

/** Every edge that leaves `held`, of everything that can be held: what the review door is there for. */
const EDGES = [...OPERATIONS, ...RECEIPTS].flatMap((resource) =>
  STATE_MACHINES[resource].transitions
    .filter(({ from }) => from === 'held')
    .map(({ to }) => [resource, to] as const),
);

const newNote = (reason = 'It was looked at', actor = 'grace@example.com'): ReviewNote => ({
  reviewId: newId('rev'),
  actor,
  reason,
});

const INVALID = expect.objectContaining({ code: 'invalid_state' }) as ApiError;

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
    await tenant.adjust('USDC', '1000.00');
  });

  const submit = <Reply>(write: Write<Reply>): Promise<Reply> => server().service.writeQueue.submit(write);

  /** The decision that takes what is held along an edge of its table. */
  function decisionOf(id: string, to: string, note: ReviewNote): Write<unknown> {
    const tenantId = tenant.clientId;
    const operation = { tenantId, operationId: id };
    const receipt = { tenantId, receiptId: id };
    const decisions: Readonly<Record<string, () => Write<unknown>>> = {
      accepted: () => approveOperation(operation, note),
      failed: () => rejectOperation(operation, note),
      credited: () => releaseReceipt(receipt, note),
      returned: () => returnReceiptByHand(receipt, note, 'OUT-77'),
    };
    return decisions[to]!();
  }

  async function newHeld(resource: (typeof EDGES)[number][0]): Promise<Walked> {
    if (resource === 'payin') return tenant.fund('5.00', { outcome: 'held' });
    if (resource === 'deposit') return tenant.deposit('5', { outcome: 'held' });
    return STATE_WALKS[resource].create['held']![0]!(tenant);
  }

  const reviewsOf = async (subject: string): Promise<Json[]> =>
    server().service.database.reader('reviews').where({ subject }).orderBy('id');

  describe('a decision by hand', () => {
    it('has every edge that leaves held', () => {
      expect(EDGES).toHaveLength(10);
    });

    it.each(EDGES)(
      'takes a held %s to %s, once, with its reason shown and its actor kept',
      async (resource, to) => {
        const held = await newHeld(resource);
        expect(held.status).toBe('held');
        const note = newNote();
        await submit(decisionOf(held.id, to, note));
        const shown = await STATE_WALKS[resource].read(tenant, held);
        expect(shown.status).toBe(to);
        const text = JSON.stringify(shown);
        expect(text).toContain('It was looked at');
        expect(text).not.toContain('grace');
        expect(await reviewsOf(held.id)).toEqual([
          expect.objectContaining({
            id: note.reviewId,
            tenant_id: tenant.clientId,
            actor: 'grace@example.com',
            reason: 'It was looked at',
          }),
        ]);
        for (const { to: other } of STATE_MACHINES[resource].transitions.filter(
          ({ from }) => from === 'held',
        ))
          await expect(submit(decisionOf(held.id, other, newNote()))).rejects.toEqual(INVALID);
        expect(await STATE_WALKS[resource].read(tenant, held)).toEqual(shown);
        expect(await reviewsOf(held.id)).toHaveLength(1);
      },
    );

    it('is taken once where its write runs again, since nobody heard of its first commit', async () => {
      const { id } = await tenant.newPayout({ amount: '10.03' });
      const note = newNote();
      await submit(decisionOf(id, 'failed', note));
      const before = await tenant.payout(id);
      expect(await submit(decisionOf(id, 'failed', note))).toMatchObject({ id, status: 'failed' });
      expect(await tenant.payout(id)).toEqual(before);
      expect(before).toMatchObject({ failureCode: 'review_rejected', failureMessage: 'It was looked at' });
    });

    it('is taken by one of many who decide at once, whatever they decide', async () => {
      const { id } = await tenant.newPayout({ amount: '10.03' });
      const decisions = ['accepted', 'failed', 'accepted', 'failed'].map((to) =>
        submit(decisionOf(id, to, newNote())),
      );
      const ends = await Promise.allSettled(decisions);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await reviewsOf(id)).toHaveLength(1);
    });

    describe.each(OPERATIONS)('about a %s of which nobody knows whether it was carried out', (resource) => {
      /** Held, while its provider is asked what became of the order. */
      async function newUnknown(): Promise<Walked> {
        const held = await newHeld(resource);
        const { writer } = server().service.database;
        const row = { id: newId('ins'), tenant_id: tenant.clientId, subject: held.id, payload: '{}' };
        const [kind, provider] = (
          {
            payout: ['pay', 'bank'],
            withdrawal: ['send', 'chain'],
            conversion: ['convert', 'exchange'],
          } as const
        )[resource];
        const asked = { status: 'asking', adapter: 'other', due_at: 0, ask_at: 9e15, attempts: 5, asks: 5 };
        await writer('instructions').insert({ ...row, kind, provider, ...asked });
        await writer('operations').where({ id: held.id }).update({ hold_reason: 'provider_unknown' });
        return held;
      }

      it('is no approval until the provider has said that it has no such order', async () => {
        const { id } = await newUnknown();
        await expect(submit(decisionOf(id, 'accepted', newNote()))).rejects.toEqual(INVALID);
        expect(await reviewsOf(id)).toEqual([]);
        const { writer } = server().service.database;
        await writer('instructions').where({ subject: id }).update({ status: 'withdrawn', ask_at: null });
        await submit(decisionOf(id, 'accepted', newNote()));
        expect(await writer('instructions').where({ subject: id })).toMatchObject([
          { status: 'pending', attempts: 0 },
        ]);
      });

      it('may be a rejection, after which the provider is asked on', async () => {
        const { id } = await newUnknown();
        await submit(decisionOf(id, 'failed', newNote()));
        const orders: unknown = await server().service.database.reader('instructions').where({ subject: id });
        expect(orders).toMatchObject([{ status: 'asking' }]);
      });
    });

    it('tells the provider to send a held receipt back, which is neither released nor told again meanwhile', async () => {
      const { id, providerReference } = await tenant.fund('6.00', { outcome: 'held' });
      const receipt = { tenantId: tenant.clientId, receiptId: id };
      await submit(orderReturn(receipt, newNote()));
      const { database, writeQueue } = server().service;
      const [order] = await database
        .reader('instructions')
        .where({ subject: id, kind: 'return_receipt' })
        .select<{ id: string; payload: string; status: string }[]>('id', 'payload', 'status');
      expect(order).toMatchObject({ status: 'pending' });
      expect(JSON.parse(order!.payload)).toMatchObject({ amount: '6.00', asset: 'AUD', providerReference });
      for (const write of [
        orderReturn(receipt, newNote()),
        releaseReceipt(receipt, newNote()),
        returnReceiptByHand(receipt, newNote(), 'OUT-1'),
      ])
        await expect(submit(write)).rejects.toEqual(INVALID);
      const about = { instructionId: order!.id };
      const source = { provider: 'bank', adapter: 'simulated' } as const;
      const amount = { minor: 600n, asset: 'AUD' } as const;
      const told = { eventId: `back ${id}`, about, says: 'returned', amount } as const;
      expect(await receiveReport({ database, writeQueue, subjects: SUBJECTS }, source, told)).toBe('applied');
      expect(await tenant.get(`/v1/treasury/payins/${id}`)).toMatchObject({ status: 'returned' });
      expect(await reviewsOf(id)).toMatchObject([{ action: 'return', actor: 'grace@example.com' }]);
    });

    it('is refused about what another tenant has', async () => {
      const { id } = await tenant.newPayout({ amount: '10.03' });
      const other = await server().newTenant();
      const write = approveOperation({ tenantId: other.clientId, operationId: id }, newNote());
      await expect(submit(write)).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  describe('the command', () => {
    const run = (...parameters: string[]): Promise<ProgramResult> =>
      runOperator(['review', ...parameters, '--json'], {
        DATABASE_URL: server().service.config.databaseUrl,
      });
    const succeed = async (...parameters: string[]): Promise<Json> => {
      const { exitCode, stdout, stderr } = await run(...parameters);
      expect([exitCode, stderr]).toEqual([0, '']);
      return JSON.parse(stdout) as Json;
    };
    const fail = async (...parameters: string[]): Promise<string> => {
      const { exitCode, stdout, stderr } = await run(...parameters);
      expect([exitCode, stdout]).toEqual([1, '']);
      return stderr;
    };
    const why = ['--reason', 'The customer was called', '--actor', 'ada'];

    it(
      'lets held orders of .03 go on, which settle',
      async () => {
        const held = [
          await tenant.newPayout({ amount: '10.03' }),
          await tenant.newWithdrawal({ amount: '10.03' }),
          await tenant.newConversion({
            sourceAsset: 'AUD',
            destinationAsset: 'USDT',
            sourceAmount: '10.03',
            destinationNetwork: 'ethereum',
          }),
        ];
        const { data } = await succeed('list', '--tenant', tenant.clientId);
        for (const { id } of held) {
          expect(data).toContainEqual(
            expect.objectContaining({
              id,
              amount: expect.stringMatching(/^10\.03/) as string,
              actions: ['approve', 'reject'],
            }),
          );
        }
        const decided = await Promise.all(held.map(({ id }) => succeed('approve', '--id', id, ...why)));
        const { clientId } = tenant;
        for (const each of decided)
          expect(each).toMatchObject({ clientId, action: 'approve', status: 'accepted' });
        // On the tenant's clock, which the commands know too.
        await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
        const [payout, withdrawal, conversion] = held.map(({ id }) => id);
        const ends = [
          await tenant.payout(payout!),
          await tenant.withdrawal(withdrawal!),
          await tenant.conversion(conversion!),
        ];
        for (const end of ends) {
          expect(end.statusHistory.map(({ status }) => status)).toEqual([
            'held',
            'accepted',
            'submitted',
            'settled',
          ]);
          expect(end.statusHistory[1]).toMatchObject({ reason: 'The customer was called' });
        }
      },
      PATIENCE_MS,
    );

    it(
      'refuses to approve what was rejected',
      async () => {
        const { id } = await tenant.newPayout({ amount: '10.03' });
        await succeed('reject', '--id', id, ...why);
        expect(await fail('approve', '--id', id, ...why)).toContain('is failed. Only a held operation');
        expect(await reviewsOf(id)).toHaveLength(1);
        expect(await tenant.payout(id)).toMatchObject({ status: 'failed' });
      },
      PATIENCE_MS,
    );

    it.each([
      ['no reason', ['--actor', 'ada'], '--reason'],
      ['a blank reason', ['--reason', ' ', '--actor', 'ada'], '--reason'],
      ['no actor', ['--reason', 'x'], '--actor'],
    ])(
      'refuses a decision with %s',
      async (_what, given, complaint) => {
        const { id } = await tenant.newPayout({ amount: '10.03' });
        expect(await fail('approve', '--id', id, ...given)).toContain(complaint);
        expect(await reviewsOf(id)).toEqual([]);
        expect(await tenant.payout(id)).toMatchObject({ status: 'held' });
      },
      PATIENCE_MS,
    );

    it(
      'releases a held receipt, and notes the reference under which another was sent back',
      async () => {
        const [released, returned] = [
          await tenant.fund('7.00', { outcome: 'held' }),
          await tenant.fund('8.00', { outcome: 'held' }),
        ];
        await succeed('release', '--id', released.id, ...why);
        expect(await tenant.get(`/v1/treasury/payins/${released.id}`)).toMatchObject({ status: 'credited' });
        await succeed('return', '--id', returned.id, '--sent-back-as', 'OUT-1', ...why);
        const [review] = await reviewsOf(returned.id);
        expect(JSON.parse(String(review!['facts']))).toMatchObject({ sentBackAs: 'OUT-1' });
      },
      PATIENCE_MS,
    );
  });
});
