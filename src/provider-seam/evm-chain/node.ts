import { type Answered, ask } from '../port/ask.ts';
import { Retry, Unknown } from '../port/provider.ts';

/** Ranges of logs are asked for in parts, where their answers are larger. */
const BOUNDS = { answerMs: 6_000, largestBytes: 64 * 1024 * 1024 };

/** The node's own refusal of a call, such as a transaction that would revert. */
export class NodeRefusal extends Error {
  readonly code: number;
  /** What a contract gave as its reason, in hexadecimal. */
  readonly data: string | undefined;

  constructor(code: number, message: string, data: string | undefined) {
    super(message);
    this.name = 'NodeRefusal';
    this.code = code;
    this.data = data;
  }
}

function unreadable(what: string): Retry {
  return new Retry(`The node answered ${what}`);
}

/** Not to be mistaken for too many results of one call. */
const TOO_MANY_CALLS = /rate.?limit|too many requests|per second|capacity/i;

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown };
}

function resultIn(text: string): unknown {
  let answered: RpcAnswer | null;
  try {
    answered = JSON.parse(text) as RpcAnswer | null;
  } catch {
    throw unreadable('what is no JSON');
  }
  if (answered?.error != null) {
    const { code, message, data } = answered.error;
    // Some nodes say so with a status of success.
    if (TOO_MANY_CALLS.test(String(message))) throw new Retry('The node asks to wait');
    throw new NodeRefusal(Number(code), String(message), typeof data === 'string' ? data : undefined);
  }
  if (answered?.result === undefined) throw unreadable('without a result');
  return answered.result;
}

/** A node by its address: JSON-RPC over HTTP, one call each, bounded in time and size. */
export class Node {
  readonly #url: string;
  readonly #headers: Record<string, string> = { 'content-type': 'application/json' };
  #id = 0;

  constructor(address: string) {
    const url = new URL(address);
    const { username, password } = url;
    if (username !== '') {
      const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
      this.#headers['authorization'] = `Basic ${credentials.toString('base64')}`;
      url.username = '';
      url.password = '';
    }
    this.#url = url.href;
  }

  /**
   * @throws NodeRefusal if the node refuses the call; Retry if it was not reached, or gives no answer that can be read
   */
  async call(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
    this.#id += 1;
    const body = JSON.stringify({ jsonrpc: '2.0', id: this.#id, method, params });
    const { status, text } = await this.#ask(body, signal);
    // Some nodes give a refusal with a status of its own.
    if (status !== 200 && !text.startsWith('{')) throw unreadable(`with status ${status}`);
    if (status === 429 || status >= 500) throw unreadable(`with status ${status}`);
    return resultIn(text);
  }

  /** Asking again is always safe. */
  async #ask(body: string, signal: AbortSignal): Promise<Answered> {
    try {
      return await ask(this.#url, { method: 'POST', headers: this.#headers, body }, signal, BOUNDS);
    } catch (error) {
      if (error instanceof Unknown) throw new Retry(`The node was not reached: ${error.message}`);
      throw error;
    }
  }
}

/** @throws Retry if it is none */
export function quantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) throw unreadable('no number');
  return BigInt(value);
}

/** A height, a position: small enough for a number. @throws Retry if it is none */
export function height(value: unknown): number {
  const exact = quantity(value);
  if (exact > BigInt(Number.MAX_SAFE_INTEGER)) throw unreadable('a number that is too large');
  return Number(exact);
}

/** Hexadecimal in lower case. @param bytes exactly so many; any number by default. @throws Retry if it is none */
export function hex(value: unknown, bytes?: number): string {
  const isHex = typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value);
  if (!isHex || (bytes !== undefined && value.length !== 2 + bytes * 2)) throw unreadable('no hexadecimal');
  return value.toLowerCase();
}

/** @throws Retry if it is none */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable('no object');
  return value as Readonly<Record<string, unknown>>;
}

/** @throws Retry if it is none */
export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unreadable('no list');
  return value;
}
