/** The parts of the platform's own types that this package needs, so that it needs neither DOM nor Node types. */

export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly redirect: 'manual';
  // The platform's own signal.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly signal: any;
}

export interface ReaderLike {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(reason?: unknown): Promise<unknown>;
}

export interface ResponseLike {
  readonly status: number;
  readonly type?: string;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): ReaderLike } | null;
}

export type FetchLike = (url: string, init: FetchInit) => Promise<ResponseLike>;

interface PlatformGlobals {
  readonly process?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly versions?: Readonly<Record<string, string | undefined>>;
  };
  readonly window?: { readonly document?: unknown };
  readonly fetch?: unknown;
}

export const GLOBALS = globalThis as unknown as PlatformGlobals;

/** Milliseconds that no clock change moves. */
export function monotonicNow(): number {
  return performance.now();
}

interface Listening {
  readonly listeners: Set<() => void>;
  readonly tell: () => void;
}

const LISTENING = new WeakMap<AbortSignalLike, Listening>();

function listenTo(signal: AbortSignalLike): Listening {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const listening = { listeners, tell };
  LISTENING.set(signal, listening);
  signal.addEventListener('abort', tell);
  return listening;
}

/**
 * Listens to a signal: all calls by one listener, since platforms warn of many.
 * @returns what ends it
 */
export function onAbort(signal: AbortSignalLike | undefined, listener: () => void): () => void {
  if (signal === undefined) return () => undefined;
  const { listeners, tell } = LISTENING.get(signal) ?? listenTo(signal);
  listeners.add(listener);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    LISTENING.delete(signal);
    signal.removeEventListener('abort', tell);
  };
}
