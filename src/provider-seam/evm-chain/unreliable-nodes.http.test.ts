import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { Anvil, RICH } from '../../testing/chain/anvil.ts';
import { COIN, ChainWorld, FINALITY, HOT } from '../../testing/chain/chain-world.ts';
import { type Breakage, type Lie, LyingNode } from '../../testing/chain/lying-node.ts';
import { TestToken } from '../../testing/chain/test-token.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const OFTEN = { interval: 20, timeout: 20_000 };

/** Looks that raise the alarm of a node that fails. */
const LOOKS = 3;

const OTHER_HASH = `0x${'ab'.repeat(32)}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A block, a log or a receipt of another branch. */
function elsewhere(value: unknown): unknown {
  return isRecord(value) ? { ...value, blockHash: OTHER_HASH } : value;
}

const LIES: Readonly<Record<string, Lie>> = {
  'has the logs of another branch': (method, answer) =>
    method === 'eth_getLogs' && Array.isArray(answer) ? answer.map(elsewhere) : answer,
  'has the receipts of another branch': (method, answer) =>
    method === 'eth_getTransactionReceipt' ? elsewhere(answer) : answer,
  'leaves logs out': (method, answer) => (method === 'eth_getLogs' ? [] : answer),
  'changes amounts in logs': (method, answer) =>
    method === 'eth_getLogs' && Array.isArray(answer)
      ? answer.map((log: unknown) => (isRecord(log) ? { ...log, data: `0x${'f'.padStart(64, '0')}` } : log))
      : answer,
  'answers numbers for texts': (method, answer) => (method === 'eth_getBlockByNumber' ? 12 : answer),
};

const BREAKAGES: readonly Breakage[] = ['status 429', 'html', 'half'];

describe('a node', () => {
  let world: ChainWorld;
  let tenant: TestTenant;
  let node: LyingNode;
  let chain: Anvil;

  beforeAll(async () => {
    chain = await Anvil.start();
    const token = await TestToken.deploy(chain, 'USDC');
    node = await LyingNode.before(chain.url);
    world = await ChainWorld.open('sqlite', {
      chain,
      token,
      variables: { CORRIDOR_EVM_NODES: `base=${node.url}` },
    });
    tenant = await world.server.newTenant();
    await tenant.adjust('USDC', '1000.00');
    await token.mint(RICH, 10_000n * COIN);
    await token.mint(HOT, 10_000n * COIN);
    await world.mine(FINALITY);
  });

  afterAll(async () => {
    await world.close();
    await node.stop();
  });

  const seen = async (into: string): Promise<string[]> => {
    const { data } = await tenant.get<{ data: Schema<'Deposit'>[] }>('/v1/treasury/deposits?limit=100');
    const instruments = await tenant.get<{ data: { id: string; address?: string }[] }>(
      '/v1/treasury/funding-instruments?limit=100',
    );
    const id = instruments.data.find(({ address }) => address === into)?.id;
    return data
      .filter(({ fundingInstrumentId }) => fundingInstrumentId === id)
      .map(({ status, gross }) => `${status} ${gross.amount}`);
  };

  /** A look that may fail. */
  const tryToLook = async (): Promise<void> => {
    for (let look = 0; look < LOOKS; look += 1) await world.look();
  };

  it.each(Object.entries(LIES))(
    'that %s has nothing credited, and all of it once when it is honest',
    async (_name, lie) => {
      const { address } = await tenant.newAddress();
      await world.token.transfer(address, 5n * COIN);
      node.lie = lie;
      await chain.mine(FINALITY);
      await tryToLook();
      const before = await seen(address);
      expect(before.filter((each) => each.startsWith('credited'))).toEqual([]);
      node.lie = undefined;
      await world.look();
      expect(await seen(address)).toEqual(['credited 5.000000']);
      expect((await world.alarms()).filter((alarm) => !alarm.startsWith('report_'))).toEqual([]);
    },
  );

  it('that leaves out what was credited takes nothing back', async () => {
    const { address } = await tenant.newAddress();
    await world.token.transfer(address, 5n * COIN);
    await world.mine(FINALITY);
    node.lie = LIES['leaves logs out'];
    await chain.mine(FINALITY);
    await tryToLook();
    node.lie = undefined;
    expect(await seen(address)).toEqual(['credited 5.000000']);
  });

  it.each(BREAKAGES)('that answers with %s raises an alarm until it answers again', async (breakage) => {
    const { address } = await tenant.newAddress();
    await world.token.transfer(address, 5n * COIN);
    await chain.mine(FINALITY);
    node.breakage = breakage;
    await tryToLook();
    expect(await world.alarms()).toContainEqual('node_failing base');
    const { id } = await tenant.newWithdrawal({ amount: '1.00' });
    node.breakage = undefined;
    await world.look();
    expect(await seen(address)).toEqual(['credited 5.000000']);
    expect(await world.alarms()).not.toContainEqual('node_failing base');
    const isSent = async (): Promise<string> => {
      world.server.passTime(5_000);
      return (await tenant.withdrawal(id)).status;
    };
    await expect.poll(isSent, OFTEN).toBe('submitted');
    await world.waiting(1);
    await world.mine(FINALITY);
    expect((await tenant.withdrawal(id)).status).toBe('settled');
  });

  it('that refuses large answers is asked for smaller ones', async () => {
    const { address } = await tenant.newAddress();
    for (let count = 0; count < 3; count += 1) {
      await world.token.transfer(address, COIN);
      await chain.mine(3);
    }
    await chain.mine(FINALITY);
    node.refuses = (method, params) => {
      const [filter] = params as readonly { fromBlock: string; toBlock: string }[];
      return method === 'eth_getLogs' && Number(filter?.toBlock) - Number(filter?.fromBlock) > 4;
    };
    await world.look();
    node.refuses = undefined;
    expect(await seen(address)).toEqual(['credited 1.000000', 'credited 1.000000', 'credited 1.000000']);
  });

  it('that is behind says nothing', async () => {
    const { address } = await tenant.newAddress();
    await world.token.transfer(address, 5n * COIN);
    await world.mine(FINALITY);
    const old = await chain.call('eth_getBlockByNumber', '0x1', false);
    node.lie = (method, answer) => (method === 'eth_getBlockByNumber' ? old : answer);
    await tryToLook();
    expect(await world.alarms()).toContainEqual('node_failing base');
    node.lie = undefined;
    await world.look();
    expect(await seen(address)).toEqual(['credited 5.000000']);
  });
});
