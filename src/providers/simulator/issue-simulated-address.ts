import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, createBase58check } from '@scure/base';
import { addr } from 'micro-eth-signer';
import type { Network } from '../../../generated/assets.ts';
import type { Asset } from '../../money/amount.ts';
import { familyOf } from '../../money/network-family.ts';
import type { IssuedAddress } from '../../outbox/provider-facts.ts';

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
