import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { testEvidence } from '../../testing/worlds/test-evidence.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { checkEvidenceIsKnown, chooseEvidence } from './rules.ts';
import { type IdentityEvidence, identityEvidenceTable } from './table.ts';

type Given = Pick<IdentityEvidence, 'id'> & Partial<IdentityEvidence>;

/** The evidence that is chosen of what there is, or the code of the refusal. */
function choose(
  there: readonly Given[],
  { pinned, isRequired = true }: { readonly pinned?: string; readonly isRequired?: boolean } = {},
): string | undefined {
  const world = new TestWorld({ now: 1_000 });
  for (const given of there) {
    world.add(identityEvidenceTable, testEvidence({ tenantId: world.tenantId, ...given }));
  }
  const request = { beneficiaryId: 'ben_test', evidenceId: pinned };
  try {
    checkEvidenceIsKnown(request, world.loaded);
    return chooseEvidence(request, isRequired, world.loaded, world.now)?.id;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

const PENDING = { status: 'pending' } as const;

describe('the evidence of a payout that policy wants evidence of', () => {
  it('is the newest that is accepted and unexpired', () => {
    expect(choose([{ id: 'evd_2' }, { id: 'evd_3' }, { id: 'evd_1' }])).toBe('evd_3');
    expect(choose([{ id: 'evd_1' }, { id: 'evd_2', status: 'rejected' }])).toBe('evd_1');
    expect(choose([{ id: 'evd_1' }, { id: 'evd_2', status: 'expired' }])).toBe('evd_1');
    expect(choose([{ id: 'evd_1' }, { id: 'evd_2', ...PENDING }])).toBe('evd_1');
    expect(choose([{ id: 'evd_1' }, { id: 'evd_2', beneficiaryId: 'ben_2' }])).toBe('evd_1');
  });

  it('can be used to its last millisecond, whether or not it has been marked since', () => {
    expect(choose([{ id: 'evd_1' }, { id: 'evd_2', expiresAt: 1_001 }])).toBe('evd_2');
    expect(choose([{ id: 'evd_1' }, { id: 'evd_2', expiresAt: 1_000 }])).toBe('evd_1');
  });

  it('is the newest that is pending where none is accepted', () => {
    const old = { id: 'evd_9', expiresAt: 999 };
    expect(choose([old, { id: 'evd_1', ...PENDING }, { id: 'evd_2', ...PENDING }])).toBe('evd_2');
  });

  it.each([
    ['nothing', []],
    ['what was rejected', [{ id: 'evd_1', status: 'rejected' }]],
    ['what is too old', [{ id: 'evd_1', expiresAt: 1_000 }]],
    ["another beneficiary's", [{ id: 'evd_1', beneficiaryId: 'ben_2' }]],
    ["another tenant's", [{ id: 'evd_1', tenantId: 'acct_2' }]],
  ] as const)('is missing where there is but %s', (_what, there) => {
    expect(choose(there)).toBe('identity_evidence_required');
  });
});

describe('evidence that nobody requires', () => {
  it('is not chosen', () => {
    expect(choose([{ id: 'evd_1' }], { isRequired: false })).toBeUndefined();
    expect(choose([], { isRequired: false })).toBeUndefined();
  });
});

describe.each([true, false])('pinned evidence (policy requires some: %s)', (isRequired) => {
  const pin = (given: Partial<IdentityEvidence>): string | undefined =>
    choose([{ id: 'evd_2' }, { id: 'evd_1', ...given }], { pinned: 'evd_1', isRequired });

  it('is used though there is newer', () => {
    expect(pin({})).toBe('evd_1');
    expect(pin({ expiresAt: 1_001 })).toBe('evd_1');
  });

  it.each([
    ['was rejected', { status: 'rejected' }],
    ['waits for its decision', PENDING],
    ['has expired', { status: 'expired', expiresAt: 900 }],
    ['is too old', { expiresAt: 1_000 }],
    ['is about another beneficiary', { beneficiaryId: 'ben_2' }],
    ['is pending about another beneficiary', { ...PENDING, beneficiaryId: 'ben_2' }],
  ] as const)('that %s is invalid', (_what, given) => {
    expect(pin(given)).toBe('identity_evidence_invalid');
  });

  it('that the tenant does not have is not found', () => {
    expect(pin({ tenantId: 'acct_2' })).toBe('not_found');
    expect(choose([], { pinned: 'evd_1', isRequired })).toBe('not_found');
  });
});
