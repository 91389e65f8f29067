import { expect, it } from 'vitest';
import { FaultLog } from './fault-log.ts';

interface Line {
  readonly worker: string;
  readonly count: number;
}

it('has one line for each cause and minute, with how often it came', () => {
  let now = 0;
  const lines: Line[] = [];
  const log = new FaultLog({ error: (line: Line) => void lines.push(line) } as never, () => now);
  const tell = (who: string, message: string): void => log.tell(who, new Error(message));
  for (; now < 60_000; now += 200) {
    tell('orders', 'select a lot - no such table');
    if (now % 1_000 === 0) tell('mail', 'select a lot - no such table');
    log.flush();
  }
  const told = () => lines.splice(0).map(({ worker, count }) => [worker, count]);
  expect(told()).toEqual([
    ['orders', 1],
    ['mail', 1],
  ]);
  log.flush();
  expect(told()).toEqual([
    ['orders', 299],
    ['mail', 59],
  ]);
  tell('orders', 'another');
  expect(told()).toEqual([['orders', 1]]);
  now += 60_000;
  log.flush();
  log.flush();
  tell('orders', 'select a lot - no such table');
  expect(told()).toEqual([['orders', 1]]);
});

it('keeps few causes in mind, however many there are', () => {
  const lines: Line[] = [];
  const log = new FaultLog({ error: (line: Line) => void lines.push(line) } as never, () => 0);
  for (let each = 0; each < 1_000; each += 1) log.tell('orders', new Error(`the row ${each}`));
  expect(lines.length).toBeLessThanOrEqual(102);
});
