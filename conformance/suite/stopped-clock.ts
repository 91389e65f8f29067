import { setTimeout as delay } from 'node:timers/promises';
import { textAt, type Json } from '../json/json.ts';
import type { Trial } from './trial.ts';

/** Far enough ahead of the last reading that the clock is not set back. */
const AHEAD_MS = 2000;

/** Does something while the account's clock stands, so that nothing falls due meanwhile. */
export async function withStoppedClock(
  trial: Trial,
  act: (frozenAt: string) => Promise<void>,
): Promise<void> {
  const now = textAt(await trial.get('getClock'), 'now');
  const frozenAt = new Date(Date.parse(now) + AHEAD_MS).toISOString();
  await trial.get('setClock', { body: { frozenAt } });
  try {
    await act(frozenAt);
  } finally {
    await trial.call('setClock', { body: { running: true } });
  }
}

/** Looks whether a payout moves on although the clock stands: then only held ones stand still. */
export async function movesUnderStoppedClock(trial: Trial): Promise<boolean> {
  await trial.tenant.ensureFunds(100_000n);
  const id = textAt(await trial.tenant.newPayout('1.00'), 'id');
  await delay(300);
  const { status } = (await trial.tenant.do('getPayout', { path: { id } })) as { status: Json };
  if (status === 'accepted') await trial.tenant.advance(id, 'failed');
  return status !== 'accepted';
}
