import { bodyOf, statusOf } from '../http/exchange.ts';
import { objectsAt, textAt, textsAt } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import { shown, type Trial } from '../suite/trial.ts';
import { kindsOf } from './payout-moves.ts';

const ID = 'advanceOperation';

/** What a late report posts, by the status that the payout ended in; nothing where it does not fit or comes again. */
const POSTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  settled: { late_return: ['payout_returned'], late_execution: [] },
  returned: { late_return: [], late_execution: [] },
  failed: {
    late_return: ['late_execution_debited', 'payout_returned'],
    late_execution: ['late_execution_debited'],
  },
};

async function endedPayout(trial: Trial, status: string): Promise<string> {
  const id = textAt(await trial.tenant.newHeldPayout(7), 'id');
  await trial.tenant.advance(id, status);
  return id;
}

async function report(trial: Trial, id: string, to: string): Promise<readonly string[]> {
  const before = await trial.get('getPayout', { path: { id } });
  const exchange = await trial.call(ID, { path: { id }, body: { to } });
  const status = textAt(before, 'status');
  const what = `${to} on ${status}`;
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
  return kinds.filter((kind) => kind !== 'admin_adjustment');
}

async function tryLate(trial: Trial, status: string, to: string): Promise<void> {
  const id = await endedPayout(trial, status);
  const expected = POSTS[status]?.[to] ?? [];
  const first = await report(trial, id, to);
  const what = `${to} on ${status}`;
  trial.expect(
    first.join() === expected.join(),
    ID,
    `${what} posted ${first.join()} instead of ${expected.join()}`,
  );
  const second = await report(trial, id, to);
  trial.expect(second.length === 0, ID, `a second ${what} posted ${second.join()}`);
}

/** Whatever the order of the reports, the money goes by the facts. */
async function tryOrder(trial: Trial): Promise<void> {
  const id = await endedPayout(trial, 'failed');
  const before = await trial.tenant.balance();
  await report(trial, id, 'late_execution');
  await report(trial, id, 'late_return');
  await report(trial, id, 'late_execution');
  const after = await trial.tenant.balance();
  const payout = await trial.get('getPayout', { path: { id } });
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

/** Reports after the end. */
export const lateReports: Check = {
  name: 'late-reports',
  title:
    'A late return or execution is a movement under adjustments, once, and never a new status; on an open payout it is refused',
  source: 'interface',
  appliesTo: named(ID, 'getPayout', 'getTransaction'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    for (const [status, posts] of Object.entries(POSTS)) {
      for (const to of Object.keys(posts)) await tryLate(trial, status, to);
    }
    await tryOrder(trial);
    for (const status of ['held', 'accepted', 'submitted']) {
      const id = textAt(await trial.tenant.newHeldPayout(), 'id');
      if (status !== 'held') await trial.tenant.advance(id, status);
      for (const to of ['late_return', 'late_execution']) {
        const exchange = await trial.call(ID, { path: { id }, body: { to } });
        trial.expectRefusal(exchange, 409, 'invalid_state', `${to} on ${status}`);
      }
    }
  },
};
