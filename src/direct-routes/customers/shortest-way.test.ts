import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { shortestWay } from './rules.ts';

describe('the shortest way', () => {
  it.each([
    ['not_started', 'approved', 'in_progress approved'],
    ['approved', 'rejected', 'needs_review rejected'],
    ['approved', 'in_progress', 'needs_review rejected in_progress'],
    ['rejected', 'rejected', ''],
    ['needs_review', 'approved', 'approved'],
  ] as const)('of a verification from %s to %s is: %s', (from, to, way) => {
    expect(shortestWay(STATE_MACHINES.customer_verification, from, to)?.join(' ')).toBe(way);
  });

  it('is none where the table has no way', () => {
    expect(shortestWay(STATE_MACHINES.customer_verification, 'approved', 'not_started')).toBeUndefined();
    expect(shortestWay(STATE_MACHINES.customer_entitlement, 'approved', 'not_requested')).toBeUndefined();
  });
});
