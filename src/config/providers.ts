import { type BankFilesConfig, type BankFilesReader, readBankFiles } from './bank-files.ts';
import { type EvmChainConfig, readEvmChain } from './evm-chain.ts';
import { type HttpExchangeConfig, readHttpExchange } from './http-exchange.ts';
import { type HttpIdentityConfig, readHttpIdentity } from './http-identity.ts';

/** The adapter behind each port. `none`: what needs the port is refused. */
export interface ProviderChoice {
  readonly bank: 'simulated' | 'files' | 'none';
  readonly chain: 'simulated' | 'evm' | 'none';
  readonly exchange: 'simulated' | 'http' | 'none';
  readonly identity: 'simulated' | 'http' | 'none';
}

export interface ProviderConfig {
  readonly providers: ProviderChoice;
  /** Null unless a bank exchanges files. */
  readonly bankFiles: BankFilesConfig | null;
  /** Null unless the chain is that of EVM networks. */
  readonly evmChain: EvmChainConfig | null;
  /** Null unless conversions are made at a venue over HTTP. */
  readonly httpExchange: HttpExchangeConfig | null;
  /** Null unless people are identified by a provider over HTTP. */
  readonly httpIdentity: HttpIdentityConfig | null;
}

interface Reader extends BankFilesReader {
  choice<Word extends string>(name: string, words: readonly Word[], otherwise: Word): Word;
}

export function readProviders(read: Reader, isSandbox: boolean): ProviderConfig {
  const one = <Live extends string = never>(
    name: string,
    live: readonly Live[] = [],
  ): 'simulated' | 'none' | Live =>
    read.choice(name, ['simulated', 'none', ...live], isSandbox ? 'simulated' : 'none');
  const providers: ProviderChoice = {
    bank: one('CORRIDOR_BANK', ['files']),
    chain: one('CORRIDOR_CHAIN', ['evm']),
    exchange: one('CORRIDOR_EXCHANGE', ['http']),
    identity: one('CORRIDOR_IDENTITY', ['http']),
  };
  return {
    providers,
    bankFiles: readBankFiles(read, providers.bank === 'files'),
    evmChain: readEvmChain(read, providers.chain === 'evm'),
    httpExchange: readHttpExchange(read, providers.exchange === 'http'),
    httpIdentity: readHttpIdentity(read, providers.identity === 'http'),
  };
}
