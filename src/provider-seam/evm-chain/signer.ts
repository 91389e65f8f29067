import { addr, Transaction } from 'micro-eth-signer';
import { readFile, stat } from 'node:fs/promises';

/** A transaction that moves a token: all that is signed. */
export interface UnsignedTransaction {
  readonly chainId: bigint;
  readonly nonce: number;
  readonly to: string;
  readonly data: string;
  readonly gasLimit: bigint;
  /** In wei, with the tip. */
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export interface SignedTransaction {
  readonly hash: string;
  readonly raw: string;
}

/** Signs with the key of a hot wallet. */
export interface Signer {
  /** In lower case. */
  readonly address: string;
  sign(transaction: UnsignedTransaction): SignedTransaction;
}

/** @param key 32 bytes in hexadecimal */
export function signingWith(key: string): Signer {
  return {
    address: addr.fromPrivateKey(key).toLowerCase(),
    sign: ({ nonce, to, ...rest }) => {
      const terms = {
        type: 'eip1559',
        ...rest,
        to: addr.addChecksum(to),
        nonce: BigInt(nonce),
        value: 0n,
      } as const;
      // The library's own limits on gas and fees are not those of every network.
      const signed = Transaction.prepare(terms, false).signBy(key, false);
      return { hash: `0x${signed.hash.replace(/^0x/, '')}`, raw: signed.toHex() };
    },
  };
}

/** Others than its owner may not even read it. */
const OF_OTHERS = 0o077;

/** @throws Error if the file is not there, can be read by others, or holds no key */
export async function readSigner(file: string): Promise<Signer> {
  const { mode } = await stat(file);
  if ((mode & OF_OTHERS) !== 0) throw new Error(`${file} can be read by others than its owner: chmod 600 it`);
  const text = (await readFile(file, 'utf8')).trim();
  // Never repeated.
  if (!/^(?:0x)?[0-9a-f]{64}$/i.test(text))
    throw new Error(`${file} must hold a private key: 64 hexadecimal digits`);
  return signingWith(text.replace(/^0x/, ''));
}
