import { bodyOf } from '../../http/exchange.ts';
import { objectsAt, textAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { passingWebhook } from '../../suite/plain-webhooks.ts';
import type { Trial } from '../../suite/trial.ts';
import { nextCursorOf, walkList } from '../../suite/walk-list.ts';

const LIST = 'listWebhooks';
const MOST_BYTES = 1_048_576;

/** So many records of 15 KiB are more than a page holds, and there is room for them beside those of other checks. */
const COUNT = 75;
const METADATA = { text: 'x'.repeat(15 * 1_024) };

async function tryPages(trial: Trial, made: ReadonlySet<string>): Promise<void> {
  const first = await trial.call(LIST, { query: { limit: 200 } });
  trial.demandSuccess(first, 'a list of large records');
  const bytes = Buffer.byteLength(first.response?.bodyText ?? '');
  trial.expect(bytes <= MOST_BYTES, LIST, `a page has ${bytes} bytes, and 1 MiB is the most`, [first]);
  const page = objectsAt(bodyOf(first), 'data');
  trial.expect(page.length > 0, LIST, 'a page of large records has none', [first]);
  const isOpen = nextCursorOf(first) !== undefined;
  trial.expect(isOpen, LIST, 'a page that ends early leads to no other', [first]);
  const walked = await walkList(trial, LIST, { limit: 200 });
  const seen = walked.map((each) => textAt(each, 'id')).filter((id) => made.has(id));
  const distinct = new Set(seen).size;
  const message = `a walk by pages that end early shows ${distinct} of ${made.size} records, in ${seen.length} places`;
  trial.expect(distinct === made.size && seen.length === made.size, LIST, message);
}

/** Records of subscriptions, since those can be deleted afterwards. */
export const largePages: Check = {
  name: 'large-pages',
  title: 'A page ends before it would exceed 1 MiB, leads on, and has at least one record',
  source: 'decision',
  isBeside: true,
  appliesTo: named(LIST),
  lacks: ({ session }) => {
    const missing = ['createWebhook', 'deleteWebhook'].find((id) => !session.contract.operations.has(id));
    return missing === undefined ? undefined : `the document has no ${missing}`;
  },
  run: async (trial) => {
    const made = new Set<string>();
    try {
      for (let index = 0; index < COUNT; index++) {
        const body = { ...(await passingWebhook(trial.tenant)), metadata: METADATA };
        made.add(textAt(await trial.get('createWebhook', { body }), 'id'));
      }
      await tryPages(trial, made);
    } finally {
      for (const id of made) await trial.call('deleteWebhook', { path: { id } });
    }
  },
};
