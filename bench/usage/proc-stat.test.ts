import { describe, expect, it } from 'vitest';
import { parseMemory, parseStat } from './proc-stat.ts';

describe('what Linux tells of a process', () => {
  it('is read behind a name that holds brackets and spaces', () => {
    const line = '4711 (a) (b 7 c) S 17 4711 4711 0 -1 4194304 9 8 7 6 250 50 1100 25 20 0 11 0 88 77 66 55';
    expect(parseStat(line)).toEqual({ name: 'a) (b 7 c', parent: 17, ownSeconds: 3, endedSeconds: 11.25 });
  });

  it('has its memory in MiB, and none when it ends', () => {
    const status = 'Name:\tnode\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n';
    expect([parseMemory(status, 'VmRSS'), parseMemory(status, 'VmHWM')]).toEqual([100, 200]);
    expect(parseMemory('Name:\tnode\nState:\tZ (zombie)\n', 'VmRSS')).toBe(0);
  });
});
