import { createHash } from 'node:crypto';
import { activationMessageOf } from '../../outbox/provider-facts.ts';
import type { DeriveAccount, DeriveAddress } from '../../outbox/provider-facts.ts';

const digitsOf = (text: string): string =>
  (createHash('sha256').update(text).digest().readBigUInt64BE() % 10n ** 13n).toString().padStart(13, '0');

/** The account of an instrument, which its identifier makes: the stand-in is asked for none. */
export const deriveStandInAccount: DeriveAccount = (instrumentId, withPayId) => ({
  providerReference: `STANDIN-${instrumentId}`,
  bsb: `80${digitsOf(instrumentId).slice(0, 4)}`,
  accountNumber: digitsOf(instrumentId).slice(4),
  payId: withPayId ? `${instrumentId}@pay.example` : null,
  activationMessage: activationMessageOf(withPayId),
});

/** The address of an instrument, likewise. */
export const deriveStandInAddress: DeriveAddress = (instrumentId) => ({
  providerReference: `STANDIN-${instrumentId}`,
  address: `0x${createHash('sha256').update(instrumentId).digest('hex').slice(0, 40)}`,
  tag: null,
});
