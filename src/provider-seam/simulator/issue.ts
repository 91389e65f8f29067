import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, createBase58check } from '@scure/base';
import { addr } from 'micro-eth-signer';
import { createHash } from 'node:crypto';
import type { Network } from '../../../generated/assets.ts';
import { familyOf } from '../../money/address.ts';
import type { Asset } from '../../money/amount.ts';
import { type IssuedAccount, type IssuedAddress, activationMessageOf } from '../../outbox/provider-facts.ts';

/**
 * Numbers are a function of the holder's identifier, from a space wide enough for no collision; the database refuses
 * one all the same.
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

/** The byte that begins every address of Tron's main network. */
const TRON_PREFIX = 0x41;

function addressOf(network: Network, digest: Uint8Array): string {
  const twentyBytes = digest.slice(12);
  switch (familyOf(network)) {
    case 'evm':
      return addr.addChecksum(`0x${Buffer.from(twentyBytes).toString('hex')}`);
    case 'solana':
      return base58.encode(digest);
    case 'tron':
      return createBase58check(sha256).encode(Uint8Array.from([TRON_PREFIX, ...twentyBytes]));
  }
}

/** A function of the holder's identifier and pair, valid on its network. */
export function issueSimulatedAddress(holderId: string, asset: Asset, network: Network): IssuedAddress {
  return {
    providerReference: `SIMCHAIN-${holderId}`,
    address: addressOf(network, sha256(utf8ToBytes(`${holderId}:${asset}:${network}`))),
    tag: null,
  };
}

/** In the network's form, a function of the subject. */
export function simulatedTransactionHash(network: Network, subject: string): string {
  const digest = (algorithm: 'sha256' | 'sha512') =>
    createHash(algorithm).update(`${network}:${subject}`).digest();
  switch (familyOf(network)) {
    case 'evm':
      return `0x${digest('sha256').toString('hex')}`;
    case 'solana':
      return base58.encode(digest('sha512'));
    case 'tron':
      return digest('sha256').toString('hex');
  }
}
