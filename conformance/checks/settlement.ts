import { setTimeout as delay } from 'node:timers/promises';
import { objectsAt, textAt, valueAt } from '../json/json.ts';
import { named, type Check } from '../suite/check.ts';
import type { Trial } from '../suite/trial.ts';

/** How long is polled before the clock is stepped; the simulators take a second a step unless they are slowed down. */
const POLL_MS = 12_000;
const PAUSE_MS = 120;
/** Beyond three of the longest steps that the simulators can be set to. */
const THREE_DAYS = 3 * 86_400;

/** What the cents of an amount make of a payout (sandbox, magic values). */
const ENDS: Readonly<Record<string, { readonly end: string; readonly way: string }>> = {
  '21.00': { end: 'settled', way: 'accepted → submitted → settled' },
  '21.01': { end: 'failed', way: 'accepted → submitted → failed' },
  '21.02': { end: 'returned', way: 'accepted → submitted → returned' },
  '21.03': { end: 'held', way: 'held' },
  '21.04': { end: 'submitted', way: 'accepted → submitted' },
  '0.21': { end: 'settled', way: 'accepted → submitted → settled' },
  '0.01': { end: 'settled', way: 'accepted → submitted → settled' },
};

type Watched = Map<string, { readonly amount: string; readonly end: string; readonly way: string }>;

async function unfinished(trial: Trial, watched: Watched): Promise<string[]> {
  const open: string[] = [];
  for (const [id, { end }] of watched) {
    const payout = await trial.get('getPayout', { path: { id } });
    if (textAt(payout, 'status') !== end) open.push(id);
  }
  return open;
}

/** Waits with a bound, and then lets the clock bring what is due. */
async function waitForEnds(trial: Trial, watched: Watched): Promise<string[]> {
  const deadline = trial.session.now() + POLL_MS;
  let open = await unfinished(trial, watched);
  while (open.length > 0 && trial.session.now() < deadline) {
    await delay(PAUSE_MS);
    open = await unfinished(trial, watched);
  }
  if (open.length === 0) return open;
  const clock = await trial.get('getClock');
  if (valueAt(clock, 'frozen') === true) await trial.get('setClock', { body: { running: true } });
  await trial.get('setClock', { body: { advanceSeconds: THREE_DAYS } });
  return unfinished(trial, watched);
}

/** Payouts left to themselves. */
export const settlement: Check = {
  name: 'settlement',
  title:
    'An accepted payout moves on by itself to the end that its amount asks for, within a bound, and then stays there',
  source: 'interface',
  appliesTo: named('createPayout', 'getPayout', 'listPayouts'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds(50_000n);
    const watched: Watched = new Map();
    trial.called.add('createPayout');
    for (const [amount, ends] of Object.entries(ENDS)) {
      const payout = await trial.tenant.newPayout(amount);
      const expected = ends.end === 'held' ? 'held' : 'accepted';
      const status = textAt(payout, 'status');
      trial.expect(status === expected, 'createPayout', `a payout of ${amount} is created ${status}`);
      watched.set(textAt(payout, 'id'), { amount, ...ends });
    }
    const open = await waitForEnds(trial, watched);
    for (const [id, { amount, end, way }] of watched) {
      const payout = await trial.get('getPayout', { path: { id } });
      const gone = objectsAt(payout, 'statusHistory')
        .map((change) => textAt(change, 'status'))
        .join(' → ');
      const status = textAt(payout, 'status');
      trial.expect(
        !open.includes(id),
        'getPayout',
        `a payout of ${amount} never became ${end}: it is ${status}`,
      );
      trial.expect(open.includes(id) || gone === way, 'getPayout', `a payout of ${amount} went ${gone}`);
      const page = await trial.get('listPayouts', {
        query: { externalReference: textAt(payout, 'externalReference') },
      });
      const listed = textAt(page, 'data', 0, 'status');
      trial.expect(
        listed === status,
        'listPayouts',
        `a payout that is ${status} is listed ${listed || 'nowhere'}`,
      );
    }
  },
};
