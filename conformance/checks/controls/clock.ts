import { textAt, valueAt, type Json } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';

function nowOf(state: Json): number {
  return Date.parse(textAt(state, 'now'));
}

async function set(trial: Trial, body: Record<string, string | number | boolean>): Promise<Json> {
  return trial.get('setClock', { body });
}

/** Records made under a stopped clock carry its moment and no other. */
async function tryStamps(trial: Trial, frozenAt: string): Promise<void> {
  const beneficiary = await trial.get('getBeneficiary', {
    path: { id: await trial.tenant.newBeneficiary() },
  });
  const payout = await trial.tenant.newHeldPayout();
  const movement = await trial.get('getTransaction', { path: { id: textAt(payout, 'movementIds', 0) } });
  const payin = await trial.tenant.newPayin('1.00', 'credited');
  const moments: readonly (readonly [string, string])[] = [
    ['createBeneficiary', textAt(beneficiary, 'createdAt')],
    ['createPayout', textAt(payout, 'createdAt')],
    ['getTransaction', textAt(movement, 'occurredAt')],
    ['simulatePayin', textAt(payin, 'creditedAt')],
  ];
  for (const [operation, moment] of moments) {
    trial.expect(
      moment === frozenAt,
      operation,
      `under a clock that stands at ${frozenAt} it wrote ${moment}`,
    );
  }
}

async function tryFrozen(trial: Trial): Promise<void> {
  const before = nowOf(await trial.get('getClock'));
  const frozenAt = new Date(before + 60_000).toISOString();
  const frozen = await set(trial, { frozenAt });
  const stands = valueAt(frozen, 'frozen') === true && textAt(frozen, 'now') === frozenAt;
  trial.expect(stands, 'setClock', `stopped at ${frozenAt}, it shows ${textAt(frozen, 'now')}`);
  await tryStamps(trial, frozenAt);
  const still = textAt(await trial.get('getClock'), 'now');
  trial.expect(still === frozenAt, 'getClock', `a clock that stands at ${frozenAt} shows ${still}`);
  const back = await trial.call('setClock', { body: { frozenAt: new Date(before).toISOString() } });
  trial.expectRefusal(back, 409, 'invalid_state', 'a clock set back');
  const moved = await set(trial, { advanceSeconds: 90 });
  const isMoved = nowOf(moved) === before + 150_000 && valueAt(moved, 'frozen') === true;
  trial.expect(isMoved, 'setClock', `moved on by 90 s from ${frozenAt}, it shows ${textAt(moved, 'now')}`);
  const running = await set(trial, { running: true });
  const runsOn = valueAt(running, 'frozen') === false && nowOf(running) >= before + 150_000;
  trial.expect(runsOn, 'setClock', 'let run, it does not run on from where it stood');
}

async function tryRunning(trial: Trial): Promise<void> {
  const before = nowOf(await trial.get('getClock'));
  const moved = await set(trial, { advanceSeconds: 30 });
  const gained = nowOf(moved) - before;
  const isRunning = valueAt(moved, 'frozen') === false && gained >= 30_000 && gained < 90_000;
  trial.expect(isRunning, 'setClock', `a running clock moved on by 30 s gained ${gained} ms`);
  const first = nowOf(await trial.get('getClock'));
  const created = await trial.get('getBeneficiary', { path: { id: await trial.tenant.newBeneficiary() } });
  const last = nowOf(await trial.get('getClock'));
  const moment = Date.parse(textAt(created, 'createdAt'));
  const isBetween = moment >= first && moment <= last;
  trial.expect(
    isBetween,
    'createBeneficiary',
    `createdAt ${textAt(created, 'createdAt')} is not when it was created`,
  );
  trial.expect(last >= first, 'getClock', 'the clock went back');
}

/** What is due runs as the clock passes it, and the answer comes after it. */
async function tryDue(trial: Trial): Promise<void> {
  await set(trial, { frozenAt: new Date(nowOf(await trial.get('getClock')) + 1000).toISOString() });
  const payout = await trial.tenant.newPayout('1.00');
  await set(trial, { advanceSeconds: 3 * 86_400 });
  const after = await trial.get('getPayout', { path: { id: textAt(payout, 'id') } });
  const status = textAt(after, 'status');
  trial.expect(status === 'settled', 'setClock', `three days later a payout that was due is ${status}`);
  const isOrdered = textAt(after, 'submittedAt') <= textAt(after, 'settledAt');
  trial.expect(isOrdered, 'setClock', 'what fell due did not run in its order');
}

/** The sandbox's clock. */
export const clock: Check = {
  name: 'clock',
  title:
    "The account's clock stands, moves on and runs as it is told, never back, and every record carries its moment",
  source: 'decision',
  appliesTo: named(
    'getClock',
    'setClock',
    'createBeneficiary',
    'createPayout',
    'simulatePayin',
    'getTransaction',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    for (const id of ['createBeneficiary', 'createPayout', 'simulatePayin']) trial.called.add(id);
    await trial.tenant.ensureFunds(50_000n);
    try {
      await tryRunning(trial);
      await tryFrozen(trial);
      await tryDue(trial);
    } finally {
      await trial.call('setClock', { body: { running: true } });
    }
  },
};
