import { textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { moneyAt } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { feeOn, readPolicy, type Policy, type PricedOperation } from '../../suite/policy.ts';
import type { Trial } from '../../suite/trial.ts';

/** Amounts that meet a minimum, a half, a maximum, and none of them. */
const AMOUNTS = ['1.00', '2.50', '12.35', '333.33', '5000.00'];

interface Way {
  readonly operation: PricedOperation;
  readonly call: string;
  readonly asset: string;
  readonly ask: (trial: Trial, amount: string) => Promise<JsonObject>;
  readonly fee: string;
  readonly of: string;
}

const WAYS: readonly Way[] = [
  {
    operation: 'payout',
    call: 'previewPayout',
    asset: 'AUD',
    fee: 'fee',
    of: 'principal',
    ask: async ({ tenant, session }, amount) => {
      const beneficiaryId = await tenant.its('beneficiaryId');
      return { beneficiaryId, amount, currency: 'AUD', externalReference: session.newName('fee') };
    },
  },
  {
    operation: 'stable_withdrawal',
    call: 'previewWithdrawal',
    asset: 'USDC',
    fee: 'fee',
    of: 'principal',
    ask: async ({ tenant, session }, amount) => {
      const destinationId = await tenant.its('destinationId');
      return { destinationId, amount, externalReference: session.newName('fee') };
    },
  },
  {
    operation: 'conversion',
    call: 'createConversionQuote',
    asset: 'AUD',
    fee: 'fee',
    of: 'source',
    ask: (_trial, amount) => Promise.resolve(plainQuote(amount)),
  },
  {
    operation: 'conversion',
    call: 'createConversionQuote',
    asset: 'USDC',
    fee: 'fee',
    of: 'source',
    ask: (_trial, amount) => Promise.resolve(plainQuote(amount, 'USDC', 'AUD')),
  },
  {
    operation: 'payin',
    call: 'simulatePayin',
    asset: 'AUD',
    fee: 'inboundFee',
    of: 'gross',
    ask: async ({ tenant }, amount) => ({
      fundingInstrumentId: await tenant.its('instrumentId'),
      amount,
      outcome: 'held',
    }),
  },
  {
    operation: 'deposit',
    call: 'simulateDeposit',
    asset: 'USDC',
    fee: 'inboundFee',
    of: 'gross',
    ask: async ({ tenant }, amount) => ({
      fundingInstrumentId: await tenant.its('addressId'),
      amount,
      outcome: 'held',
    }),
  },
];

/** Lists of which each charges otherwise if it is read otherwise: the specific, the later, the bounded. */
function feeLists(network: string): JsonObject[] {
  const of = (operation: string, asset: string): JsonObject[] => {
    const plain = { operation, asset, flat: '0.11', bps: 150 };
    const elsewhere = {
      operation,
      asset,
      network: network === 'base' ? 'polygon' : 'base',
      flat: '7',
      bps: 0,
    };
    if (asset === 'AUD') return [plain];
    return [{ ...plain, network, flat: '0.000013', bps: 1 }, plain, elsewhere];
  };
  const all = WAYS.flatMap(({ operation, asset }) => of(operation, asset));
  const bounded = WAYS.map(({ operation, asset }) => ({
    operation,
    asset,
    flat: '0.03',
    bps: 222,
    minimum: '0.25',
    maximum: '9.99',
  }));
  const later = WAYS.flatMap(({ operation, asset }) => [
    { operation, asset, flat: '5', bps: 5 },
    { operation, asset, flat: '0', bps: 37 },
  ]);
  return [all, bounded, later].map((fees) => ({ pricing: { fees } }));
}

function expectFee(trial: Trial, way: Way, shown: Json, policy: Policy, amount: string): void {
  const { operation, call, asset, fee, of } = way;
  const expected = feeOn(policy, operation, valueAt(shown, of));
  const charged = moneyAt(shown, fee);
  const isOfIt =
    textAt(shown, fee, 'currency') === asset &&
    textAt(shown, fee, 'network') === textAt(shown, of, 'network');
  trial.expect(isOfIt, call, `the fee of ${amount} ${asset} is in another asset or network`);
  trial.expect(
    charged === expected,
    call,
    `the fee of a ${operation} of ${amount} ${asset} is ${charged} instead of ${expected}`,
  );
}

export const fees: Check = {
  name: 'fees',
  title:
    'One fee is charged: of the most specific entry and of equals the last, flat and share rounded half up, within its bounds, in the asset that it is taken from',
  source: 'decision',
  appliesTo: named(...new Set(WAYS.map(({ call }) => call))),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { network } = await trial.tenant.pair();
    for (const patch of feeLists(network)) {
      await withConfiguration(trial, patch, async () => {
        const policy = readPolicy(await trial.tenant.do('getEffectiveConfiguration'));
        for (const way of WAYS) {
          for (const amount of AMOUNTS) {
            const shown = await trial.get(way.call, { body: await way.ask(trial, amount) });
            expectFee(trial, way, shown, policy, amount);
          }
        }
      });
    }
  },
};
