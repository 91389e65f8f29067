import ipaddr from 'ipaddr.js';
import { Resolver } from 'node:dns';
import { WORDS, type Word } from '../../generated/words.ts';
import type { Network as ChainNetwork } from '../../generated/assets.ts';
import { type Network, parseNetwork } from '../net/ip-network.ts';
import { type AddressConfig, readAddresses } from './address.ts';
import { type DatabaseConfig, readDatabase } from './database.ts';
import { type RateLimits, readRateLimits } from './limits.ts';
import { type UserConfig, readUserConfig } from './user-config.ts';
import { findUnknown } from './unknown-variables.ts';
import { problemsOfSender } from './bank-files.ts';
import { type ProviderConfig, readProviders } from './providers.ts';
import { type Seller, readPlatformName, readSeller } from './seller.ts';

/** Simulated or real money, each with its own database and keys. */
export type Environment = Word<'Environment'>;

/** Days of retention. */
export interface RetentionDays {
  /** Stored replies; their keys stay. */
  readonly replies: number;
  readonly events: number;
  /** Provider messages and orders. */
  readonly reports: number;
}

/** Everything that the environment decides. */
export interface Config extends AddressConfig, DatabaseConfig, ProviderConfig {
  readonly environment: Environment;
  readonly port: number;
  readonly metricsPort: number | null;
  /** The simulators' delay per step. */
  readonly stepMs: number;
  /** Longest wait of a write, in milliseconds. */
  readonly writeDeadlineMs: number;
  readonly contractGuard: boolean;
  /** Signs cursors and seals what must not be read. */
  readonly secret: string;
  /** Earlier secrets still open what they sealed. */
  readonly previousSecrets: readonly string[];
  readonly rateLimits: RateLimits;
  readonly logLevel: LogLevel;
  /** Whether spans are sent by OTLP. */
  readonly isTraced: boolean;
  /** What is kept of requests for their account to look at. */
  readonly requestLog: 'off' | 'heads' | 'bodies';
  /** For headers, at most ten seconds, then for the body. */
  readonly requestTimeoutMs: number;
  /** A reader that takes nothing for so long is cut. */
  readonly answerTimeoutMs: number;
  /** Confirmations of a final transfer. */
  readonly confirmations: Readonly<Record<ChainNetwork, number>>;
  /** Seed of the simulated market; `still` for none. */
  readonly marketSeed: string;
  /** For the rates of a live exchange. */
  readonly rates: {
    /** The house's margin, in basis points. */
    readonly spreadBps: number;
    /** From this age a rate is refused. */
    readonly staleMs: number;
    /** The largest unconfirmed move, in basis points. */
    readonly jumpBps: number;
  };
  /** Opened ahead per tenant and kind. */
  readonly accountPool: number;
  /** Longest wait of an order for a provider. */
  readonly orderMaxAgeMs: number;
  readonly retentionDays: RetentionDays;
  /** Validity of a step-up. */
  readonly stepUpSeconds: number;
  readonly seller: Seller;
  /** Sender of what is not paid in a tenant's name. */
  readonly platformName: string;
  /** Allowed although unreachable from outside; none in production. */
  readonly webhookAllow: readonly Network[];
  /** `address` or `address:port`; empty for the machine's own. */
  readonly webhookDns: readonly string[];
  readonly users: UserConfig;
  /** From the signal to the end of the process. */
  readonly drainMs: number;
  /** Its first part: `/readyz` says no, everything else is served. */
  readonly drainNoticeMs: number;
  /** For people, a sentence each. */
  readonly warnings: readonly string[];
}

const CONFIRMATIONS: Config['confirmations'] = {
  ethereum: 12,
  base: 12,
  optimism: 12,
  arbitrum: 300,
  polygon: 50,
  bsc: 15,
  avalanche: 1,
  solana: 32,
  tron: 20,
};

/** For a receiver on the developer's machine, without name or certificate. */
const LOOPBACK: readonly Network[] = [
  [ipaddr.parse('127.0.0.1'), 32],
  [ipaddr.parse('::1'), 128],
];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const SANDBOX_SECRET = 'the sandbox moves no money and needs no secret of its own';

const SHORTEST_SECRET = 32;

/** The interface's promise: production may keep longer, never shorter. */
const PROMISED_DAYS = 30;

/**
 * What supervisors commonly allow. In production a fifth is notice, and a fifth at the end is for workers and database:
 * between lies as long as any request may wait for its database.
 */
const DRAIN_MS = 10_000;

/** The interface's promise; a sandbox may extend it for tests. */
const STEP_UP_SECONDS = 300;

