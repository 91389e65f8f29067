// made by npm run generate; do not edit

/** Every asset, with the decimals of its minor unit and the networks that it is supported on. */
export const ASSETS = {
  AUD: { decimals: 2, networks: [] },
  USDC: { decimals: 6, networks: ['ethereum', 'base', 'arbitrum', 'optimism', 'polygon', 'bsc', 'solana'] },
  USDT: { decimals: 6, networks: ['ethereum', 'arbitrum', 'optimism', 'avalanche', 'solana', 'tron'] },
} as const;

export type Asset = keyof typeof ASSETS;

export const NETWORKS = [
  'ethereum',
  'base',
  'arbitrum',
  'optimism',
  'polygon',
  'bsc',
  'solana',
  'avalanche',
  'tron',
] as const;

export type Network = (typeof NETWORKS)[number];
