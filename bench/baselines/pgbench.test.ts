import { describe, expect, it } from 'vitest';
import { parsePgbench } from './pgbench.ts';

const SAID = `pgbench (18.4)
transaction type: <builtin: TPC-B (sort of)>
number of clients: 32
number of transactions actually processed: 11812
number of failed transactions: 0 (0.000%)
latency average = 8.130 ms
initial connection time = 21.337 ms
tps = 3935.870151 (without initial connection time)
`;

describe('what pgbench says at the end of a run', () => {
  it('is how many transactions there were, and how many a second', () => {
    expect(parsePgbench(SAID)).toEqual({ answered: 11812, perSecond: 3935.870151 });
  });

  it('is a failure where there is no such thing in it', () => {
    expect(() => parsePgbench('pgbench: error: connection refused')).toThrow('connection refused');
  });
});
