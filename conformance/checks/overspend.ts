import { statusOf, type Exchange } from '../http/exchange.ts';
import { textAt } from '../json/json.ts';
import { toAmount } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import type { Tenant } from '../suite/tenant.ts';
import { shown, type Trial } from '../suite/trial.ts';

const ROUNDS = 3;
/** Callers at once, and how many of them the money is for. */
const CALLERS = 24;
const FUNDED = 9n;

/** An amount with cents that hold, of which the available money covers so many and not one more. */
function shareOf(trial: Trial, available: bigint): { readonly amount: bigint; readonly covered: bigint } {
  const { feeOf, creditLimitMinor } = trial.world.policy;
  const spendable = available + creditLimitMinor;
  let amount = (spendable / (FUNDED + 1n) / 100n) * 100n + 3n;
  // A fee on top may make one too many: a little less each, until the number is right.
  while ((amount + feeOf('payout', amount)) * FUNDED > spendable) amount -= 100n;
  return { amount, covered: spendable / (amount + feeOf('payout', amount)) };
}

async function fire(trial: Trial, amount: bigint): Promise<Exchange[]> {
  const { beneficiaryId } = await trial.tenant.fixture();
  const calls = Array.from({ length: CALLERS }, () => {
    const externalReference = trial.session.newName('pay');
    return { body: { beneficiaryId, amount: toAmount(amount), currency: 'AUD', externalReference } };
  });
  return Promise.all(calls.map((call) => trial.call('createPayout', call)));
}

/** Gives back what a round reserved, so that the next has it, all at once. */
async function release(trial: Trial, tenant: Tenant, accepted: readonly Exchange[]): Promise<void> {
  await Promise.all(
    accepted.map((exchange) => tenant.advance(textAt(exchange.response?.json, 'id'), 'failed')),
  );
  trial.called.add('advanceOperation');
}

async function tryRound(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const before = await tenant.balance();
  const { amount, covered } = shareOf(trial, before.available);
  const answers = await fire(trial, amount);
  const accepted = answers.filter((answer) => statusOf(answer) === 201);
  const refused = answers.filter((answer) => statusOf(answer) !== 201);
  const others = refused.filter((answer) => textAt(answer.response?.json, 'code') !== 'insufficient_funds');
  const strange = [...new Set(others.map(shown))].join(', ');
  trial.expect(others.length === 0, 'createPayout', `${CALLERS} payouts at once: ${strange}`, others);
  const count = BigInt(accepted.length);
  trial.expect(
    count === covered || (count < covered && others.length > 0),
    'createPayout',
    `${CALLERS} payouts at once with money for ${covered}: ${count} were accepted`,
    accepted.slice(0, 4),
  );
  const during = await tenant.balance();
  const total = (amount + trial.world.policy.feeOf('payout', amount)) * count;
  const isReserved =
    before.available - during.available === total && during.reserved - before.reserved === total;
  trial.expect(
    isReserved,
    'createPayout',
    `${count} payouts at once reserved ${during.reserved - before.reserved} cents instead of ${total}`,
  );
  await release(trial, tenant, accepted);
  const after = await tenant.balance();
  const isBack = after.available === before.available && after.reserved === before.reserved;
  const left = `available ${after.available - before.available}, reserved ${after.reserved - before.reserved} cents`;
  trial.expect(
    isBack,
    'advanceOperation',
    `payouts that failed at once did not give everything back: ${left}`,
  );
}

/** More payouts at once than there is money for. */
export const overspend: Check = {
  name: 'overspend',
  title:
    'Whatever comes at once, exactly as many payouts are accepted as the available balance covers, and failing ones give all of it back',
  source: 'seed',
  appliesTo: named('createPayout', 'advanceOperation'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds(300_000n);
    for (let round = 0; round < ROUNDS; round++) await tryRound(trial);
  },
};
