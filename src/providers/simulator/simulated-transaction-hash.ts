import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import type { Network } from '../../../generated/assets.ts';
import { familyOf } from '../../money/network-family.ts';

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
