import { describe, expect, it } from 'vitest';
import { REASONS } from '../../generated/reasons.ts';
import { isHoldReason, nextActionOf } from './reasons.ts';

describe('what its reader does next', () => {
  const after = (status: 'held' | 'failed' | 'returned', code: string): string =>
    nextActionOf({ status, holdReason: code, failureCode: code });

  it.each([
    ['detected', 'wait_for_confirmation'],
    ['accepted', 'wait_for_provider'],
    ['submitted', 'wait_for_provider'],
    ['converting', 'wait_for_provider'],
    ['delivering', 'wait_for_provider'],
    ['settled', 'none'],
    ['returned', 'none'],
    ['completed', 'none'],
  ] as const)('with a record that is %s is %s', (status, action) => {
    expect(nextActionOf({ status, holdReason: null, failureCode: null })).toBe(action);
  });

  it('follows the reason of a hold or a failure, and is to contact support for one that is not known', () => {
    expect(after('held', 'identity_evidence_pending')).toBe('supply_evidence');
    for (const code of ['invalid_account', 'account_closed', 'invalid_address'])
      expect(after('failed', code)).toBe('correct_details');
    expect(after('failed', 'canceled')).toBe('none');
    for (const code of ['provider_review', 'limit_exceeded', 'R99']) {
      expect([after('held', code), after('failed', code)]).toEqual(['contact_support', 'contact_support']);
    }
    expect(after('returned', 'account_closed')).toBe('none');
  });
});

describe('a reason', () => {
  it('is known by its code, for the objects that can have it', () => {
    expect(isHoldReason('payout', 'manual_review')).toBe(true);
    expect(isHoldReason('withdrawal', 'manual_review')).toBe(false);
    for (const words of ['The payee is on a list.', '', undefined, null])
      expect(isHoldReason('payout', words)).toBe(false);
  });

  it('is told in one sentence or two, which end', () => {
    for (const { code, message } of REASONS)
      expect([code, message]).toEqual([code, expect.stringMatching(/^[A-Z].*\.$/)]);
  });
});
