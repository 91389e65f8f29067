/** A transaction of Ethereum's family, or of Tron, whose digits may be written in either case. */
const HEXADECIMAL = /^(?:0x)?[0-9a-f]{64}$/i;

/**
 * A transaction's name in the one notation under which it is known, so that a provider that writes its digits in
 * another case does not bring in the same deposit twice. Solana's names, where the case counts, stay as they are.
 */
export function canonicalTransactionHash(transactionHash: string): string {
  return HEXADECIMAL.test(transactionHash) ? transactionHash.toLowerCase() : transactionHash;
}
