import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { hashOf, NO_HASH } from '../../laws/faults-of-chain.ts';

const LINKS = 30;

/** The newest movements, recomputed. */
export const chain: Check = {
  name: 'chain',
  title:
    "Movements stand in one sequence without gaps, their moments never fall, and each one's hash seals it and all before it",
  source: 'decision',
  appliesTo: named('getTransaction', 'listTransactions'),
  run: async (trial) => {
    await trial.tenant.ready();
    const listed = objectsAt(await trial.get('listTransactions', { query: { limit: LINKS } }), 'data');
    const details: JsonObject[] = [];
    for (const movement of listed) {
      const path = { id: textAt(movement, 'id') };
      details.push((await trial.get('getTransaction', { path })) as JsonObject);
    }
    for (const [index, movement] of details.entries()) {
      const older = details[index + 1];
      const seq = Number(valueAt(movement, 'seq'));
      const isFirst = seq === 1;
      if (older === undefined && !isFirst) continue;
      const before = older === undefined ? 0 : Number(valueAt(older, 'seq'));
      trial.expect(seq === before + 1, 'getTransaction', `after ${before} comes ${seq}`, []);
      const isInTime = older === undefined || textAt(older, 'occurredAt') <= textAt(movement, 'occurredAt');
      trial.expect(isInTime, 'getTransaction', `the movement ${seq} occurred before the one before it`, []);
      const previous = older === undefined ? NO_HASH : textAt(older, 'hash');
      const isSealed = hashOf(previous, movement) === textAt(movement, 'hash');
      trial.expect(isSealed, 'getTransaction', `the hash of movement ${seq} is not that of its content`, []);
    }
  },
};
