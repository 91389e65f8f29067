import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { CommitPoints, NOTHING_KNOWN, type KnownState } from './commit-points.ts';
import type { CommitPoint } from './table.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 2, 2);

function underTest(known: KnownState = NOTHING_KNOWN) {
  const world = { elapsed: 0, epoch: 1, saved: [] as KnownState[] };
  const points = new CommitPoints(
    {
      dialect: 'sqlite',
      randomBytes,
      elapsed: () => world.elapsed,
      epoch: () => world.epoch,
      save: (state) => void world.saved.push(state),
    },
    known,
  );
  /** A commit so many milliseconds after the start; answers how many statements its mark takes. */
  const commit = (at: number, isCertain = true): number => {
    world.elapsed = at;
    const mark = points.begin(START + at);
    if (isCertain) mark.committed({ tenantId: 'acct_a', seq: at, hash: 'h' });
    return mark.steps.length;
  };
  return { world, points, commit };
}

const point = (writtenAt: number, epoch = 1): CommitPoint => ({
  mark: String(writtenAt).padStart(32, '0'),
  epoch,
  writtenAt,
  expiresAt: writtenAt + DAY_MS,
});

it('a commit leaves a point at most once a second, and the first of ten minutes one that lasts', () => {
  const { points, commit, world } = underTest();
  // The one that lasts also deletes those that have expired.
  expect([0, 1, 999, 1_000, 1_500, 600_000].map((at) => commit(at))).toEqual([2, 0, 0, 1, 0, 2]);
  const { newest, lasting } = points.known;
  expect(newest).toEqual(lasting);
  expect([newest?.writtenAt, newest?.expiresAt]).toEqual([START + 600_000, START + 600_000 + 1_825 * DAY_MS]);
  expect(world.saved).toHaveLength(3);
});

it('the newest movement is known of commits without a point too', () => {
  const { points, commit } = underTest();
  commit(0);
  commit(10);
  expect([points.known.movement?.seq, points.known.newest?.writtenAt]).toEqual([10, START]);
});

it('a commit whose end is not known is not waited for in the database', () => {
  const { points, commit } = underTest();
  commit(0);
  commit(5_000, false);
  expect([points.known.movement?.seq, points.known.newest?.writtenAt]).toEqual([0, START]);
});

it('of points of other processes the newest is known, and none of an epoch that has ended', () => {
  const { points } = underTest();
  points.see(point(50));
  points.see(point(40));
  expect(points.known.newest?.writtenAt).toBe(50);
  points.forget();
  points.see(point(10, 2), { installation: 'i', system: 's' });
  expect(points.known).toEqual({
    newest: point(10, 2),
    lasting: null,
    installation: 'i',
    system: 's',
    movement: undefined,
  });
});
