import { objectsAt, type JsonObject } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { ENOUGH, fillLists } from '../../suite/fill-list.ts';
import { idOfListed } from '../../json/listed.ts';
import type { Trial } from '../../suite/trial.ts';
import { nextCursorOf, walkList } from '../../suite/walk-list.ts';

const SIZES = [1, 2, 3, 7, 10];

function idsOf(records: readonly JsonObject[]): string[] {
  return records.map(idOfListed);
}

async function tryList(trial: Trial, list: string): Promise<void> {
  const whole = idsOf(await walkList(trial, list, { limit: 200 }));
  trial.expect(new Set(whole).size === whole.length, list, 'a walk of pages of 200 shows a record twice');
  trial.expect(whole.length >= ENOUGH, list, `a walk shows ${whole.length} records of ${ENOUGH} or more`);
  for (const limit of SIZES) {
    // The newest are enough for small pages: the rest of a long history is no other code.
    const atMost = Math.max(ENOUGH, limit * 5);
    const walked = idsOf(await walkList(trial, list, { limit }, { atMost }));
    const isSame = walked.join() === whole.slice(0, walked.length).join();
    trial.expect(isSame, list, `pages of ${limit} show other records than pages of 200`);
    const isWhole = walked.length >= Math.min(atMost, whole.length);
    trial.expect(isWhole, list, `a walk by pages of ${limit} ends after ${walked.length} of ${whole.length}`);
  }
  const plain = idsOf(objectsAt(await trial.get(list), 'data'));
  trial.expect(
    plain.join() === whole.slice(0, 50).join(),
    list,
    'without a limit a page does not hold the newest 50',
  );
  await tryEdges(trial, list, whole);
}

/** A page that ends exactly at the end, and a limit that changes on the way. */
async function tryEdges(trial: Trial, list: string, whole: readonly string[]): Promise<void> {
  if (whole.length <= 200) {
    const exact = await trial.call(list, { query: { limit: whole.length } });
    trial.expect(nextCursorOf(exact) === undefined, list, 'a page that holds everything leads on', [exact]);
  }
  const first = await trial.call(list, { query: { limit: 3 } });
  const cursor = nextCursorOf(first);
  if (!trial.expect(cursor !== undefined, list, 'there is more, and no cursor leads to it', [first])) return;
  const query = { cursor: cursor ?? '', limit: 5 };
  const second = idsOf(objectsAt(await trial.get(list, { query }), 'data'));
  trial.expect(
    second.join() === whole.slice(3, 8).join(),
    list,
    'a cursor with another limit does not go on where it stood',
  );
  const again = idsOf(objectsAt(await trial.get(list, { query }), 'data'));
  trial.expect(again.join() === second.join(), list, 'a cursor used twice shows something else');
}

export const pagination: Check = {
  name: 'pagination',
  title: 'A walk by pages of any size shows every record once, newest first, and ends',
  source: 'decision',
  appliesTo: ({ isList }) => isList,
  run: async (trial) => {
    const filled = await fillLists(trial);
    await trial.together(filled, async (part, { id }) => tryList(part, id));
  },
};
