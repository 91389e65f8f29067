import type { Network } from '../../generated/assets.ts';

/**
 * The contracts (on Solana: mints) that keep the stablecoins' books, one for each supported pair, as their issuers and
 * their networks' explorers publish them. Coins sent to one of them are lost.
 */
export const TOKEN_CONTRACTS = {
  USDC: {
    ethereum: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    base: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    arbitrum: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    optimism: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    polygon: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    bsc: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
    solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
  USDT: {
    ethereum: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    arbitrum: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    optimism: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
    avalanche: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
    solana: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
    tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  },
} as const satisfies Readonly<Record<'USDC' | 'USDT', Readonly<Partial<Record<Network, string>>>>>;

/** The contracts of either stablecoin on a network: a coin sent to the other one's is lost as well. */
export function tokenContractsOn(network: Network): readonly string[] {
  return Object.values(TOKEN_CONTRACTS).flatMap((contracts: Readonly<Partial<Record<Network, string>>>) => {
    const contract = contracts[network];
    return contract === undefined ? [] : [contract];
  });
}
