import { describe, expect, it } from 'vitest';
import { type PayoutDetails, detailsColumn } from './table.ts';

const DESTINATION = {
  type: 'bank_account',
  bsb: '802985',
  accountNumber: '1234567',
  accountName: 'Ada Byron',
};

const DETAILS: PayoutDetails = {
  beneficiarySnapshot: { type: 'individual', firstName: 'Ada', destination: DESTINATION },
  destination: DESTINATION,
  onBehalfOf: 'platform',
  remitterName: 'Corridor',
  rail: 'npp',
  statementReference: null,
  purpose: 'rent',
  walletProviderReference: null,
  downstreamMerchantReference: null,
  metadata: { note: null },
  refundDeductedFee: false,
};

const { toDatabase, fromDatabase } = detailsColumn;

function stored(details: PayoutDetails): string {
  return String(toDatabase(details));
}

describe('what a payout keeps beside the common record', () => {
  it('comes back as it was', () => {
    for (const details of [DETAILS, { ...DETAILS, statementReference: 'RENT', purpose: null }]) {
      expect(fromDatabase(stored(details))).toEqual(details);
    }
  });

  it('is written without what it says nothing of', () => {
    const text = stored(DETAILS);
    expect(text).not.toMatch(/Reference"/);
    expect(text).toContain('"metadata":{"note":null}');
  });

  it('is read as earlier versions wrote it, every field in it', () => {
    expect(fromDatabase(JSON.stringify(DETAILS))).toEqual(DETAILS);
  });
});
