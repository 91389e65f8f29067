import { expect, it } from 'vitest';
import { DatabaseWatch, type OutageBegan, isOfOutage } from './watch.ts';

function contactLost(): Error {
  return Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
}

it('counts a failure to an outage that has ended before the probe was asked about it', async () => {
  const findings: ((finding: OutageBegan | null) => void)[] = [];
  const ask = () => new Promise<OutageBegan | null>((resolve) => findings.push(resolve));
  const watch = new DatabaseWatch({ ask, close: () => undefined });
  const [first, second] = [contactLost(), contactLost()];
  watch.failed(first);
  // While the probe is asked about the first; it is asked once more about this one.
  watch.failed(second);
  findings[0]?.({ kind: 'unreachable', reason: 'it does not answer' });
  expect(await isOfOutage(first)).toBe(true);
  await expect.poll(() => findings.length).toBe(2);
  findings[1]?.(null);
  expect(await isOfOutage(second)).toBe(true);
  watch.close();
});

it('counts a failure to no outage where the probe finds none', async () => {
  const watch = new DatabaseWatch({ ask: () => Promise.resolve(null), close: () => undefined });
  const lost = contactLost();
  watch.failed(lost);
  expect(await isOfOutage(lost)).toBe(false);
  watch.close();
});
