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

/**
 * Opens an address at the simulated custodian: a function of the identifier of what has it, and of its pair, valid in the
 * network's own form, and drawn from a space so wide that two never meet.
 */
export function issueSimulatedAddress(holderId: string, asset: Asset, network: Network): IssuedAddress {
  return {
    providerReference: `SIMCHAIN-${holderId}`,
    address: addressOf(network, sha256(utf8ToBytes(`${holderId}:${asset}:${network}`))),
    tag: null,
  };
}

/** The simulated chain's name for a transaction, in the network's own form; the same subject has the same one. */
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
