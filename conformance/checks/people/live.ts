import { statusOf } from '../../http/exchange.ts';
import { textAt, valueAt } from '../../json/json.ts';
import type { Browser } from '../../people/browser.ts';
import { ReadLiveStream, type LiveEvent } from '../../people/live-stream.ts';
import { lacksUsers, withUsers } from '../../people/person.ts';
import type { Check } from '../../suite/check.ts';
import { newKey } from '../../suite/plain-keys.ts';
import type { Trial } from '../../suite/trial.ts';

const ID = 'followChanges';

async function withStream(
  trial: Trial,
  browser: Browser,
  lastEventId: string | undefined,
  look: (stream: ReadLiveStream) => Promise<void>,
): Promise<void> {
  const [baseUrl = ''] = trial.session.baseUrls;
  const stream = await ReadLiveStream.open(baseUrl, browser, lastEventId);
  try {
    trial.demand(stream.status === 200, ID, `it answers ${stream.status} to someone who is signed in`);
    await look(stream);
  } finally {
    stream.close();
  }
}

/** The next message about a record; undefined if none comes. Earlier records may still move, and have messages too. */
async function nextOf(trial: Trial, stream: ReadLiveStream, id: string): Promise<LiveEvent | undefined> {
  for (;;) {
    const told = await stream.next();
    if (told === undefined || textAt(told.data, 'id') === id) return told;
    const isOfKey = textAt(told.data, 'object') === 'api_key';
    trial.expect(!isOfKey, ID, `it tells ${JSON.stringify(told)} to someone who may not read it`, []);
  }
}

async function tryChange(trial: Trial, browser: Browser): Promise<void> {
  await trial.tenant.ensureFunds();
  await withStream(trial, browser, undefined, async (stream) => {
    // Of these the role may read the second alone.
    await newKey(trial.tenant);
    // Held, so that nothing else happens to it meanwhile.
    const payout = await trial.tenant.newHeldPayout();
    const id = textAt(payout, 'id');
    const told = await nextOf(trial, stream, id);
    const isTold = textAt(told?.data, 'object') === 'payout' && valueAt(told?.data, 'version') === 1;
    trial.expect(isTold, ID, `it tells ${JSON.stringify(told ?? null)} where ${id} was made`, []);
    const event = await trial.call('getEvent', { path: { id: told?.id ?? '' } });
    trial.expect(textAt(event.response?.json, 'data', 'id') === id, ID, 'its id is not that of the event');
  });
}

async function tryMissed(trial: Trial, browser: Browser): Promise<void> {
  await withStream(trial, browser, 'evt_01k5v0c9m3e8xtf7w2h6q4r1zs', async (stream) => {
    const told = await stream.next();
    const message = `behind an event that is not kept it tells ${JSON.stringify(told)}`;
    trial.expect(told?.name === 'resync', ID, message, []);
  });
}

export const live: Check = {
  name: 'live',
  title: 'A change is told to those who are signed in and may read it, and what was missed is said to be',
  source: 'decision',
  of: 'console',
  isBeside: true,
  appliesTo: ({ id }) => id === ID,
  lacks: lacksUsers,
  run: async (trial) => {
    await withUsers(trial.world, { finance: 'finance' }, async ({ finance: { browser } }) => {
      const stranger = await browser.another('a stranger').call(ID);
      trial.expect(statusOf(stranger) === 401, ID, 'it answers someone who is not signed in', [stranger]);
      await tryChange(trial, browser);
      await tryMissed(trial, browser);
    });
    trial.called.add(ID);
  },
};
