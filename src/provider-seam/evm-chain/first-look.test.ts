import { afterAll, beforeAll, expect, it } from 'vitest';
import { Anvil } from '../../testing/chain/anvil.ts';
import { TestToken } from '../../testing/chain/test-token.ts';
import { FirstLook } from './first-look.ts';
import { ChainNetwork } from './network.ts';

const HOT = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

const DAY_MS = 86_400_000;

const { signal } = new AbortController();

let chain: Anvil;
let network: ChainNetwork;

const blockAt = async (height: number): Promise<number> => (await network.block(height, signal)).at;

/** Of a network whose first address was given out at a time. */
const look = async (at: number | undefined) => {
  const receivers = { among: () => Promise.resolve(new Set<string>()), firstAt: () => Promise.resolve(at) };
  const first = new FirstLook(network, { hot: HOT, receivers });
  return first.look(await network.block('latest', signal), signal);
};

beforeAll(async () => {
  chain = await Anvil.start();
  const token = await TestToken.deploy(chain, 'USDC');
  await token.mint(HOT, 7_000_000n);
  await chain.mine();
  for (let week = 0; week < 4; week += 1) {
    await chain.call('evm_increaseTime', 7 * 86_400);
    await chain.mine(3);
  }
  await token.mint(HOT, 2_000_000n);
  await chain.mine();
  const { address: contract } = token;
  network = new ChainNetwork({
    network: 'base',
    chainId: 8_453n,
    node: chain.url,
    secondNode: null,
    tokens: [{ asset: 'USDC', contract, decimals: 6 }],
    native: 'ETH',
  });
});

afterAll(() => chain.stop());

it('begins at the head where no address was given out, with what the hot wallet holds', async () => {
  const head = await chain.head();
  const { messages, progress, hasMore } = await look(undefined);
  expect({ progress, hasMore }).toEqual({ progress: { final: head, head, since: head + 1 }, hasMore: false });
  expect(messages.entries).toEqual([
    {
      entryId: 'base:opening:USDC',
      account: 'base',
      amount: { minor: 9_000_000n, asset: 'USDC' },
      bookedAt: await blockAt(head),
    },
  ]);
});

it('begins a day before the first address was given out: the node may have been away since', async () => {
  const head = await chain.head();
  // The first block of the last week.
  const first = head - 3;
  const { messages, progress, hasMore } = await look((await blockAt(first)) + DAY_MS);
  expect({ progress, hasMore }).toEqual({
    progress: { final: first - 1, head, since: first },
    hasMore: true,
  });
  expect(messages.entries).toMatchObject([{ amount: { minor: 7_000_000n } }]);
});

it('begins with the chain where that is younger', async () => {
  const { messages, progress } = await look((await blockAt(0)) - DAY_MS);
  expect(progress).toMatchObject({ final: -1, since: 0 });
  expect(messages.entries).toEqual([]);
});
