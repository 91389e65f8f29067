import { createHash } from 'node:crypto';
import { activationMessageOf } from '../../flows/stock/activation-message.ts';
import type { IssuedAccount } from '../../outbox/provider-facts.ts';

/**
 * Opens an account in the simulated bank: its numbers are a function of the identifier of what has it, a funding
 * instrument or a payment route, drawn from a space so wide that two never meet in practice, and the database refuses it if they do.
 */
export function issueSimulatedAccount(holderId: string, withPayId: boolean): IssuedAccount {
  const digest = createHash('sha256').update(holderId).digest();
  const digits = (digest.readBigUInt64BE() % 10n ** 13n).toString().padStart(13, '0');
  return {
    providerReference: `SIMBANK-${holderId}`,
    bsb: `80${digits.slice(0, 4)}`,
    accountNumber: digits.slice(4),
    payId: withPayId ? `${holderId.slice(holderId.indexOf('_') + 1)}@payid.corridor.example` : null,
    activationMessage: activationMessageOf(withPayId),
  };
}
