import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { developerFeeSchedulesTable } from '../../billing/developer-fees/table.ts';
import { saveRow } from '../../db/statements/table.ts';
import { walletsTable } from '../../ledger/wallet.ts';
import { type Asset, largestAmount } from '../../money/amount.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TransferWorld } from '../../testing/worlds/test-transfers.ts';
import { configurationNeed, configurationsTable, currentConfiguration } from '../../treasury/policy/table.ts';
import { pinnedRatesTable } from '../../treasury/rates/table.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { paymentRoutesTable } from '../payment-routes/table.ts';
import { entryOnEdge } from './entries.ts';
import type { Leg, LegKind } from './legs.ts';
import { type Transfer, type TransferDirection, isTransferEdge } from './table.ts';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;
const WORDS = ['submitted', 'settled', 'failed', 'returned'] as const;

/** What somebody does between two statuses that must not reach a price that was captured. */
const CHANGES = ['schedule', 'configuration', 'pin', 'route'] as const;

type Step =
  | {
      readonly do: 'report';
      readonly leg: 'exchange' | 'delivery' | 'return';
      readonly says: (typeof WORDS)[number];
      readonly again: boolean;
    }
  | { readonly do: 'change'; readonly what: (typeof CHANGES)[number]; readonly by: number }
  | { readonly do: 'wait' };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      leg: fc.constantFrom('exchange' as const, 'delivery' as const, 'return' as const),
      says: fc.constantFrom(...WORDS),
      again: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      what: fc.constantFrom(...CHANGES),
      by: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'wait' as const }) },
);

const RUN = fc.record({
  direction: fc.constantFrom(...DIRECTIONS),
  gross: fc.bigInt({ min: 1n, max: largestAmount('AUD') }),
  steps: fc.array(STEP, { maxLength: 24 }),
});

const feesOf = (bps: number) =>
  (['AUD', 'USDC'] as const).map((asset) => ({ operation: 'transfer' as const, asset, flat: '0.05', bps }));

function change(world: TransferWorld, what: (typeof CHANGES)[number], by: number): void {
  const { tenantId, actor, now } = world;
  world.decide(
    (loaded, { head }) => {
      switch (what) {
        case 'schedule': {
          const version = head.tenant.developerFeeVersion + 1;
          const fee = { flatAudMinor: BigInt(by), bps: by };
          const row = {
            tenantId,
            version,
            ...fee,
            actor,
            stepUpId: 'stu',
            updatedBy: 'test',
            updatedAt: now,
          };
          return {
            effects: [
              saveRow(developerFeeSchedulesTable, row),
              saveRow(tenantsTable, { ...head.tenant, developerFeeVersion: version }),
            ],
          };
        }
        case 'configuration': {
          const known = currentConfiguration(loaded, head);
          const terms = testTerms({ pricing: { fees: feesOf(by) } });
          return { effects: [saveRow(configurationsTable, { ...known, terms })] };
        }
        case 'pin': {
          const pin = (source: Asset, destination: Asset) =>
            saveRow(pinnedRatesTable, { tenantId, source, destination, rate: `${by}.5000000000` });
          return { effects: [pin('AUD', 'USDC'), pin('USDC', 'AUD')] };
        }
        case 'route':
          return {
            effects: [world.toStablecoin, world.toAud].map((route) =>
              saveRow(paymentRoutesTable, { ...route, status: 'inactive', maxMinor: 1n }),
            ),
          };
      }
    },
    [configurationNeed(world.context.head)],
  );
}

const KINDS: Readonly<Record<Leg, (direction: TransferDirection) => LegKind>> = {
  exchange: () => 'convert',
  delivery: (direction) => (direction === 'aud_to_stablecoin' ? 'send' : 'pay'),
  return: () => 'return_deposit',
};

/** What of a transfer is fixed when it is detected, and when its rate is captured. */
const capturedOf = ({ pricing, configurationId, platformFeeMinor, grossMinor, payee }: Transfer) => ({
  pricing,
  configurationId,
  platformFeeMinor,
  grossMinor,
  payee,
});
const pricedOf = (transfer: Transfer) => ({
  rate: transfer.rate,
  developerFeeMinor: transfer.developerFeeMinor,
  convertedMinor: transfer.convertedMinor,
  destinationMinor: transfer.destinationMinor,
  developerFeeAudMinor: transfer.developerFeeAudMinor,
});

/** What must hold of a transfer in whatever status it stands. */
function check(world: TransferWorld, transfer: Transfer): void {
  const { id, status, statusHistory, grossMinor, platformFeeMinor, developerFeeMinor, direction } = transfer;
  const way = statusHistory.map((each) => each.status);
  expect(way[0]).toBe('detected');
  expect(way.at(-1)).toBe(status);
  way.slice(1).forEach((to, index) => {
    expect(isTransferEdge(way[index]!, to)).toBe(true);
  });
  const entries = way.flatMap((to, index) => entryOnEdge(way[index - 1] ?? null, to) ?? []);
  expect(world.entriesOf(id)).toEqual(entries);
  const accounts = world.accountsOf(id);
  const [from, to] = direction === 'aud_to_stablecoin' ? ['AUD', 'USDC'] : ['USDC', 'AUD'];
  const inFlight = {
    [from]: accounts[`transfers_in_flight ${from}`],
    [to]: accounts[`transfers_in_flight ${to}`],
  };
  if (['detected', 'held', 'converting', 'failed'].includes(status)) {
    expect(inFlight).toEqual({ [from]: grossMinor, [to]: undefined });
  } else if (status === 'delivering') {
    expect(inFlight).toEqual({ [from]: undefined, [to]: transfer.destinationMinor });
  } else expect(inFlight).toEqual({ [from]: undefined, [to]: undefined });
  const isEarned = status === 'delivering' || status === 'completed';
  expect(accounts[`fee_income ${from}`] ?? 0n).toBe(isEarned ? platformFeeMinor : 0n);
  expect(accounts[`developer_fees_payable ${from}`] ?? 0n).toBe(isEarned ? developerFeeMinor : 0n);
  if (status === 'returned') expect(accounts).toEqual({});
  if (transfer.convertedMinor !== null) {
    expect(platformFeeMinor + (developerFeeMinor ?? 0n) + transfer.convertedMinor).toBe(grossMinor);
  }
}

