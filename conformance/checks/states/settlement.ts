import { setTimeout as delay } from 'node:timers/promises';
import { objectsAt, textAt, valueAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import type { Trial } from '../../suite/trial.ts';

/** How long is polled before the clock is stepped; the simulators take a second a step unless they are slowed down. */
const POLL_MS = 12_000;
const PAUSE_MS = 120;
/** Beyond three of the longest steps that the simulators can be set to. */
const THREE_DAYS = 3 * 86_400;

interface End {
  readonly end: string;
  readonly way: string;
}

const SETTLED: End = { end: 'settled', way: 'accepted → submitted → settled' };
const FAILED: End = { end: 'failed', way: 'accepted → submitted → failed' };
const RETURNED: End = { end: 'returned', way: 'accepted → submitted → returned' };

/** What the fraction of an amount makes of an operation (sandbox, magic values). */
function endsOf({ name }: OperationKind): Readonly<Record<string, End>> {
  return {
    '21.00': SETTLED,
    '21.01': FAILED,
    // Only a payout comes back.
    '21.02': name === 'payout' ? RETURNED : FAILED,
    '21.03': { end: 'held', way: 'held' },
    '21.04': { end: 'submitted', way: 'accepted → submitted' },
    '0.21': SETTLED,
    '0.02': SETTLED,
  };
}

interface Watched extends End {
  readonly kind: OperationKind;
  readonly amount: string;
}

type Watch = Map<string, Watched>;

async function unfinished(trial: Trial, watch: Watch): Promise<string[]> {
  const open: string[] = [];
  for (const [id, { end, kind }] of watch) {
    const operation = await trial.get(kind.get, { path: { id } });
    if (textAt(operation, 'status') !== end) open.push(id);
  }
  return open;
}

/** Waits with a bound, and then lets the clock bring what is due. */
async function waitForEnds(trial: Trial, watch: Watch): Promise<string[]> {
  const deadline = trial.session.now() + POLL_MS;
  let open = await unfinished(trial, watch);
  while (open.length > 0 && trial.session.now() < deadline) {
    await delay(PAUSE_MS);
    open = await unfinished(trial, watch);
  }
  if (open.length === 0) return open;
  const clock = await trial.get('getClock');
  if (valueAt(clock, 'frozen') === true) await trial.get('setClock', { body: { running: true } });
  await trial.get('setClock', { body: { advanceSeconds: THREE_DAYS } });
  return unfinished(trial, watch);
}

async function begin(trial: Trial, kind: OperationKind, watch: Watch): Promise<void> {
  await trial.tenant.ensureFunds(undefined, kind.asset);
  trial.called.add(kind.create);
  for (const [amount, ends] of Object.entries(endsOf(kind))) {
    const operation = await kind.make(trial.tenant, amount);
    const expected = ends.end === 'held' ? 'held' : 'accepted';
    const status = textAt(operation, 'status');
    trial.expect(status === expected, kind.create, `a ${kind.name} of ${amount} is created ${status}`);
    watch.set(textAt(operation, 'id'), { kind, amount, ...ends });
  }
}

async function expectEnd(
  trial: Trial,
  id: string,
  { kind, amount, end, way }: Watched,
  isOpen: boolean,
): Promise<void> {
  const operation = await trial.get(kind.get, { path: { id } });
  const what = `a ${kind.name} of ${amount}`;
  const gone = objectsAt(operation, 'statusHistory')
    .map((change) => textAt(change, 'status'))
    .join(' → ');
  const status = textAt(operation, 'status');
  trial.expect(!isOpen, kind.get, `${what} never became ${end}: it is ${status}`);
  trial.expect(isOpen || gone === way, kind.get, `${what} went ${gone}`);
  const query = { externalReference: textAt(operation, 'externalReference') };
  const listed = textAt(await trial.get(kind.list, { query }), 'data', 0, 'status');
  trial.expect(
    listed === status,
    kind.list,
    `a ${kind.name} that is ${status} is listed ${listed || 'nowhere'}`,
  );
}

export const settlement: Check = {
  name: 'settlement',
  title:
    'An accepted operation moves on by itself to the end that its amount asks for, within a bound, and then stays there',
  source: 'decision',
  appliesTo: named(...OPERATION_KINDS.flatMap(({ create, get, list }) => [create, get, list])),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const watch: Watch = new Map();
    const known = OPERATION_KINDS.filter(({ get }) => trial.tenant.knows(get));
    for (const kind of known) await begin(trial, kind, watch);
    const open = await waitForEnds(trial, watch);
    for (const [id, watched] of watch) await expectEnd(trial, id, watched, open.includes(id));
  },
};
