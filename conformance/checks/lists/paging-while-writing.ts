import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Check } from '../../suite/check.ts';
import { addToList, CLEARED } from '../../suite/fill-list.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { idOfListed } from '../../json/listed.ts';
import type { Trial } from '../../suite/trial.ts';
import { whileWriting } from '../../suite/while-writing.ts';
import { walkList } from '../../suite/walk-list.ts';

const ROUNDS = 8;

/** So many of the newest must be there in each walk. */
const KNOWN = 40;

/** More than come in while one list is tried, whoever else is writing. */
const MOST_NEW = 60 * ROUNDS;

/** What comes in while a reader keeps to the newest movements. */
const WRITERS = ['listPayins', 'listPayouts', 'listWithdrawals', 'listConversions'];

/** Lists in which everything that is written comes in. */
const BUSY = ['listTransactions', 'listEvents', 'listActivity'];

/** Lists that a reader follows by their newest, page by page. */
const NEWEST = ['listTransactions', 'listEvents'];

/** Lists whose writers need no funds brought in each time. */
async function write(trial: Trial, list: string): Promise<void> {
  const { tenant } = trial;
  if (list === 'listPayins') await tenant.newPayin('1.00', 'credited');
  else if (list === 'listDeposits') await tenant.newDeposit('1.00', 'credited');
  else if (list === 'listPayouts' || list === 'listTransactions') await tenant.newPayout('1.03');
  else if (list === 'listWithdrawals') await tenant.newWithdrawal('1.03');
  else if (list === 'listConversions') await tenant.newConversion(plainQuote('1.03'));
  else await addToList(tenant, list, trial.session);
}

/** Walks while others write: what was there before the walk is shown once, whatever comes in above. */
async function tryWalk(trial: Trial, list: string): Promise<void> {
  const before = await walkList(trial, list, { limit: 200 }, { atMost: KNOWN });
  const known = before.slice(0, KNOWN).map(idOfListed);
  const below = before[KNOWN] === undefined ? undefined : idOfListed(before[KNOWN]);
  const writeAll = async (): Promise<unknown> =>
    Promise.all(
      [0, 1].map(async () => {
        for (let round = 0; round < ROUNDS; round++) await write(trial, list);
      }),
    );
  let turn = 0;
  await whileWriting(writeAll, async () => {
    const limit = turn++ % 2 === 0 ? 1 : 3;
    const until = (record: JsonObject): boolean => idOfListed(record) === below;
    const atMost = known.length + MOST_NEW;
    const walked = await walkList(trial, list, { limit }, { atMost, until });
    const ids = walked.map(idOfListed);
    const missing = known.filter((id) => !ids.includes(id));
    trial.expect(
      missing.length === 0,
      list,
      `while others write, a walk misses ${missing.length} of ${known.length}`,
    );
    trial.expect(new Set(ids).size === ids.length, list, 'while others write, a walk shows a record twice');
  });
}

/** A reader that keeps to the newest of a list never sees anything come in below it. */
async function tryNewest(trial: Trial, list: string): Promise<void> {
  const writeAll = async (): Promise<unknown> =>
    Promise.all(
      WRITERS.map(async (writer) => {
        for (let round = 0; round < ROUNDS; round++) await write(trial, writer);
      }),
    );
  const seen: string[] = [];
  const read = async (): Promise<void> => {
    const page = objectsAt(await trial.get(list, { query: { limit: 200 } }), 'data');
    const ids = page.map((each: JsonObject) => textAt(each, 'id'));
    const newest = seen[0];
    const at = newest === undefined ? -1 : ids.indexOf(newest);
    trial.expect(
      newest === undefined || ids.slice(at).join() === seen.slice(0, ids.length - at).join(),
      list,
      'a record appeared below one that was seen before it',
    );
    seen.splice(0, seen.length, ...ids);
  };
  await whileWriting(writeAll, read);
  await read();
}

export const pagingWhileWriting: Check = {
  name: 'paging-while-writing',
  title:
    'While others write, a walk shows every record that was there before it once, and nothing appears behind a reader',
  source: 'decision',
  appliesTo: ({ isList }) => isList,
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds();
    await trial.tenant.ensureFunds(undefined, 'USDC');
    // What earlier runs have left behind goes first, and with subscriptions their deliveries.
    await trial.each(
      trial.operations.filter(({ id }) => CLEARED.has(id)),
      ({ id }) => addToList(trial.tenant, id, trial.session),
    );
    const isBusy = ({ id }: Operation): boolean => BUSY.includes(id);
    const others = trial.operations.filter((each) => !isBusy(each));
    await trial.together(others, async (part, { id }) => tryWalk(part, id));
    await trial.each(trial.operations.filter(isBusy), async ({ id }) => tryWalk(trial, id));
    for (const list of NEWEST.filter((each) => trial.tenant.knows(each))) await tryNewest(trial, list);
  },
};
