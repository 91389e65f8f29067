import { describe, expect, it } from 'vitest';
import { findRegression, type FoundState } from './regression.ts';
import type { CommitPoint } from './table.ts';

const NOW = Date.UTC(2026, 2, 2);
const point = (expiresAt: number): CommitPoint => ({ mark: 'm', epoch: 3, writtenAt: NOW - 5, expiresAt });

const KNOWN = {
  newest: point(NOW + 1),
  lasting: point(NOW + 100),
  installation: 'i',
  system: '7',
  movement: { tenantId: 'acct_a', seq: 12, hash: 'h' },
};

const FOUND: FoundState = {
  epoch: 3,
  epochBeganAt: NOW - 1_000,
  installation: 'i',
  newest: null,
  hasNewest: true,
  hasLasting: true,
  hasMovement: true,
  isReported: false,
  system: '7',
  timeline: '00000001',
};

describe('a database', () => {
  it.each<[string, Partial<typeof KNOWN> | { newest: null; installation: null }, Partial<FoundState>]>([
    ['contains everything', {}, {}],
    ['has a new timeline and contains everything', {}, { timeline: '00000002' }],
    ['does not tell its system identifier', {}, { system: null }],
    [
      'is looked at by a process that knows nothing',
      { newest: null, installation: null },
      { hasNewest: false, hasMovement: false },
    ],
    ['has begun a later epoch', {}, { epoch: 2, epochBeganAt: NOW, hasNewest: false, system: '8' }],
    ['has deleted the newest point, which has expired', { newest: point(NOW) }, { hasNewest: false }],
  ])('that %s is served', (_name, known, found) => {
    expect(findRegression({ ...KNOWN, ...known }, { ...FOUND, ...found }, NOW)).toBeUndefined();
  });

  it.each<[string, Partial<typeof KNOWN>, Partial<FoundState>, string]>([
    ['the newest point', {}, { hasNewest: false }, 'it lacks a commit of'],
    ['every point', { newest: point(NOW) }, { hasNewest: false, hasLasting: false }, 'it lacks a commit of'],
    ['the newest movement', {}, { hasMovement: false }, 'it lacks movement 12 of acct_a'],
    ['an epoch that had begun', {}, { epoch: 1, epochBeganAt: 0, hasNewest: false }, 'it lacks a commit of'],
    ['its identity', {}, { installation: 'j', epoch: 4, epochBeganAt: NOW }, 'it is another database'],
    ['its place on the same server', {}, { system: '8' }, 'another PostgreSQL server'],
  ])('that lacks %s is not', (_name, known, found, reason) => {
    expect(findRegression({ ...KNOWN, ...known }, { ...FOUND, ...found }, NOW)).toContain(reason);
  });
});
