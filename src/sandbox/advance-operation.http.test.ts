import { beforeAll, describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import type { Schema } from '../contract/operation-types.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

type Payout = Schema<'Payout'>;
type Operation = Payout | Schema<'Withdrawal'> | Schema<'Conversion'>;
type Status = Payout['status'];
type Target = Schema<'AdvanceOperationRequest'>['to'];

const STATUSES = STATE_MACHINES.payout.states;
const FINAL: readonly Status[] = STATE_MACHINES.payout.final;
const TARGETS: readonly Target[] = [...STATUSES, 'late_return', 'late_execution'];

const isEdge = (from: Status, to: Target): boolean =>
  STATE_MACHINES.payout.transitions.some((edge) => edge.from === from && edge.to === to);

/** What overtook other reports brings the edges between with it. */
const PASSING: Readonly<Partial<Record<Status, Partial<Record<Target, readonly Status[]>>>>> = {
  held: {
    submitted: ['accepted', 'submitted'],
    settled: ['accepted', 'submitted', 'settled'],
    returned: ['accepted', 'submitted', 'returned'],
  },
  accepted: { settled: ['submitted', 'settled'], returned: ['submitted', 'returned'] },
};

/** The statuses that a move passes through; undefined where it is refused. */
function pathOf(from: Status, to: Target): readonly Target[] | undefined {
  return isEdge(from, to) ? [to] : PASSING[from]?.[to];
}

/** How a payout comes to a status by control calls alone. */
const WAY: Readonly<Record<Status, readonly Target[]>> = {
  accepted: [],
  held: ['held'],
  submitted: ['submitted'],
  settled: ['submitted', 'settled'],
  failed: ['failed'],
  returned: ['submitted', 'returned'],
};

/** What late reports leave of 100.00 with a fee of 1.00, beside what the payout itself did. */
const LATE: Readonly<Partial<Record<Status, Partial<Record<Target, readonly string[]>>>>> = {
  settled: { late_return: ['payout_returned 100.00'] },
  failed: {
    late_execution: ['late_execution_debited -101.00'],
    late_return: ['late_execution_debited -101.00', 'payout_returned 100.00'],
  },
};

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('100000.00');
    await tenant.adjust('USDC', '100000');
    await tenant.pin('AUD', 'USDC', '0.65');
    const fee = { flat: '1.00', bps: 0 };
    await tenant.configure({
      pricing: {
        fees: [
          { operation: 'payout', asset: 'AUD', ...fee },
          { operation: 'stable_withdrawal', asset: 'USDC', ...fee },
          { operation: 'conversion', asset: 'AUD', ...fee },
        ],
      },
    });
  });

  const advance = (id: string, to: Target, reason?: string): Promise<TestReply> =>
    tenant.request('POST', `/v1/sandbox/operations/${id}/advance`, {
      body: { to, ...(reason === undefined ? {} : { reason }) },
    });

  async function newPayoutIn(status: Status): Promise<Payout> {
    const { id } = await tenant.newPayout({ amount: '100.00' });
    for (const to of WAY[status]) expect((await advance(id, to)).status).toBe(200);
    return tenant.payout(id);
  }

  async function movementsOf({ movementIds }: Pick<Operation, 'movementIds'>): Promise<string[]> {
    const movements = await Promise.all(
      movementIds.map((id) => tenant.get<Schema<'MovementDetail'>>(`/v1/treasury/transactions/${id}`)),
    );
    return movements.map(({ kind, availableDelta }) => `${kind} ${availableDelta}`);
  }

  const cents = async (): Promise<bigint> => {
    const { posted } = await tenant.balance();
    return BigInt(posted.replace('.', ''));
  };

  const pairs = STATUSES.flatMap((from) => TARGETS.map((to) => [from, to] as const));

  it.each(pairs.filter(([from, to]) => pathOf(from, to) !== undefined))(
    'moves a payout that is %s to %s',
    async (from, to) => {
      const before = await newPayoutIn(from);
      const reply = await advance(before.id, to, 'because of a test');
      expect(reply.status).toBe(200);
      const after = reply.body as unknown as Payout;
      expect(after.status).toBe(to);
      expect(await tenant.payout(before.id)).toEqual(after);
      const passed = after.statusHistory.slice(before.statusHistory.length);
      expect(passed.map(({ status }) => status)).toEqual(pathOf(from, to));
      expect(passed.at(-1)?.reason).toBe('because of a test');
      // A record that was advanced is left alone by the simulators.
      await tenant.settle();
      expect(await tenant.payout(before.id)).toEqual(after);
    },
  );

  it.each(
    pairs.filter(
      ([from, to]) => pathOf(from, to) === undefined && !(FINAL.includes(from) && to.startsWith('late_')),
    ),
  )('refuses to move a payout that is %s to %s', async (from, to) => {
    const before = await newPayoutIn(from);
    expect(answerOf(await advance(before.id, to))).toBe('409 invalid_state');
    expect(await tenant.payout(before.id)).toEqual(before);
  });

  it.each(
    FINAL.flatMap((from) => (['late_return', 'late_execution'] as const).map((to) => [from, to] as const)),
  )('after the end, of a payout that %s, takes a %s once', async (from, to) => {
    const before = await newPayoutIn(from);
    const moved = await movementsOf(before);
    const [first, second] = [await advance(before.id, to, 'late'), await advance(before.id, to, 'later')];
    expect([first.status, second.status]).toEqual([200, 200]);
    const after = await tenant.payout(before.id);
    expect(second.body).toEqual(after);
    expect(first.body).toEqual(after);
    expect(after.status).toBe(before.status);
    expect(after.statusHistory).toEqual(before.statusHistory);
    const late = LATE[from]?.[to] ?? [];
    expect(await movementsOf(after)).toEqual([...moved, ...late]);
    expect(after.adjustments).toEqual(
      late.length === 0
        ? []
        : [
            {
              kind: to,
              at: after.updatedAt,
              movementIds: after.movementIds.slice(-late.length),
              reason: 'late',
            },
          ],
    );
  });

  describe.each<[readonly Target[], bigint]>([
    [['settled'], -101n],
    [['failed'], 0n],
    [['returned'], -1n],
    [['settled', 'late_return'], -1n],
    [['failed', 'late_return'], -1n],
    [['failed', 'late_execution'], -101n],
    [['failed', 'late_execution', 'late_return'], -1n],
    [['failed', 'late_return', 'late_execution'], -1n],
    [['returned', 'late_execution', 'late_return'], -1n],
    [['held', 'accepted', 'held', 'submitted', 'failed', 'late_execution'], -101n],
  ])('told %j', (targets, net) => {
    it(`costs ${-net}.00 of 100.00 and a fee of 1.00`, async () => {
      const before = await cents();
      const { id } = await tenant.newPayout({ amount: '100.00' });
      for (const to of targets) expect((await advance(id, to)).status).toBe(200);
      expect((await cents()) - before).toBe(net * 100n);
      expect((await tenant.payout(id)).movementIds.length).toBeGreaterThan(1);
    });
  });

  describe.each([
    [
      'stable_withdrawal',
      () => tenant.newWithdrawal({ amount: '100' }),
      ['late_execution_debited -101.000000'],
    ],
    [
      'conversion',
      () => tenant.newConversion({ sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '100.00' }),
      ['late_execution_debited -101.00', 'conversion_credited 65.000000'],
    ],
  ] as const)('a %s', (_kind, create, execution) => {
    it('is taken along its own table, and never returned', async () => {
      const { id } = await create();
      expect(answerOf(await advance(id, 'returned'))).toBe('409 invalid_state');
      const settled = await advance(id, 'settled', 'for a test');
      const { status, statusHistory } = settled.body as unknown as Operation;
      expect(status).toBe('settled');
      expect(statusHistory.map((change) => change.status)).toEqual(['accepted', 'submitted', 'settled']);
      for (const to of ['returned', 'failed', 'submitted', 'settled'] as const) {
        expect(answerOf(await advance(id, to))).toBe('409 invalid_state');
      }
    });

    it('is refused both late moves while it is open', async () => {
      const { id } = await create();
      for (const to of ['late_return', 'late_execution'] as const) {
        expect(answerOf(await advance(id, to))).toBe('409 invalid_state');
      }
    });

    it('once settled, takes both late moves without an effect', async () => {
      const { id } = await create();
      const settled = await advance(id, 'settled');
      for (const to of ['late_return', 'late_execution'] as const) {
        const reply = await advance(id, to);
        expect([reply.status, reply.body]).toEqual([200, settled.body]);
      }
    });

    it('once failed, takes a late execution once, and a late return without an effect', async () => {
      const { id } = await create();
      const failed = await advance(id, 'failed');
      const returned = await advance(id, 'late_return');
      expect([returned.status, returned.body]).toEqual([200, failed.body]);
      const late = await advance(id, 'late_execution', 'late');
      const again = await advance(id, 'late_execution', 'later');
      expect([late.status, again.status, again.body]).toEqual([200, 200, late.body]);
      const { status, adjustments, movementIds } = late.body as unknown as Operation;
      expect(status).toBe('failed');
      expect(adjustments).toMatchObject([{ kind: 'late_execution', reason: 'late' }]);
      const posted = await movementsOf({ movementIds: movementIds.slice(-execution.length) });
      expect(posted).toEqual(execution);
      expect(adjustments[0]?.movementIds).toEqual(movementIds.slice(-execution.length));
    });
  });

  it('tells of a withdrawal what the chain would tell', async () => {
    const { id } = await tenant.newWithdrawal();
    const { body: submitted } = await advance(id, 'submitted');
    expect(submitted).toMatchObject({ confirmations: 0 });
    expect(submitted['transactionHash']).toMatch(/^0x[0-9a-f]{64}$/);
    const { body: settled } = await advance(id, 'settled');
    expect(settled).toMatchObject({ confirmations: 12, transactionHash: submitted['transactionHash'] });
  });

  it('leaves alone a payout that was advanced while the simulated bank had it', async () => {
    const { id } = await tenant.newPayout({ amount: '10.00' });
    expect((await advance(id, 'held')).body['holdReason']).toBe('provider_review');
    const accepted = await advance(id, 'accepted');
    expect(accepted.body['holdReason']).toBeUndefined();
    await tenant.settle();
    expect(await tenant.payout(id)).toEqual(accepted.body);
  });

  it('tells why a payout failed', async () => {
    const { id } = await tenant.newPayout();
    const { body } = await advance(id, 'failed', 'the account is closed');
    expect(body).toMatchObject({ failureCode: 'provider_refused', failureMessage: 'the account is closed' });
  });
});
