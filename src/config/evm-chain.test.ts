import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const XPUB =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt';

const EVM = {
  CORRIDOR_CHAIN: 'evm',
  CORRIDOR_EVM_NODES: 'base=https://node.example/key, bsc=http://127.0.0.1:8545',
  CORRIDOR_EVM_SECOND_NODES: 'base=https://other.example',
  CORRIDOR_EVM_DEPOSIT_KEY: XPUB,
  CORRIDOR_EVM_KEY_FILE: '/srv/hot-wallet.key',
};

it('reads the nodes of networks, with the tokens that issuers and explorers publish', () => {
  expect(readConfig(EVM)).toMatchObject({
    providers: { bank: 'simulated', chain: 'evm' },
    evmChain: {
      networks: [
        {
          network: 'base',
          chainId: 8_453n,
          node: 'https://node.example/key',
          secondNode: 'https://other.example',
          tokens: [{ asset: 'USDC', contract: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', decimals: 6 }],
        },
        { network: 'bsc', chainId: 56n, secondNode: null, tokens: [{ asset: 'USDC', decimals: 18 }] },
      ],
      depositKey: XPUB,
      keyFile: '/srv/hot-wallet.key',
      mostFee: 300_000_000_000n,
      secondLookMinor: 10_000_000_000n,
      stuckMs: 120_000,
    },
  });
});

it('takes the chain and the tokens of a test network', () => {
  const contract = `0x${'Ab'.repeat(20)}`;
  const { evmChain } = readConfig({
    ...EVM,
    CORRIDOR_EVM_CHAIN_IDS: 'base=84532',
    CORRIDOR_EVM_TOKENS: `base:USDC=${contract}/8 bsc:USDC=${contract}`,
  });
  expect(evmChain?.networks).toMatchObject([
    { chainId: 84_532n, tokens: [{ contract: contract.toLowerCase(), decimals: 8 }] },
    { chainId: 56n, tokens: [{ contract: contract.toLowerCase(), decimals: 18 }] },
  ]);
});

it('asks for nothing of it where no chain is connected', () => {
  expect(readConfig({}).evmChain).toBeNull();
});

it.each([
  ['CORRIDOR_EVM_NODES', undefined],
  ['CORRIDOR_EVM_NODES', 'solana=https://node.example'],
  ['CORRIDOR_EVM_NODES', 'base=node.example'],
  ['CORRIDOR_EVM_NODES', 'base=https://a.example,base=https://b.example'],
  ['CORRIDOR_EVM_SECOND_NODES', 'base'],
  ['CORRIDOR_EVM_CHAIN_IDS', 'base=0'],
  ['CORRIDOR_EVM_TOKENS', 'base:USDC=0x12'],
  ['CORRIDOR_EVM_TOKENS', `base:AUD=0x${'1'.repeat(40)}`],
  ['CORRIDOR_EVM_DEPOSIT_KEY', XPUB.replace('xpub', 'xprv')],
  ['CORRIDOR_EVM_DEPOSIT_KEY', undefined],
  ['CORRIDOR_EVM_KEY_FILE', 'hot-wallet.key'],
  ['CORRIDOR_EVM_MAX_FEE_GWEI', '0'],
  ['CORRIDOR_EVM_SECOND_LOOK', '-1'],
  ['CORRIDOR_EVM_STUCK_SECONDS', 'soon'],
])('refuses %s as %s, without repeating what may be a secret', (name, value) => {
  const read = (): unknown => readConfig({ ...EVM, [name]: value });
  expect(read).toThrow(name);
  if (value?.includes('example') === true || value?.startsWith('xprv') === true)
    expect(read).not.toThrow(value);
});
