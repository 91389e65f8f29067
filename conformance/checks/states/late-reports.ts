import { bodyOf, statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt, textsAt } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { makeHeld, OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { shown, type Trial } from '../../suite/trial.ts';
import { kindsOf } from './operation-moves.ts';

const ID = 'advanceOperation';
const LATE = ['late_return', 'late_execution'];

type Posts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const NOTHING = { late_return: [], late_execution: [] };

/** What a late report posts, by the kind of operation and the status that it ended in; nothing where it does not fit. */
const POSTS: Readonly<Record<OperationKind['name'], Posts>> = {
  payout: {
    settled: { late_return: ['payout_returned'], late_execution: [] },
    returned: NOTHING,
    failed: {
      late_return: ['late_execution_debited', 'payout_returned'],
      late_execution: ['late_execution_debited'],
    },
  },
  withdrawal: { settled: NOTHING, failed: { late_return: [], late_execution: ['late_execution_debited'] } },
  conversion: {
    settled: NOTHING,
    failed: { late_return: [], late_execution: ['late_execution_debited', 'conversion_credited'] },
  },
};

async function ended(trial: Trial, kind: OperationKind, status: string): Promise<string> {
  const id = textAt(await makeHeld(trial.tenant, kind, 7), 'id');
  await trial.tenant.advance(id, status);
  return id;
}

async function report(trial: Trial, kind: OperationKind, id: string, to: string): Promise<readonly string[]> {
  const before = await trial.get(kind.get, { path: { id } });
  const exchange = await trial.call(ID, { path: { id }, body: { to } });
  const status = textAt(before, 'status');
  const what = `${to} on a ${kind.name} that is ${status}`;
  trial.demand(statusOf(exchange) === 200, ID, `${what}: ${shown(exchange)} instead of 200`);
  const after = bodyOf(exchange) ?? null;
  trial.expect(textAt(after, 'status') === status, ID, `${what} changed the status`, [exchange]);
  const known = textsAt(before, 'movementIds').length;
  const kinds = (await kindsOf(trial, after)).slice(known);
  const added = objectsAt(after, 'adjustments').slice(objectsAt(before, 'adjustments').length);
  const isListed =
    added.length === (kinds.length > 0 ? 1 : 0) && (kinds.length === 0 || textAt(added[0], 'kind') === to);
  trial.expect(isListed, ID, `${what} lists ${added.length} adjustments for ${kinds.length} movements`, [
    exchange,
  ]);
  return kinds.filter((each) => each !== 'admin_adjustment');
}

async function tryLate(trial: Trial, kind: OperationKind, status: string, to: string): Promise<void> {
  const id = await ended(trial, kind, status);
  const expected = POSTS[kind.name][status]?.[to] ?? [];
  const first = await report(trial, kind, id, to);
  const what = `${to} on a ${kind.name} that is ${status}`;
  trial.expect(
    first.join() === expected.join(),
    ID,
    `${what} posted ${first.join()} instead of ${expected.join()}`,
  );
  const second = await report(trial, kind, id, to);
  trial.expect(second.length === 0, ID, `a second ${what} posted ${second.join()}`);
}

/** Whatever the order of the reports, the money goes by the facts. */
async function tryOrder(trial: Trial, kind: OperationKind): Promise<void> {
  const id = await ended(trial, kind, 'failed');
  const before = await trial.tenant.balance();
  for (const to of ['late_execution', 'late_return', 'late_execution']) await report(trial, kind, id, to);
  const after = await trial.tenant.balance();
  const payout = await trial.get(kind.get, { path: { id } });
  const fee = toMinor(textAt(payout, 'fee', 'amount'));
  const { refundsFee, platformTakesLoss } = trial.world.policy;
  const expected = refundsFee ? 0n : -fee;
  const change = after.available - before.available;
  trial.expect(
    platformTakesLoss || change === expected,
    ID,
    `executed late and returned late, a failed payout changed the balance by ${change} cents instead of ${expected}`,
  );
}

async function tryKind(trial: Trial, kind: OperationKind): Promise<void> {
  for (const status of Object.keys(POSTS[kind.name])) {
    for (const to of LATE) await tryLate(trial, kind, status, to);
  }
  if (kind.name === 'payout') await tryOrder(trial, kind);
  for (const status of ['held', 'accepted', 'submitted']) {
    const id = textAt(await makeHeld(trial.tenant, kind), 'id');
    if (status !== 'held') await trial.tenant.advance(id, status);
    for (const to of LATE) {
      const exchange = await trial.call(ID, { path: { id }, body: { to } });
      trial.expectRefusal(exchange, 409, 'invalid_state', `${to} on a ${kind.name} that is ${status}`);
    }
  }
}

export const lateReports: Check = {
  name: 'late-reports',
  title:
    'A late return or execution is a movement under adjustments, once, and never a new status; on an open operation it is refused',
  source: 'decision',
  appliesTo: named(ID, 'getTransaction', ...OPERATION_KINDS.map(({ get }) => get)),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const known = OPERATION_KINDS.filter(({ get }) => trial.tenant.knows(get));
    for (const kind of known) await tryKind(trial, kind);
  },
};
