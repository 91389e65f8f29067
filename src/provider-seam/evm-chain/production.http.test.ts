import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Anvil, RICH, RICH_KEY } from '../../testing/chain/anvil.ts';
import { COIN, DEPOSIT_ROOT, HOT, HOT_KEY } from '../../testing/chain/chain-world.ts';
import { TestToken } from '../../testing/chain/test-token.ts';
import { PRODUCTION_VARIABLES } from '../../testing/server/production-variables.ts';
import { runOperator, startServerProgram } from '../../testing/server/run-program.ts';

const PATIENCE_MS = 60_000;

const FINALITY = 2;

describe('a server of production with an EVM network', () => {
  let folder: string;
  let chain: Anvil;
  let token: TestToken;
  let variables: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-chain-'));
    chain = await Anvil.start();
    token = await TestToken.deploy(chain, 'USDC');
    await chain.giveGas(HOT);
    await token.mint(HOT, 7n * COIN);
    await token.mint(RICH, 100n * COIN);
    await chain.mine(FINALITY);
    const keyFile = join(folder, 'hot-wallet.key');
    await writeFile(keyFile, HOT_KEY, { mode: 0o600 });
    variables = {
      ...PRODUCTION_VARIABLES,
      CORRIDOR_ENV: 'production',
      CORRIDOR_SECRET: 'a secret of production that is long enough',
      DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}`,
      CORRIDOR_CHAIN: 'evm',
      CORRIDOR_EVM_NODES: `base=${chain.url}`,
      CORRIDOR_EVM_TOKENS: `base:USDC=${token.address}`,
      CORRIDOR_EVM_DEPOSIT_KEY: DEPOSIT_ROOT.publicExtendedKey,
      CORRIDOR_EVM_KEY_FILE: keyFile,
      CORRIDOR_CONFIRMATIONS: `base=${FINALITY}`,
    };
    await runOperator(['migrate'], variables);
    return async () => {
      await chain.stop();
      await rm(folder, { recursive: true, force: true });
    };
  });

  it(
    'offers that network alone, and credits what its blocks bring',
    async () => {
      const made = await runOperator(['tenant', 'create', '--name', 'Engines', '--json'], variables);
      const { secretKey } = JSON.parse(made.stdout) as { secretKey: string };
      const { program, url } = await startServerProgram(variables);
      const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
      const read = async <Body>(path: string): Promise<Body> =>
        (await (await fetch(`${url}${path}`, { headers })).json()) as Body;
      try {
        const { runtimeCapabilities } = await read<{ runtimeCapabilities: { assetNetworks: unknown[] }[] }>(
          '/v1/treasury',
        );
        expect(runtimeCapabilities[0]?.assetNetworks).toEqual([{ asset: 'USDC', network: 'base' }]);
        const created = await fetch(`${url}/v1/treasury/funding-instruments`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': 'the-address' },
          body: '{"type":"stable_address","asset":"USDC","network":"base"}',
        });
        const { address } = (await created.json()) as { address: string };
        await token.transfer(address, 3n * COIN);
        await chain.mine(FINALITY);
        const statuses = async (): Promise<string[]> =>
          (await read<{ data: { status: string }[] }>('/v1/treasury/deposits')).data.map(
            ({ status }) => status,
          );
        await expect.poll(statuses, { interval: 100, timeout: 30_000 }).toEqual(['credited']);
      } finally {
        program.process.kill('SIGTERM');
      }
      const { exitCode, stdout, stderr } = await program.ended;
      expect(exitCode).toBe(0);
      for (const secret of [HOT_KEY, DEPOSIT_ROOT.publicExtendedKey, chain.url])
        expect(stdout + stderr).not.toContain(secret);
    },
    PATIENCE_MS,
  );

  it(
    'tells the operator of the hot wallet, and lets a stopped one sign again',
    async () => {
      const shown = await runOperator(['chain', 'wallets', '--json'], variables);
      expect(shown.exitCode, shown.stderr).toBe(0);
      expect(JSON.parse(shown.stdout)).toEqual({
        data: [
          {
            network: 'base',
            address: HOT,
            transactions: 0,
            onTheirWay: 0,
            stopped: null,
            gasWei: String(10n ** 18n),
            holds: { USDC: '7.000000' },
          },
        ],
      });
      const CORRIDOR_EVM_NODES = `base=${chain.url},ethereum=http://127.0.0.1:9`;
      const partly = await runOperator(['chain', 'wallets'], { ...variables, CORRIDOR_EVM_NODES });
      expect([partly.exitCode, partly.stdout.split('\n').slice(0, 2)]).toEqual([
        1,
        [
          expect.stringMatching(/^base .* 7\.000000 USDC/),
          expect.stringMatching(/^ethereum .* its node cannot be asked: /),
        ],
      ]);
      const resumed = await runOperator(['chain', 'resume', 'base'], variables);
      expect(resumed.stdout).toBe('The wallet of base signs again, from transaction 0.\n');
      const unknown = await runOperator(['chain', 'resume', 'ethereum'], variables);
      expect([unknown.exitCode, unknown.stderr]).toEqual([
        1,
        expect.stringContaining('No node of ethereum is configured.'),
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'moves deposits to the hot wallet for an operator who has their key',
    async () => {
      const keys = join(folder, 'deposits.key');
      await writeFile(keys, DEPOSIT_ROOT.privateExtendedKey, { mode: 0o600 });
      const gas = join(folder, 'gas.key');
      await writeFile(gas, RICH_KEY, { mode: 0o600 });
      await chain.call('evm_setAutomine', true);
      const sweep = (...words: readonly string[]) =>
        runOperator(['chain', 'sweep', 'base', '--keys', keys, ...words], variables);
      const poor = await sweep();
      expect([poor.exitCode, poor.stdout]).toEqual([
        1,
        expect.stringMatching(
          /^0x\w{40} {2}3\.000000 USDC stays: the address has no gas for it\. Give --gas-key\n$/,
        ),
      ]);
      const swept = await sweep('--gas-key', gas, '--json');
      expect(swept.exitCode, swept.stderr).toBe(0);
      expect(JSON.parse(swept.stdout)).toMatchObject({
        data: [{ asset: 'USDC', amount: '3.000000', outcome: 'swept' }],
      });
      expect(await token.balance(HOT)).toBe(10n * COIN);
      const again = await sweep();
      expect([again.exitCode, again.stdout]).toEqual([0, 'There is nothing to sweep.\n']);
      await writeFile(keys, DEPOSIT_ROOT.deriveChild(1).privateExtendedKey, { mode: 0o600 });
      const other = await sweep();
      expect([other.exitCode, other.stderr]).toEqual([
        1,
        expect.stringContaining('is not the private side of CORRIDOR_EVM_DEPOSIT_KEY'),
      ]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['a key that others can read', 0o644, HOT_KEY, 'can be read by others than its owner: chmod 600 it'],
    ['a file without a key', 0o600, 'nothing', 'must hold a private key: 64 hexadecimal digits'],
  ])(
    'does not start with %s',
    async (_name, mode, text, sentence) => {
      const keyFile = join(folder, `${mode}.key`);
      await writeFile(keyFile, text);
      await chmod(keyFile, mode);
      const { exitCode, stderr } = await runOperator(['alarms'], {
        ...variables,
        CORRIDOR_EVM_KEY_FILE: keyFile,
      });
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining(sentence)]);
      expect(stderr).not.toContain(HOT_KEY);
    },
    PATIENCE_MS,
  );
});
