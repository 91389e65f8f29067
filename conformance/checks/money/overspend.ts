import { statusOf, type Exchange } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import { toAmount } from '../../json/minor-units.ts';
import type { Call } from '../../suite/call.ts';
import { named, type Check } from '../../suite/check.ts';
import { OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const CALLERS = 24;
const FUNDED = 9n;

/** Rounds for each kind of operation. */
const ROUNDS: Readonly<Record<OperationKind['name'], number>> = { payout: 3, withdrawal: 2, conversion: 2 };

async function feeFor(trial: Trial, { kind, asset }: OperationKind): Promise<(minor: bigint) => bigint> {
  const network = asset === 'AUD' ? {} : { network: (await trial.tenant.pair()).network };
  return (minor) => trial.world.policy.feeOf(kind, { minor, asset, ...network });
}

/** An amount whose fraction holds, of which the available money covers so many and not one more. */
function shareOf(
  spendable: bigint,
  unit: bigint,
  feeOf: (minor: bigint) => bigint,
): { readonly amount: bigint; readonly covered: bigint } {
  let amount = (spendable / (FUNDED + 1n) / unit) * unit + (unit * 3n) / 100n;
  // A fee on top may make one too many: a little less each, until the number is right.
  while ((amount + feeOf(amount)) * FUNDED > spendable) amount -= unit;
  return { amount, covered: spendable / (amount + feeOf(amount)) };
}

async function callsFor(trial: Trial, kind: OperationKind, amount: string): Promise<Call[]> {
  const { tenant, session } = trial;
  const calls: Call[] = [];
  for (let caller = 0; caller < CALLERS; caller++) {
    const externalReference = session.newName('spend');
    if (kind.name === 'payout') {
      const beneficiaryId = await tenant.its('beneficiaryId');
      calls.push({ body: { beneficiaryId, amount, currency: 'AUD', externalReference } });
    } else if (kind.name === 'withdrawal') {
      const destinationId = await tenant.its('destinationId');
      calls.push({ body: { destinationId, amount, externalReference } });
    } else {
      const id = textAt(await tenant.newQuote(plainQuote(amount)), 'id');
      calls.push({ path: { id }, body: { externalReference } });
    }
  }
  return calls;
}

/** Gives back what a round reserved, so that the next has it, all at once. */
async function release(trial: Trial, accepted: readonly Exchange[]): Promise<void> {
  await Promise.all(
    accepted.map((exchange) => trial.tenant.advance(textAt(exchange.response?.json, 'id'), 'failed')),
  );
  trial.called.add('advanceOperation');
}

async function tryRound(trial: Trial, kind: OperationKind): Promise<void> {
  const { tenant } = trial;
  const { asset, create } = kind;
  const before = await tenant.balance(asset);
  const feeOf = await feeFor(trial, kind);
  const unit = asset === 'AUD' ? 100n : 1_000_000n;
  const spendable = before.available + trial.world.policy.creditLimitOf(asset);
  const { amount, covered } = shareOf(spendable, unit, feeOf);
  const calls = await callsFor(trial, kind, toAmount(amount, asset));
  const answers = await Promise.all(calls.map((call) => trial.call(create, call)));
  const accepted = answers.filter((answer) => statusOf(answer) === 201);
  const refused = answers.filter((answer) => statusOf(answer) !== 201);
  const others = refused.filter((answer) => textAt(answer.response?.json, 'code') !== 'insufficient_funds');
  const strange = [...new Set(others.map(shown))].join(', ');
  const many = `${CALLERS} of a ${kind.name} at once`;
  trial.expect(others.length === 0, create, `${many}: ${strange}`, others);
  const count = BigInt(accepted.length);
  trial.expect(
    count === covered || (count < covered && others.length > 0),
    create,
    `${many} with money for ${covered}: ${count} were accepted`,
    accepted.slice(0, 4),
  );
  const during = await tenant.balance(asset);
  const total = (amount + feeOf(amount)) * count;
  const isReserved =
    before.available - during.available === total && during.reserved - before.reserved === total;
  trial.expect(
    isReserved,
    create,
    `${count} of a ${kind.name} at once reserved ${during.reserved - before.reserved} instead of ${total}`,
  );
  await release(trial, accepted);
  const after = await tenant.balance(asset);
  const isBack = after.available === before.available && after.reserved === before.reserved;
  const left = `available ${after.available - before.available}, reserved ${after.reserved - before.reserved}`;
  trial.expect(isBack, 'advanceOperation', `${many}, failed, did not give everything back: ${left}`);
}

/** More operations at once than there is money for. */
export const overspend: Check = {
  name: 'overspend',
  title:
    'Whatever comes at once, exactly as many operations are accepted as the available balance covers, and failing ones give all of it back',
  source: 'given',
  appliesTo: named('advanceOperation', ...OPERATION_KINDS.map(({ create }) => create)),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const known = OPERATION_KINDS.filter(({ create }) => trial.tenant.knows(create));
    for (const kind of known) {
      await trial.tenant.ensureFunds(undefined, kind.asset);
      for (let round = 0; round < ROUNDS[kind.name]; round++) await tryRound(trial, kind);
    }
  },
};
