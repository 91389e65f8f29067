import { describe, expect, it } from 'vitest';
import type { CustomerOrder } from '../../outbox/order-payloads.ts';
import { judgeSimulatedCustomer } from './identity.ts';

const TODAY = '2026-03-01';

function judge(given: Partial<CustomerOrder>, email = 'mia@example.com', today = TODAY): string {
  const order: CustomerOrder = {
    customerId: 'cus_1',
    decides: 'verification',
    verificationStatus: 'in_progress',
    type: 'individual',
    contact: { email, name: 'Mia' },
    details: { dob: '1990-01-01' },
    ...given,
  };
  const found = judgeSimulatedCustomer(order, today);
  return found === null ? 'waits' : [found.says, ...(found.reason === null ? [] : [found.reason])].join(' ');
}

describe('the simulated identity provider', () => {
  it.each([
    ['mia@example.com', 'accepted'],
    ['reject_mia@example.com', 'rejected documents_refused'],
    ['review_mia@example.com', 'held'],
    ['pending_mia@example.com', 'waits'],
    ['mia_reject_@example.com', 'accepted'],
  ])('finds of %s: %s', (email, found) => {
    expect(judge({}, email)).toBe(found);
    expect(judge({ type: 'business', details: { companyName: 'Mia' } }, email)).toBe(found);
  });

  it.each([
    ['2008-03-01', '2026-03-01', 'accepted'],
    ['2008-03-02', '2026-03-01', 'rejected under_age'],
    ['2008-02-29', '2026-02-28', 'rejected under_age'],
    ['2008-02-29', '2026-03-01', 'accepted'],
    ['2026-02-28', '2026-03-01', 'rejected under_age'],
  ])('finds of a person who was born on %s, on %s: %s', (dob, today, found) => {
    expect(judge({ details: { dob } }, undefined, today)).toBe(found);
  });

  it.each([
    ['approved', 'mia@example.com', 'accepted'],
    ['approved', 'reject_mia@example.com', 'rejected documents_refused'],
    ['approved', 'review_mia@example.com', 'waits'],
    ['approved', 'pending_mia@example.com', 'waits'],
    ['rejected', 'mia@example.com', 'rejected verification_rejected'],
  ])('finds of an entitlement, with a verification that is %s, of %s: %s', (status, email, found) => {
    expect(judge({ decides: 'aud_offramp', verificationStatus: status }, email)).toBe(found);
  });
});
