import { expect, it } from 'vitest';
import { EVENT_TYPES } from '../../../generated/events.ts';
import { AUDIT_TYPES } from '../../outbox/audit-entry.ts';
import { summaryOf } from './page.ts';

it('has a sentence in words for every type of event and of action, and no two types the same', () => {
  const types = [...new Set<string>([...EVENT_TYPES, ...AUDIT_TYPES])];
  const sentences = types.map(summaryOf);
  for (const sentence of sentences)
    expect(sentence).toMatch(/^(A|An|The|Identity) [A-Za-z -]+( [a-z, -]+)\.$/);
  expect(new Set(sentences).size).toBe(types.length);
});

it.each([
  ['payout.settled', 'A payout was settled.'],
  ['payin.held', 'A pay-in was held for review.'],
  ['withdrawal.late_execution', 'A withdrawal was carried out after it had failed.'],
  ['identity_evidence.updated', 'Identity evidence was changed.'],
  ['developer_fees.updated', 'The schedule of developer fees was changed.'],
  ['payment_route.created', 'A payment route was created.'],
])('says %s as "%s"', (type, sentence) => {
  expect(summaryOf(type)).toBe(sentence);
});
