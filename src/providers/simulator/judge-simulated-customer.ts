import type { CustomerOrder } from '../../outbox/order-payloads.ts';
import type { CustomerFinding } from './simulated-customer.ts';

const ACCEPTED: CustomerFinding = { says: 'accepted', reason: null };

const rejected = (reason: string): CustomerFinding => ({ says: 'rejected', reason });

const ADULT_YEARS = 18;

/** Whether a person has not yet turned 18 on a day; both are dates as the wire writes them. */
function isUnderAge(dob: string, today: string): boolean {
  const [year = '', ...monthAndDay] = dob.split('-');
  // Who was born on 29 February turns 18 on 1 March.
  return [Number(year) + ADULT_YEARS, ...monthAndDay].join('-') > today;
}

/** What the beginning of an e-mail address asks for. */
function magicOf(email: string): CustomerFinding | 'waits' | undefined {
  if (email.startsWith('reject_')) return rejected('documents_refused');
  if (email.startsWith('review_')) return { says: 'held', reason: null };
  return email.startsWith('pending_') ? 'waits' : undefined;
}

/**
 * What the simulated identity provider finds out (the tag `sandbox` in spec/openapi.yaml): how the e-mail address begins
 * says so, a person under 18 is rejected, and everybody else is accepted. An entitlement is refused where the verification
 * was, and has no review.
 * @param today the day in Sydney, on the tenant's clock
 * @returns null where it waits for ever
 */
export function judgeSimulatedCustomer(
  { decides, verificationStatus, contact, details }: CustomerOrder,
  today: string,
): CustomerFinding | null {
  const isVerification = decides === 'verification';
  if (!isVerification && verificationStatus !== 'approved') return rejected('verification_rejected');
  const magic = magicOf(contact.email);
  if (magic === 'waits' || (magic?.says === 'held' && !isVerification)) return null;
  if (magic !== undefined) return magic;
  const dob = details?.['dob'];
  return dob !== undefined && isUnderAge(dob, today) ? rejected('under_age') : ACCEPTED;
}
