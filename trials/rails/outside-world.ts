import { HDKey } from '@scure/bip32';
import { addr } from 'micro-eth-signer';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../conformance/suite/random.ts';
import { Anvil, RICH } from '../../src/testing/chain/anvil.ts';
import { TestToken } from '../../src/testing/chain/test-token.ts';
import {
  APPROVED,
  REGISTRY_HOOK_SECRET,
  REGISTRY_SECRET,
  REGISTRY_TOKEN,
  TestRegistry,
} from '../../src/testing/registry/test-registry.ts';
import { PRODUCTION_VARIABLES } from '../../src/testing/server/production-variables.ts';
import { TestVenue, VENUE_KEY, VENUE_SECRET } from '../../src/testing/venue/test-venue.ts';
import { ChainPayer } from './chain-payer.ts';
import { HOUSE, type Manners, PlayedBank } from './played-bank.ts';

const HOT_KEY = '33'.repeat(32);

const HOT = addr.fromPrivateKey(HOT_KEY).toLowerCase();

const DEPOSIT_KEY = HDKey.fromMasterSeed(new Uint8Array(32).fill(11)).derive("m/44'/60'/0'");

export const COIN = 1_000_000n;

/** What the house begins with on each network. */
const STOCK = 10_000_000n * COIN;

const CONFIRMATIONS = 4;

const BLOCK_SECONDS = 1;

/** Fewer than finality takes. */
const DEEPEST_REORGANISATION = 2;

/** Nothing is sent there. */
export const BARRED = '0x00000000000000000000000000000000deadbeef';

export type Environment = 'sandbox' | 'production';

/** What production is told, beside its providers. A day's callers are few and quick. */
const ENVIRONMENTS: Readonly<Record<Environment, Readonly<Record<string, string>>>> = {
  sandbox: {},
  production: {
    ...PRODUCTION_VARIABLES,
    CORRIDOR_ENV: 'production',
    CORRIDOR_PLATFORM_NAME: 'Corridor',
    CORRIDOR_STEP_UP_SECONDS: '300',
    CORRIDOR_SECRET: 'the secret of a day on real rails',
    CORRIDOR_RATE_LIMIT: '1000/2000',
    CORRIDOR_TENANT_RATE_LIMIT: '1000/2000',
  },
};

export type NetworkName = 'base' | 'ethereum';

export interface PlayedNetwork {
  readonly chain: Anvil;
  readonly token: TestToken;
  readonly payer: ChainPayer;
}

/** A bank with its folder, two chains, a venue and a provider of identities, none of which knows of the server. */
export interface OutsideWorld {
  readonly bank: PlayedBank;
  readonly venue: TestVenue;
  readonly networks: Readonly<Record<NetworkName, PlayedNetwork>>;
  readonly variables: Readonly<Record<string, string>>;
  readonly hot: string;
  close(): Promise<void>;
}

async function startNetwork(
  folder: string,
  chainId: number,
  others: readonly string[],
): Promise<PlayedNetwork & { more: string[] }> {
  const chain = await Anvil.start({ chainId, stateFile: join(folder, `chain-${chainId}.json`) });
  const token = await TestToken.deploy(chain, 'USDC');
  const more: string[] = [];
  for (const name of others) more.push((await TestToken.deploy(chain, name)).address);
  await chain.giveGas(HOT, 10n ** 21n);
  await token.mint(HOT, STOCK);
  await token.mint(RICH, 10n ** 9n * COIN);
  // So deep that the first look finds what the wallet begins with.
  await chain.mine(CONFIRMATIONS);
  const payer = await ChainPayer.open(chain, token, BigInt(chainId));
  await chain.call('evm_setIntervalMining', BLOCK_SECONDS);
  return { chain, token, payer, more };
}

async function startVenue(): Promise<TestVenue> {
  const venue = await TestVenue.start(() => Date.now());
  for (const asset of ['AUD', 'USDC', 'USDT']) venue.balances.set(asset, '100000000');
  for (const coin of ['USDC', 'USDT'])
    venue.fill(`${coin}-AUD`, [['1.5200', '900000000']], [['1.5000', '900000000']]);
  return venue;
}

/** Approves everyone at once. */
async function startRegistry(): Promise<TestRegistry> {
  const registry = await TestRegistry.start(() => Date.now());
  registry.usual = APPROVED;
  return registry;
}

function variablesOf({ url }: TestRegistry): Readonly<Record<string, string>> {
  return {
    CORRIDOR_IDENTITY: 'http',
    CORRIDOR_IDENTITY_URL: url,
    CORRIDOR_IDENTITY_TOKEN: REGISTRY_TOKEN,
    CORRIDOR_IDENTITY_SECRET: REGISTRY_SECRET,
    CORRIDOR_IDENTITY_WEBHOOK_SECRET: REGISTRY_HOOK_SECRET,
    CORRIDOR_IDENTITY_LEVELS: 'individual=basic,business=company',
  };
}