/** Reports that were wished for before their leg was ordered tell of nothing: nobody can have sent them. */
function isOrdered(world: TransferWorld, id: string, kind: string): boolean {
  return world.loaded.list(instructionsTable, { subject: id }).some((order) => order.kind === kind);
}

describe('a transfer', () => {
  it('ends as documented with exactly its entries, in whatever order its reports come, and whatever changes', () => {
    fc.assert(
      fc.property(RUN, ({ direction, gross, steps }) => {
        const world = new TransferWorld({ terms: testTerms({ pricing: { fees: feesOf(25) } }) });
        change(world, 'schedule', 3);
        const detected = world.fund(direction, gross);
        const captured = capturedOf(detected);
        let priced: ReturnType<typeof pricedOf> | undefined;
        for (const [index, step] of steps.entries()) {
          const before = world.transfer(detected.id);
          if (step.do === 'wait') world.goOn(detected.id);
          else if (step.do === 'change') change(world, step.what, step.by);
          else {
            const kind = KINDS[step.leg](direction);
            if (!isOrdered(world, detected.id, kind)) continue;
            const eventId = `step ${index}`;
            world.report(detected.id, kind, step.says, { eventId });
            if (step.again) expect(world.report(detected.id, kind, step.says, { eventId })).toBe('repeated');
          }
          const after = world.transfer(detected.id);
          check(world, after);
          expect(capturedOf(after)).toEqual(captured);
          if (after.rate !== null) priced ??= pricedOf(after);
          if (priced !== undefined) expect(pricedOf(after)).toEqual(priced);
          if (before.status === 'completed' || before.status === 'returned') {
            expect(after.status).toBe(before.status);
          }
        }
        // The wallet knows nothing of it.
        expect(world.movements).toEqual([]);
        expect(world.loaded.find(walletsTable, {})).toMatchObject({ seq: 0, headHash: '0'.repeat(64) });
      }),
    );
  });

  it.each(DIRECTIONS)('of %s is given each order once, under one identity', (direction) => {
    const world = new TransferWorld();
    const { id } = world.fund(direction, direction === 'aud_to_stablecoin' ? 10_000n : 100_000_000n);
    world.goOn(id);
    world.goOn(id);
    world.report(id, 'convert', 'settled');
    world.report(id, 'convert', 'settled');
    world.report(id, KINDS.delivery(direction), 'failed');
    world.report(id, KINDS.delivery(direction), 'failed');
    const orders = world.loaded.list(instructionsTable, { subject: id });
    expect(orders.map(({ kind }) => kind)).toEqual(['convert', KINDS.delivery(direction), 'return_deposit']);
    expect(new Set(orders.map((each) => each.id)).size).toBe(3);
  });
});

describe('what a provider says too late or otherwise', () => {
  const delivering = () => {
    const world = new TransferWorld();
    const { id } = world.fund('aud_to_stablecoin', 10_000n);
    world.goOn(id);
    world.report(id, 'convert', 'settled');
    return { world, id };
  };

  it.each([
    ['another amount', { amount: { minor: 1n, asset: 'USDC' } }],
    ['another asset', { amount: { minor: 65_000_000n, asset: 'AUD' } }],
  ] as const)('is disputed, and moves nothing: %s', (_what, said) => {
    const { world, id } = delivering();
    expect(world.report(id, 'send', 'settled', said)).toBe('disputed');
    expect(world.transfer(id).status).toBe('delivering');
    expect(world.report(id, 'send', 'settled', { amount: { minor: 65_000_000n, asset: 'USDC' } })).toBe(
      'applied',
    );
  });

  it('is ignored, and after the end an alarm: what is completed is not returned', () => {
    const { world, id } = delivering();
    world.report(id, 'send', 'settled', { transactionHash: '0x01' });
    expect(world.report(id, 'send', 'returned')).toBe('ignored');
    expect(world.report(id, 'convert', 'failed')).toBe('ignored');
    expect(world.transfer(id).status).toBe('completed');
    expect(world.report(id, 'send', 'settled', { transactionHash: '0x02' })).toBe('disputed');
  });

  it('leaves a transfer where it is whose return is refused, which is not ordered again by itself', () => {
    const { world, id } = delivering();
    world.report(id, 'send', 'failed');
    expect(world.report(id, 'return_deposit', 'failed', { failureCode: 'account_closed' })).toBe('applied');
    expect(world.transfer(id).status).toBe('failed');
    const order = world.loaded.find(instructionsTable, { subject: id, kind: 'return_deposit' });
    expect(order?.status).toBe('done');
  });
});