/** A century: permanent. */
const MOST_DAYS = 36_500;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Collects all faults, to be told at once. */
class VariableReader {
  readonly problems: string[] = [];
  /** Names that were asked for. */
  readonly names = new Set<string>();
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  text(name: string): string | undefined {
    this.names.add(name);
    const text = this.#variables[name]?.trim();
    return text === '' ? undefined : text;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const choice = choices.find((each) => each === text);
    if (choice === undefined) this.problems.push(`${name} must be one of ${choices.join(', ')}`);
    return choice ?? otherwise;
  }

  integer(name: string, smallest: number, largest: number, otherwise: number): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (value >= smallest && value <= largest) return value;
    this.problems.push(`${name} must be a whole number from ${smallest} to ${largest}`);
    return otherwise;
  }

  /** Another than those taken; null if left out. */
  portBeside(name: string, taken: number): number | null {
    const port = this.integer(name, 0, 65_535, NaN);
    if (port === taken && port !== 0) this.problems.push(`${name} must differ from PORT`);
    return Number.isNaN(port) ? null : port;
  }

  /** Separated by commas. */
  list(name: string): readonly string[] {
    const texts = (this.text(name) ?? '').split(',').map((text) => text.trim());
    return texts.filter((text) => text !== '');
  }

  networks(name: string): readonly Network[] {
    return this.list(name).flatMap((text) => {
      const network = parseNetwork(text);
      if (network === undefined)
        this.problems.push(`${name} has the entry "${text}", which is not an address or a CIDR block`);
      return network === undefined ? [] : [network];
    });
  }

  /** Addresses and blocks, or `none`; in production only that. */
  webhookAllow(name: string, isSandbox: boolean): readonly Network[] {
    const text = this.text(name);
    if (text === 'none') return [];
    if (isSandbox) return text === undefined ? LOOPBACK : this.networks(name);
    if (text !== undefined) this.problems.push(`${name} must be "none" or unset in production`);
    return [];
  }

  nameServers(name: string): readonly string[] {
    const servers = this.list(name);
    if (servers.length === 0) return servers;
    try {
      new Resolver().setServers(servers);
      return servers;
    } catch {
      this.problems.push(
        `${name} must be addresses of name servers, optionally with a port, such as 127.0.0.1:53`,
      );
      return [];
    }
  }

  /** Without a comma, so that it can be listed among previous ones. */
  secret(name: string): string {
    const text = this.text(name) ?? SANDBOX_SECRET;
    if (text.includes(',')) this.problems.push(`${name} must not contain a comma`);
    return text;
  }

  /** Pairs such as `ethereum=12,solana=32`; others keep their default. */
  confirmations(name: string): Config['confirmations'] {
    const confirmations = { ...CONFIRMATIONS };
    for (const pair of (this.text(name) ?? '').split(',').filter((text) => text.trim() !== '')) {
      const [, network, count] = /^\s*([a-z]+)=([1-9]\d{0,5})\s*$/.exec(pair) ?? [];
      if (network === undefined || !Object.hasOwn(confirmations, network)) {
        this.problems.push(`${name} must be a list of NETWORK=NUMBER pairs, such as ethereum=12,solana=32`);
      } else confirmations[network as ChainNetwork] = Number(count);
    }
    return confirmations;
  }
}

