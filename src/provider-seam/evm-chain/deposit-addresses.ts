import { HDKey } from '@scure/bip32';
import { addr } from 'micro-eth-signer';
import { createHash } from 'node:crypto';
import type { DeriveAddress } from '../../outbox/provider-facts.ts';

/** Children that need no private key. */
const HARDENED = 2 ** 31;

/** Two levels of a path, 62 bits: a function of the holder's identifier, too many for two to meet. */
function pathOf(holderId: string): readonly [number, number] {
  const digest = createHash('sha256').update(holderId).digest();
  return [digest.readUInt32BE(0) % HARDENED, digest.readUInt32BE(4) % HARDENED];
}

/**
 * The private key of a holder's address, in hexadecimal.
 * @throws Error if the root is a public key
 */
export function depositKeyOf(root: HDKey, holderId: string): string {
  const [first, second] = pathOf(holderId);
  const { privateKey } = root.deriveChild(first).deriveChild(second);
  if (privateKey === null) throw new Error('An extended key without a private key');
  return Buffer.from(privateKey).toString('hex');
}

/**
 * Addresses are children of an extended public key. The path in the reference leads to the address's key for the holder
 * of the private side. About 10 ms each.
 * @throws Error if it is no public key
 */
export function derivingAddresses(depositKey: string): DeriveAddress {
  const root = HDKey.fromExtendedKey(depositKey);
  if (root.privateKey !== null) throw new Error('CORRIDOR_EVM_DEPOSIT_KEY must be an extended public key');
  return (holderId) => {
    const [first, second] = pathOf(holderId);
    const { publicKey } = root.deriveChild(first).deriveChild(second);
    if (publicKey === null) throw new Error('An extended key without a public key');
    return {
      providerReference: `m/${first}/${second}`,
      address: addr.fromPublicKey(publicKey),
      tag: null,
    };
  };
}
