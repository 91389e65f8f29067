import { statusOf } from '../http/exchange.ts';
import { textAt, type JsonObject } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import { isSameJson } from '../json/canonical-json.ts';

const AT_ONCE = 16;

/** The same fact, told often. */
export const oneCredit: Check = {
  name: 'one-credit',
  title:
    'The same providerReference at the same instrument is one pay-in and one credit, however often and at once it is told',
  source: 'interface',
  appliesTo: named('simulatePayin', 'getTreasury'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant, session } = trial;
    const fundingInstrumentId = await tenant.newInstrument();
    const providerReference = session.newName('bank');
    const body = { fundingInstrumentId, amount: '40.00', providerReference, externalReference: 'first' };
    const before = await tenant.balance();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => trial.call('simulatePayin', { body })),
    );
    const ids = new Set(answers.map((answer) => textAt(answer.response?.json, 'id')));
    const isOne = ids.size === 1 && answers.every((answer) => statusOf(answer) === 201);
    trial.expect(
      isOne,
      'simulatePayin',
      `one fact told ${AT_ONCE} times at once made ${ids.size} pay-ins`,
      answers,
    );
    const first = (answers[0]?.response?.json ?? {}) as JsonObject;
    const other = { ...body, amount: '41.00', outcome: 'held', externalReference: 'second' };
    const again = await trial.get('simulatePayin', { body: other });
    trial.expect(
      isSameJson(again, first),
      'simulatePayin',
      'a fact told again in other words is not the first pay-in, unchanged',
    );
    const net = toMinor(textAt(first, 'netCredit', 'amount'));
    const after = await tenant.balance();
    const gained = after.posted - before.posted;
    trial.expect(
      gained === net,
      'simulatePayin',
      `one fact of ${net} cents told ${AT_ONCE + 1} times credited ${gained}`,
    );
    const elsewhere = { ...body, fundingInstrumentId: await tenant.newInstrument() };
    const second = await trial.get('simulatePayin', { body: elsewhere });
    const isOther = textAt(second, 'id') !== textAt(first, 'id');
    trial.expect(
      isOther,
      'simulatePayin',
      'the same reference at another instrument is taken for the same fact',
    );
    await trial.get('getTreasury');
  },
};
