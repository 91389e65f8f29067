import { CorridorError } from './errors.ts';
import type { PendingOptions } from './pending.ts';
import { type AbortSignalLike, type FetchLike, GLOBALS } from './platform.ts';

export interface AttemptFacts {
  readonly operationId: string | undefined;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** From 1. */
  readonly attempt: number;
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** Of a failed attempt. */
  readonly code: string | undefined;
}

export interface CorridorOptions {
  /** `CORRIDOR_API_KEY` by default. */
  readonly key?: string | undefined;
  /** Such as `https://api.example`, perhaps with a path. `CORRIDOR_URL` by default. */
  readonly baseUrl?: string | undefined;
  /** For a whole call, retries included: 60000 by default. */
  readonly timeoutMs?: number | undefined;
  /** For one attempt with its body: 25000 by default. */
  readonly attemptTimeoutMs?: number | undefined;
  /** 3 by default. While a write's outcome is unknown only `timeoutMs` ends its retries, unless this is 0. */
  readonly retries?: number | undefined;
  /** The platform's by default. */
  readonly fetch?: FetchLike | undefined;
  /** 16 MiB by default; streams have no bound. */
  readonly maxAnswerBytes?: number | undefined;
  /** Asks a person for a second-factor confirmation, and answers the token. */
  readonly stepUp?: ((request: StepUpRequest) => Promise<string>) | undefined;
  /** Keeps writes until their outcome is known, also if the process ends. */
  readonly pending?: PendingOptions | undefined;
  readonly onAttempt?: ((facts: AttemptFacts) => void) | undefined;
  /** A secret key in a browser is refused unless this is true. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}

export interface StepUpRequest {
  readonly operationId: string;
  readonly signal: AbortSignalLike | undefined;
}

export interface Settings {
  readonly key: string;
  /** Without a slash at its end. */
  readonly base: string;
  readonly timeoutMs: number;
  readonly attemptTimeoutMs: number;
  readonly retries: number;
  readonly fetch: FetchLike;
  readonly maxAnswerBytes: number;
  readonly stepUp: CorridorOptions['stepUp'];
  readonly pending: PendingOptions | undefined;
  readonly onAttempt: CorridorOptions['onAttempt'];
}

export function wrong(message: string): CorridorError {
  return new CorridorError({ code: 'configuration', message });
}

const KEY = /^(sk|pk)_(sandbox|live)_[0-9A-Za-z]+$/;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function variable(name: string): string | undefined {
  const value = GLOBALS.process?.env?.[name];
  return value === '' ? undefined : value;
}

function readKey(given: string | undefined): string {
  const key = given ?? variable('CORRIDOR_API_KEY');
  if (key === undefined) throw wrong('There is no API key: pass `key`, or set CORRIDOR_API_KEY.');
  if (!KEY.test(key)) throw wrong('The API key has not the form of one, such as sk_sandbox_….');
  return key;
}

function readBase(given: string | undefined, key: string): string {
  const text = given ?? variable('CORRIDOR_URL');
  if (text === undefined) throw wrong('There is no address: pass `baseUrl`, or set CORRIDOR_URL.');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw wrong(`\`baseUrl\` is no address: ${text}`);
  }
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!/^https?:$/.test(url.protocol) || !isPlain)
    throw wrong('`baseUrl` must be http or https, without user, query and fragment.');
  if (url.protocol === 'http:' && key.includes('_live_') && !LOOPBACK.test(url.hostname))
    throw wrong('A live key is only sent over https.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

export function readNumber(name: string, value: number | undefined, usual: number, least: number): number {
  if (value === undefined) return usual;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least)
    throw wrong(`\`${name}\` must be a number of at least ${least}.`);
  return value;
}

function isBrowser(): boolean {
  return GLOBALS.window?.document !== undefined && GLOBALS.process?.versions?.['node'] === undefined;
}

/** @throws CorridorError configuration */
export function readOptions(options: CorridorOptions): Settings {
  const key = readKey(options.key);
  if (isBrowser() && key.startsWith('sk_') && options.dangerouslyAllowBrowser !== true)
    throw wrong('A secret key must not be in a browser.');
  const fetch = options.fetch ?? (GLOBALS.fetch as FetchLike | undefined);
  if (typeof fetch !== 'function') throw wrong('This platform has no fetch: pass one.');
  return {
    key,
    base: readBase(options.baseUrl, key),
    timeoutMs: readNumber('timeoutMs', options.timeoutMs, 60_000, 1),
    attemptTimeoutMs: readNumber('attemptTimeoutMs', options.attemptTimeoutMs, 25_000, 1),
    retries: readNumber('retries', options.retries, 3, 0),
    fetch: (url, init) => fetch(url, init),
    maxAnswerBytes: readNumber('maxAnswerBytes', options.maxAnswerBytes, 16 * 1024 * 1024, 1),
    stepUp: options.stepUp,
    pending: options.pending,
    onAttempt: options.onAttempt,
  };
}

/** The base and the kind of key: what a stored write may be sent with again. */
export function scopeOf({ base, key }: Pick<Settings, 'base' | 'key'>): string {
  return `${base} ${key.split('_', 2).join('_')}`;
}
