import { NETWORKS, type Network } from '../../generated/assets.ts';
import type { BankFilesConfig } from '../config/bank-files.ts';
import type { EvmChainConfig } from '../config/evm-chain.ts';
import type { HttpExchangeConfig } from '../config/http-exchange.ts';
import type { HttpIdentityConfig } from '../config/http-identity.ts';
import type { ProviderChoice } from '../config/providers.ts';
import type { Direction, FixedAmount } from '../money/rate.ts';
import type { ProviderName } from '../outbox/instruction.ts';
import type {
  ConnectedProviders,
  CurrentRate,
  DerivingIssuer,
  ProviderFacts,
  PoolIssuer,
} from '../outbox/provider-facts.ts';
import type { BankFilesDependencies } from './bank-files/connect.ts';
import type { EvmChainDependencies } from './evm-chain/connect.ts';
import type { HttpExchangeDependencies } from './http-exchange/connect.ts';
import type { HttpIdentityDependencies } from './http-identity/connect.ts';
import { absentProviderFacts } from './port/absent-facts.ts';
import type { Connection } from './orders/connection.ts';
import type { ExchangeProvider, Provider, Providers } from './port/provider.ts';

export interface ProviderConfig {
  readonly providers: ProviderChoice;
  readonly bankFiles: BankFilesConfig | null;
  readonly evmChain: EvmChainConfig | null;
  readonly httpExchange: HttpExchangeConfig | null;
  readonly httpIdentity: HttpIdentityConfig | null;
  readonly stepMs: number;
  readonly confirmations: Readonly<Record<Network, number>>;
  readonly marketSeed: string;
}

const NOBODY: Providers = { bank: null, chain: null, exchange: null, identity: null };

/** Loads the chosen adapters alone: where none is simulated, the simulator's code is not loaded. */
export async function chooseProviders(config: ProviderConfig): Promise<Connection> {
  const isSimulated = (name: ProviderName): boolean => config.providers[name] === 'simulated';
  const names = {
    bank: isSimulated('bank'),
    chain: isSimulated('chain'),
    exchange: isSimulated('exchange'),
    identity: isSimulated('identity'),
  };
  if (!Object.values(names).includes(true)) {
    const nothing = { providers: NOBODY, simulated: null, notes: null };
    return { facts: absentProviderFacts(), connect: () => nothing };
  }
  const { simulate } = await import('./simulator/connect.ts');
  return simulate(names, config);
}

export type LiveDependencies = BankFilesDependencies &
  EvmChainDependencies &
  HttpExchangeDependencies &
  HttpIdentityDependencies;

/**
 * Connects the chosen live providers, each of whose code is loaded where it is chosen.
 * @throws if one cannot be used, such as for its folder, its key or its node
 */
export async function connectLive(
  {
    bankFiles,
    evmChain,
    httpExchange,
    httpIdentity,
    confirmations,
  }: Pick<ProviderConfig, 'bankFiles' | 'evmChain' | 'httpExchange' | 'httpIdentity' | 'confirmations'>,
  dependencies: LiveDependencies,
): Promise<Partial<Providers>> {
  const live: { -readonly [Name in keyof Providers]?: Providers[Name] } = {};
  if (bankFiles !== null) {
    const { connectBankFiles } = await import('./bank-files/connect.ts');
    live.bank = await connectBankFiles(bankFiles, dependencies);
  }
  if (evmChain !== null) {
    const { connectEvmChain } = await import('./evm-chain/connect.ts');
    live.chain = await connectEvmChain({ ...evmChain, confirmations }, dependencies);
  }
  if (httpExchange !== null) {
    const { connectHttpExchange } = await import('./http-exchange/connect.ts');
    live.exchange = connectHttpExchange(httpExchange, dependencies);
  }
  if (httpIdentity !== null) {
    const { connectHttpIdentity } = await import('./http-identity/connect.ts');
    live.identity = connectHttpIdentity(httpIdentity, dependencies);
  }
  return live;
}

export function ratedExchange(exchange: Provider | null | undefined): ExchangeProvider | null {
  return exchange != null && 'rates' in exchange ? (exchange as ExchangeProvider) : null;
}

export interface LiveTerms {
  /** The market's rates, as the exchange names them. */
  readonly book: {
    rateOf(direction: Direction, fixed?: FixedAmount): CurrentRate;
  };
  /** Accounts, and addresses of each kind, kept ready for each tenant. */
  readonly accountPool: number;
}

/**
 * Live providers' accounts and addresses come from the account pool unless the adapter derives them, their rates from
 * the book; `beside` answers for providers that are not given.
 */
export function liveFacts(
  given: Partial<Providers>,
  beside: ProviderFacts,
  { book, accountPool }: LiveTerms,
): ProviderFacts {
  const { bank, chain, exchange } = given;
  const absent = absentProviderFacts();
  return {
    ...beside,
    connected: connectedOf(given, beside.connected),
    handOverDelayMs: { ...beside.handOverDelayMs, ...noDelayOf(given) },
    ...(bank === undefined
      ? {}
      : {
          accounts:
            bank === null ? absent.accounts : issuerOf(bank, bank.deriveAccount?.bind(bank), accountPool),
        }),
    ...(chain === undefined
      ? {}
      : {
          addresses:
            chain === null
              ? absent.addresses
              : issuerOf(chain, chain.deriveAddress?.bind(chain), accountPool),
        }),
    ...(exchange === undefined ? {} : { marketRate: marketOf(exchange, book) }),
    ...(bank === undefined ? {} : { obstacle: bank?.obstacle?.bind(bank) ?? absent.obstacle }),
  };
}

function connectedOf(
  { bank, chain, exchange, identity }: Partial<Providers>,
  beside: ConnectedProviders,
): ConnectedProviders {
  const isThere = (provider: Provider | null | undefined, otherwise: boolean): boolean =>
    provider === undefined ? otherwise : provider !== null;
  return {
    bank: isThere(bank, beside.bank),
    networks: chain === undefined ? beside.networks : chain === null ? [] : (chain.networks ?? NETWORKS),
    exchange: isThere(exchange, beside.exchange),
    identity: isThere(identity, beside.identity),
  };
}

function issuerOf<Derive>(
  { adapter }: Provider,
  derive: Derive | undefined,
  target: number,
): DerivingIssuer<Derive> | PoolIssuer {
  return derive === undefined ? { from: 'accountPool', adapter, target } : { from: 'derivation', derive };
}

function noDelayOf(given: Partial<Providers>): Partial<ProviderFacts['handOverDelayMs']> {
  return Object.fromEntries(Object.keys(given).map((name) => [name, 0]));
}

function marketOf(exchange: Provider | null, book: LiveTerms['book']): ProviderFacts['marketRate'] {
  if (ratedExchange(exchange) === null) return absentProviderFacts().marketRate;
  return (direction, _now, fixed) => book.rateOf(direction, fixed);
}