/** Takes the last blocks away; what was in them is in none. */
async function reorganise({ chain }: PlayedNetwork, random: Random): Promise<void> {
  await chain.call('anvil_reorg', random.integer(1, DEEPEST_REORGANISATION), []);
}

/** The node is killed, and comes back without its last blocks. */
async function crash({ chain }: PlayedNetwork): Promise<void> {
  await chain.crash();
  await chain.call('evm_setIntervalMining', BLOCK_SECONDS);
}

const EVERY_MINUTE = Array.from({ length: 24 * 60 }, (_, minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
).join();

export async function startOutside(
  random: Random,
  manners: Manners,
  environment: Environment,
): Promise<OutsideWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-rails-'));
  const write = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const keyFile = await write('hot-wallet.key', HOT_KEY);
  const barredFile = await write('barred.txt', `${BARRED}  # of the trial\n`);
  const root = join(folder, 'bank');
  await mkdir(root);
  const [base, ethereum] = await Promise.all([
    startNetwork(folder, 8_453, []),
    startNetwork(folder, 1, ['USDT']),
  ]);
  const venue = await startVenue();
  const registry = await startRegistry();
  const bank = new PlayedBank(root, random, manners);
  return {
    bank,
    venue,
    networks: { base, ethereum },
    hot: HOT,
    variables: {
      ...ENVIRONMENTS[environment],
      CORRIDOR_BANK: 'files',
      CORRIDOR_BANK_FOLDER: root,
      CORRIDOR_BANK_ACCOUNT: `${HOUSE.slice(0, 6)} ${HOUSE.slice(6)}`,
      CORRIDOR_BANK_ACCOUNT_NAME: 'Corridor Pty Ltd',
      CORRIDOR_BANK_INSTITUTION: 'CBA',
      CORRIDOR_BANK_USER_ID: '301500',
      CORRIDOR_BANK_CUT_OFFS: EVERY_MINUTE,
      CORRIDOR_BANK_HOLIDAYS: '2020-01-01',
      CORRIDOR_BANK_NPP_MINUTES: '1',
      CORRIDOR_CHAIN: 'evm',
      CORRIDOR_EVM_NODES: `base=${base.chain.url},ethereum=${ethereum.chain.url}`,
      CORRIDOR_EVM_TOKENS: [
        `base:USDC=${base.token.address}`,
        `ethereum:USDC=${ethereum.token.address}`,
        `ethereum:USDT=${ethereum.more[0] ?? ''}`,
      ].join(),
      CORRIDOR_EVM_DEPOSIT_KEY: DEPOSIT_KEY.publicExtendedKey,
      CORRIDOR_EVM_KEY_FILE: keyFile,
      CORRIDOR_EVM_BARRED_FILE: barredFile,
      CORRIDOR_CONFIRMATIONS: `base=${CONFIRMATIONS},ethereum=${CONFIRMATIONS}`,
      CORRIDOR_EXCHANGE: 'http',
      CORRIDOR_EXCHANGE_URL: venue.url,
      CORRIDOR_EXCHANGE_KEY: VENUE_KEY,
      CORRIDOR_EXCHANGE_SECRET: VENUE_SECRET,
      ...variablesOf(registry),
    },
    close: async () => {
      await Promise.all([base.chain.stop(), ethereum.chain.stop(), venue.stop(), registry.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Losses {
  readonly reorganisations: number;
  readonly nodeKills: number;
}

/** Rounds from one loss of a kind to the next: a node that is killed must have noted more than it had before. */
const APART = { reorganisation: 8, nodeKill: 20 };

/** The bank's days, and what the chains lose, until it is over. */
export async function keepGoing(
  { bank, networks }: OutsideWorld,
  losses: Losses,
  random: Random,
  over: AbortSignal,
): Promise<void> {
  const left = { reorganisations: losses.reorganisations, nodeKills: losses.nodeKills };
  const any = Object.values(networks);
  for (let round = 1; !over.aborted; round += 1) {
    await bank.step();
    for (const network of any) await network.payer.hasArrived();
    if (left.nodeKills > 0 && round % APART.nodeKill === 0) {
      left.nodeKills -= 1;
      await crash(random.pick(any));
    } else if (left.reorganisations > 0 && round % APART.reorganisation === 0) {
      left.reorganisations -= 1;
      await reorganise(random.pick(any), random);
    }
    await delay(500);
  }
}
