import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import { named, type Check } from '../suite/check.ts';
import type { Trial } from '../suite/trial.ts';
import { walkList } from '../suite/walk-list.ts';

const ROUNDS = 12;

async function write(trial: Trial, list: string): Promise<void> {
  switch (list) {
    case 'listBeneficiaries':
      await trial.tenant.newBeneficiary();
      return;
    case 'listFundingInstruments':
      await trial.tenant.newInstrument();
      return;
    case 'listPayins':
      await trial.tenant.newPayin('1.00', 'credited');
      return;
    default:
      await trial.tenant.newPayout('1.03');
  }
}

/** Walks while others write: what was there before the walk is shown once, whatever comes in above. */
async function tryWalk(trial: Trial, list: string): Promise<void> {
  const before = await walkList(trial, list, { limit: 200 }, { atMost: 40 });
  const known = before.slice(0, 40).map((each) => textAt(each, 'id'));
  const writers = [0, 1].map(async () => {
    for (let round = 0; round < ROUNDS; round++) await write(trial, list);
  });
  for (const limit of [1, 3]) {
    const walked = await walkList(trial, list, { limit }, { atMost: known.length + 4 * ROUNDS });
    const ids = walked.map((each) => textAt(each, 'id'));
    const missing = known.filter((id) => !ids.includes(id));
    trial.expect(
      missing.length === 0,
      list,
      `while others write, a walk misses ${missing.length} of ${known.length}`,
    );
    trial.expect(new Set(ids).size === ids.length, list, 'while others write, a walk shows a record twice');
  }
  await Promise.all(writers);
}

/** A reader that keeps to the newest never sees anything come in below it. */
async function tryNewest(trial: Trial): Promise<void> {
  const state = { areDone: false };
  const writers = [0, 1, 2].map(async (index) => {
    for (let round = 0; round < ROUNDS; round++)
      await write(trial, index === 0 ? 'listPayins' : 'listPayouts');
  });
  const done = Promise.all(writers).finally(() => {
    state.areDone = true;
  });
  const seen: string[] = [];
  const read = async (): Promise<void> => {
    const page = objectsAt(await trial.get('listTransactions', { query: { limit: 200 } }), 'data');
    const ids = page.map((each: JsonObject) => textAt(each, 'id'));
    const newest = seen[0];
    const at = newest === undefined ? -1 : ids.indexOf(newest);
    trial.expect(
      newest === undefined || ids.slice(at).join() === seen.slice(0, ids.length - at).join(),
      'listTransactions',
      'a movement appeared below one that was seen before it',
    );
    seen.splice(0, seen.length, ...ids);
  };
  do await read();
  while (!state.areDone);
  await done;
  await read();
}

/** Lists, read while others write. */
export const pagingWhileWriting: Check = {
  name: 'paging-while-writing',
  title:
    'While others write, a walk shows every record that was there before it once, and nothing appears behind a reader',
  source: 'interface',
  appliesTo: named(
    'listTransactions',
    'listPayouts',
    'listPayins',
    'listBeneficiaries',
    'listFundingInstruments',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds(100_000n);
    await trial.each(trial.operations, async ({ id }) => tryWalk(trial, id));
    await tryNewest(trial);
  },
};
