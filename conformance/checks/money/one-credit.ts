import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { newTransactionHash, type Pair } from '../../suite/addresses.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

const AT_ONCE = 16;

/** One fact of a provider: how it is told, and by which field it is known again. */
interface Fact {
  readonly simulate: string;
  readonly asset: string;
  readonly pair: Pair | undefined;
  readonly field: 'providerReference' | 'transactionHash';
  readonly value: string;
}

/** Another telling of the same fact: the other fields say something else. */
function retold(body: JsonObject, { simulate }: Fact): JsonObject {
  const other = { ...body, amount: '41.00', outcome: 'held', reason: 'told again' };
  return simulate === 'simulatePayin' ? { ...other, externalReference: 'second' } : other;
}

async function tryFact(trial: Trial, fact: Fact): Promise<void> {
  const { tenant } = trial;
  const { simulate, asset, pair, field, value } = fact;
  const fundingInstrumentId = await tenant.newInstrument(pair);
  const body = { fundingInstrumentId, amount: '40.00', [field]: value };
  const before = await tenant.balance(asset);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => trial.call(simulate, { body })));
  const ids = new Set(answers.map((answer) => textAt(answer.response?.json, 'id')));
  const isOne = ids.size === 1 && answers.every((answer) => statusOf(answer) === 201);
  const what = `one fact, known by its ${field},`;
  trial.expect(isOne, simulate, `${what} told ${AT_ONCE} times at once made ${ids.size} receipts`, answers);
  const first = (answers[0]?.response?.json ?? {}) as JsonObject;
  const again = await trial.get(simulate, { body: retold(body, fact) });
  trial.expect(
    isSameJson(again, first),
    simulate,
    `${what} told again otherwise is not the first, unchanged`,
  );
  const net = toMinor(textAt(first, 'netCredit', 'amount'), asset);
  const gained = (await tenant.balance(asset)).posted - before.posted;
  trial.expect(gained === net, simulate, `${what} of ${net}, told ${AT_ONCE + 1} times, credited ${gained}`);
  const elsewhere = { ...body, fundingInstrumentId: await tenant.newInstrument(pair) };
  const second = textAt(await trial.get(simulate, { body: elsewhere }), 'id');
  trial.expect(
    second !== textAt(first, 'id'),
    simulate,
    `${what} is taken for the same at another instrument`,
  );
}

/** The same fact, told often. */
export const oneCredit: Check = {
  name: 'one-credit',
  title:
    'The same providerReference, or the same transaction, at the same instrument is one receipt and one credit, however often and at once it is told',
  source: 'decision',
  appliesTo: named('simulatePayin', 'simulateDeposit', 'getTreasury'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant, session } = trial;
    const value = session.newName('bank');
    const field = 'providerReference';
    await tryFact(trial, { simulate: 'simulatePayin', asset: 'AUD', pair: undefined, field, value });
    await trial.get('getTreasury');
    if (!tenant.knows('simulateDeposit')) return;
    const pair = await tenant.pair();
    const deposit = { simulate: 'simulateDeposit', asset: 'USDC', pair } as const;
    await tryFact(trial, { ...deposit, field, value: session.newName('chain') });
    const transactionHash = newTransactionHash(session.random);
    await tryFact(trial, { ...deposit, field: 'transactionHash', value: transactionHash });
  },
};