/** Names every faulty variable. */
export class ConfigurationInvalid extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n- ${problems.join('\n- ')}`);
  }
}

/**
 * By docs/operating/configuration.md.
 * @throws ConfigurationInvalid naming every fault
 */
export function readConfig(variables: Variables): Config {
  const read = new VariableReader(variables);
  const environment = read.choice('CORRIDOR_ENV', WORDS.Environment, 'sandbox');
  const isSandbox = environment === 'sandbox';
  const port = read.integer('PORT', 0, 65_535, 3000);
  const drainMs = read.integer('CORRIDOR_DRAIN_MS', 100, 3_600_000, DRAIN_MS);
  const noticeMs = isSandbox ? 0 : Math.floor(drainMs / 5);
  const fewestDays = isSandbox ? 1 : PROMISED_DAYS;
  const users = readUserConfig(read, isSandbox);
  const isStrict = read.choice('CORRIDOR_STRICT_ENV', ['on', 'off'], 'off') === 'on';
  const config: Omit<Config, 'warnings'> = {
    environment,
    ...readAddresses(read, isSandbox),
    port,
    metricsPort: read.portBeside('CORRIDOR_METRICS_PORT', port),
    ...readDatabase(read),
    stepMs: read.integer('CORRIDOR_STEP_MS', 0, 86_400_000, 1000),
    writeDeadlineMs: read.integer('CORRIDOR_WRITE_DEADLINE_MS', 1, 600_000, 2_000),
    contractGuard: read.choice('CORRIDOR_CONTRACT_GUARD', ['on', 'off'], isSandbox ? 'on' : 'off') === 'on',
    secret: read.secret('CORRIDOR_SECRET'),
    previousSecrets: read.list('CORRIDOR_SECRET_PREVIOUS'),
    rateLimits: readRateLimits(read, isSandbox, users),
    ...readLogs(read, isSandbox),
    isTraced: readTraced(read),
    requestTimeoutMs: read.integer('CORRIDOR_REQUEST_MS', 1, 600_000, 30_000),
    answerTimeoutMs: read.integer('CORRIDOR_ANSWER_MS', 1, 600_000, 30_000),
    ...readProviders(read, isSandbox),
    confirmations: read.confirmations('CORRIDOR_CONFIRMATIONS'),
    marketSeed: read.text('CORRIDOR_MARKET_SEED') ?? 'corridor',
    rates: {
      spreadBps: read.integer('CORRIDOR_SPREAD_BPS', 0, 9_999, 25),
      staleMs: read.integer('CORRIDOR_RATE_STALE_MS', 5_000, 86_400_000, 30_000),
      jumpBps: read.integer('CORRIDOR_RATE_JUMP_BPS', 1, 1_000_000, 500),
    },
    accountPool: read.integer('CORRIDOR_ACCOUNT_POOL', 1, 1_000, 2),
    orderMaxAgeMs: read.integer('CORRIDOR_ORDER_MAX_AGE', 1, 31_536_000, 3_600) * 1_000,
    retentionDays: {
      replies: read.integer('CORRIDOR_RETAIN_REPLIES_DAYS', fewestDays, MOST_DAYS, PROMISED_DAYS),
      events: read.integer('CORRIDOR_RETAIN_EVENTS_DAYS', fewestDays, MOST_DAYS, PROMISED_DAYS),
      reports: read.integer('CORRIDOR_RETAIN_REPORTS_DAYS', 1, MOST_DAYS, 90),
    },
    stepUpSeconds: read.integer(
      'CORRIDOR_STEP_UP_SECONDS',
      1,
      isSandbox ? 86_400 : STEP_UP_SECONDS,
      STEP_UP_SECONDS,
    ),
    seller: readSeller((name) => read.text(name), isSandbox, read.problems),
    platformName: readPlatformName((name) => read.text(name), isSandbox, read.problems),
    webhookAllow: read.webhookAllow('CORRIDOR_WEBHOOK_ALLOW', isSandbox),
    webhookDns: read.nameServers('CORRIDOR_WEBHOOK_DNS'),
    users,
    drainMs,
    drainNoticeMs: read.integer('CORRIDOR_DRAIN_NOTICE_MS', 0, Math.floor(drainMs / 2), noticeMs),
  };
  const unknown = findUnknown(variables, read.names);
  const problems = [...read.problems, ...problemsOf(config), ...(isStrict ? unknown : [])];
  if (problems.length > 0) throw new ConfigurationInvalid(problems);
  return { ...config, warnings: unknown };
}

function readLogs(read: VariableReader, isSandbox: boolean): Pick<Config, 'logLevel' | 'requestLog'> {
  const usual = isSandbox ? 'bodies' : 'heads';
  return {
    logLevel: read.choice('CORRIDOR_LOG_LEVEL', LOG_LEVELS, 'info'),
    requestLog: read.choice('CORRIDOR_REQUEST_LOG', ['off', 'heads', 'bodies'], usual),
  };
}

/** The variables of OpenTelemetry itself, which its packages read too. */
function readTraced(read: VariableReader): boolean {
  const places = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].filter(
    (name) => read.text(name) !== undefined,
  );
  const isOff =
    read.text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || read.text('OTEL_TRACES_EXPORTER') === 'none';
  if (places.length === 0 || isOff) return false;
  for (const name of places) {
    if (!/^https?:\/\/[^/]/.test(read.text(name) ?? ''))
      read.problems.push(`${name} must be an address that begins with http:// or https://`);
  }
  const protocol =
    read.text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? read.text('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol === 'grpc')
    read.problems.push('OTEL_EXPORTER_OTLP_PROTOCOL must not be grpc: traces are sent as http/json');
  return true;
}

function problemsOf(config: Omit<Config, 'warnings'>): string[] {
  const problems = problemsOfSender(config.platformName, config.bankFiles);
  if (config.environment === 'sandbox') return problems;
  const isWeak = (secret: string): boolean => secret === SANDBOX_SECRET || secret.length < SHORTEST_SECRET;
  if (isWeak(config.secret)) {
    problems.push(
      `CORRIDOR_SECRET must be set in production and have at least ${SHORTEST_SECRET} characters`,
    );
  }
  if (config.previousSecrets.some(isWeak)) {
    problems.push(
      `CORRIDOR_SECRET_PREVIOUS must only have secrets of at least ${SHORTEST_SECRET} characters in production`,
    );
  }
  for (const [port, provider] of Object.entries(config.providers)) {
    if (provider === 'simulated') {
      problems.push(`CORRIDOR_${port.toUpperCase()} must not be "simulated" in production`);
    }
  }
  return problems;
}
