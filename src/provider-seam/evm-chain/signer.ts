import { addr, Transaction } from 'micro-eth-signer';
import { readFile, stat } from 'node:fs/promises';

/** All that is signed of a transaction. */
export interface UnsignedTransaction {
  readonly chainId: bigint;
  readonly nonce: number;
  readonly to: string;
  readonly data: string;
  /** In wei; none by default. */
  readonly value?: bigint;
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
    sign: ({ nonce, to, value = 0n, ...rest }) => {
      const terms = {
        type: 'eip1559',
        ...rest,
        to: addr.addChecksum(to),
        nonce: BigInt(nonce),
        value,
      } as const;
      // The library's own limits on gas and fees are not those of every network.
      const signed = Transaction.prepare(terms, false).signBy(key, false);
      return { hash: `0x${signed.hash.replace(/^0x/, '')}`, raw: signed.toHex() };
    },
  };
}

/** Others than its owner may not even read it. */
const OF_OTHERS = 0o077;

/** @throws Error if the file is not there, or can be read by others */
export async function readSecretFile(file: string): Promise<string> {
  const { mode } = await stat(file);
  if ((mode & OF_OTHERS) !== 0) throw new Error(`${file} can be read by others than its owner: chmod 600 it`);
  return (await readFile(file, 'utf8')).trim();
}

/** @throws Error if the file is not there, can be read by others, or holds no key */
export async function readSigner(file: string): Promise<Signer> {
  const text = await readSecretFile(file);
  // Never repeated.
  if (!/^(?:0x)?[0-9a-f]{64}$/i.test(text))
    throw new Error(`${file} must hold a private key: 64 hexadecimal digits`);
  return signingWith(text.replace(/^0x/, ''));
}
