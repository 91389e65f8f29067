import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DueRow } from '../writes/ready-rows.ts';
import type { DueKind, DueWork } from './due-work.ts';
import { type Begun, FollowUps } from './follow-ups.ts';

const COMMON = {
  id: 'id',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'true',
  isLeased: false,
  provider: 'none',
} as const;

interface Row {
  readonly tenantId: string;
  readonly id: string;
  readonly provider?: 'bank' | 'chain';
}

const followUp = (row: Readonly<Record<string, unknown>>) => {
  const { tenantId, id, provider = null } = row as unknown as Row;
  return id === 'nothing' ? null : { tenantId, id, provider, dueAt: 0 };
};

const KINDS: readonly DueKind[] = [
  { ...COMMON, kind: 'order', worker: 'orders', table: 'orders', carriedOutBy: 'calls', followUp },
  { ...COMMON, kind: 'local', worker: 'reports', table: 'local', carriedOutBy: 'simulator', followUp },
  { ...COMMON, kind: 'looked_for', worker: 'orders', table: 'others', carriedOutBy: () => Promise.resolve() },
];

const NAMES = Array.from({ length: 6 }, (_, index) => String(index));

describe('follow-ups of commits', () => {
  let begun: string[];
  let answers: Begun[];
  let looks: number;
  let followUps: FollowUps;

  beforeEach(() => {
    [begun, answers, looks] = [[], [], 0];
    followUps = new FollowUps({
      kinds: KINDS,
      look: () => void (looks += 1),
      begin: (work) => {
        const answer = answers.shift() ?? 'begun';
        if (answer === 'begun') begun.push(work.id);
        return answer;
      },
    });
    followUps.start();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const note = (row: Row, { table = 'orders', inMs = 0 }: Partial<DueRow> = {}): void =>
    followUps.note({ table, row: { ...row }, inMs });

  const work = (id: string, more: Partial<DueWork> = {}): DueWork => ({
    kind: 'order',
    tenantId: 'one',
    id,
    provider: null,
    dueAt: 0,
    isLeased: false,
    ...more,
  });

  const ended = (id: string, more: Partial<DueWork> = {}): void => followUps.ended(work(id, more));

  it('are begun at once, without a look', () => {
    note({ tenantId: 'one', id: 'first' });
    note({ tenantId: 'one', id: 'nothing' });
    expect([begun, looks]).toEqual([['first'], 0]);
  });

  it('that are due later are begun then', () => {
    vi.useFakeTimers();
    note({ tenantId: 'one', id: 'later' }, { inMs: 50 });
    vi.advanceTimersByTime(49);
    expect(begun).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(['later']);
  });

  it('are not begun before the worker starts, nor after it has stopped', () => {
    vi.useFakeTimers();
    note({ tenantId: 'one', id: 'later' }, { inMs: 50 });
    followUps.stop();
    vi.advanceTimersByTime(50);
    note({ tenantId: 'one', id: 'late' });
    expect(begun).toEqual([]);
  });

  it('of a kind that is looked for have a look made', () => {
    note({ tenantId: 'one', id: 'any' }, { table: 'others' });
    note({ tenantId: 'one', id: 'any' }, { table: 'unknown' });
    expect([begun, looks]).toEqual([[], 1]);
  });

  it('wait for a place, and accounts take turns', () => {
    answers = NAMES.map(() => 'full');
    for (const id of NAMES) note({ tenantId: id < '4' ? 'many' : 'few', id });
    expect(begun).toEqual([]);
    answers = ['begun', 'begun', 'begun', 'full'];
    ended('another');
    expect(begun).toEqual(['0', '4', '1']);
    ended('another');
    // What found no place goes behind the others of its account.
    expect(begun.toSorted()).toEqual(NAMES);
  });

  it('wait for the places of their own provider', () => {
    answers = ['full', 'full'];
    note({ tenantId: 'one', id: 'of the bank', provider: 'bank' });
    note({ tenantId: 'one', id: 'local' }, { table: 'local' });
    ended('another', { provider: 'chain' });
    expect(begun).toEqual([]);
    ended('another', { kind: 'local' });
    expect(begun).toEqual(['local']);
    ended('another', { provider: 'bank' });
    expect(begun).toEqual(['local', 'of the bank']);
  });

  it('that a look has begun are not begun again', () => {
    answers = ['full'];
    note({ tenantId: 'one', id: 'first' });
    followUps.forget(work('first'));
    ended('another');
    expect(begun).toEqual([]);
  });

  it('that are asked for while they are under way are begun when that has ended', () => {
    answers = ['under_way'];
    note({ tenantId: 'one', id: 'first' });
    expect(begun).toEqual([]);
    ended('first');
    ended('first');
    expect(begun).toEqual(['first']);
  });

  it('beyond a thousand for the same places are left to looks', () => {
    answers = Array.from({ length: 1_500 }, () => 'full');
    for (let made = 0; made < 1_500; made += 1) note({ tenantId: 'one', id: String(made) });
    answers = [];
    ended('another');
    expect(begun).toHaveLength(1_000);
  });

  it('of a provider that is not to be called now do not wait', () => {
    answers = ['not_now'];
    note({ tenantId: 'one', id: 'first' });
    ended('another');
    expect(begun).toEqual([]);
  });
});
