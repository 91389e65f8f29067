import { textAt } from '../json/json.ts';
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
