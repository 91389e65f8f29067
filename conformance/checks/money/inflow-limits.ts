import { textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import type { Trial } from '../../suite/trial.ts';

/** Money that comes in, one way or the other. */
interface Inflow {
  readonly simulate: 'simulatePayin' | 'simulateDeposit';
  /** As limits name it. */
  readonly operation: 'payin' | 'deposit';
  readonly asset: 'AUD' | 'USDC';
}

const INFLOWS: readonly Inflow[] = [
  { simulate: 'simulatePayin', operation: 'payin', asset: 'AUD' },
  { simulate: 'simulateDeposit', operation: 'deposit', asset: 'USDC' },
];

/** Lets an amount arrive as final; it must be held for a reason, or credited where that is empty. */
async function expectArrival(
  trial: Trial,
  { simulate, asset }: Inflow,
  [amount, reason]: readonly [amount: string, reason: string],
  what: string,
): Promise<void> {
  const { tenant } = trial;
  const fundingInstrumentId = await tenant.its(asset === 'AUD' ? 'instrumentId' : 'addressId');
  const record = await trial.get(simulate, { body: { fundingInstrumentId, amount, outcome: 'credited' } });
  const seen = [textAt(record, 'status'), textAt(record, 'reason')].filter((text) => text !== '').join(' ');
  const wanted = reason === '' ? 'credited' : `held ${reason}`;
  trial.expect(seen === wanted, simulate, `${what}: ${amount} is ${seen} instead of ${wanted}`);
  const namesMovement = valueAt(record, 'movementId') !== undefined;
  const isHeld = textAt(record, 'status') === 'held';
  const named = namesMovement ? 'a movement' : 'no movement';
  trial.expect(namesMovement !== isHeld, simulate, `${what}: ${amount} is ${seen} and names ${named}`);
}

async function trySwitches(trial: Trial, inflow: Inflow): Promise<void> {
  await withConfiguration(trial, { capabilities: { fundingEnabled: false } }, () =>
    expectArrival(trial, inflow, ['5.00', 'capability_disabled'], 'while funding is switched off'),
  );
  const reason = inflow.operation === 'payin' ? 'capability_disabled' : '';
  await withConfiguration(trial, { capabilities: { audInboundRails: [] } }, () =>
    expectArrival(trial, inflow, ['5.00', reason], 'without a rail for Australian dollars'),
  );
}

/** What cannot be refused is held, whether the rule rejects or holds. */
async function tryRules(trial: Trial, inflow: Inflow): Promise<void> {
  const { operation, asset } = inflow;
  const smallest = asset === 'AUD' ? '0.01' : '0.000001';
  const rules = (more: JsonObject): JsonObject => ({
    limits: { rules: [{ operation, asset, action: 'reject', ...more }] },
    pricing: { fees: [] },
  });
  for (const action of ['reject', 'hold']) {
    const bounds = rules({ window: 'transaction', minimum: '20', maximum: '50', action });
    await withConfiguration(trial, bounds, async () => {
      const what = `where 20 to 50 are allowed and all else has the action ${action}`;
      await expectArrival(trial, inflow, ['20.00', ''], what);
      await expectArrival(trial, inflow, ['50.00', ''], what);
      await expectArrival(trial, inflow, ['19.99', 'amount_below_minimum'], what);
      await expectArrival(trial, inflow, ['50.01', 'limit_exceeded'], what);
    });
  }
  // Something has arrived by now, so that this is passed.
  for (const window of ['day', 'month']) {
    await withConfiguration(trial, rules({ window, maximum: smallest }), () =>
      expectArrival(trial, inflow, ['1.00', 'limit_exceeded'], `beyond the sum of a ${window}`),
    );
  }
}

export const inflowLimits: Check = {
  name: 'inflow-limits',
  title:
    'Money that arrives is never refused: while funding or its rail is switched off, and outside a limit, it is held with the reason, and not credited',
  source: 'decision',
  appliesTo: named(...INFLOWS.map(({ simulate }) => simulate)),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    for (const inflow of INFLOWS.filter(({ simulate }) => trial.tenant.knows(simulate))) {
      await trySwitches(trial, inflow);
      await tryRules(trial, inflow);
    }
  },
};
