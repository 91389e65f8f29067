import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseJson, type Json } from '../json/json.ts';
import type { Browser } from './browser.ts';

const PATH = '/console/api/live';

/** A change is told within a second; the machine may be busy. */
const PATIENCE_MS = 15_000;

export interface LiveEvent {
  readonly id: string;
  /** `message` unless it says otherwise. */
  readonly name: string;
  readonly data: Json | undefined;
}

function readEvent(text: string): LiveEvent {
  const field = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'm').exec(text)?.[1] ?? '';
  return { id: field('id'), name: field('event') || 'message', data: parseJson(field('data')) };
}

/** Server-sent events, as a page reads them, on a connection of its own. */
export class ReadLiveStream {
  readonly status: number;
  readonly #response: IncomingMessage;
  readonly #pieces: AsyncIterator<string, undefined>;
  #text = '';

  private constructor(response: IncomingMessage) {
    this.#response = response;
    this.status = response.statusCode ?? 0;
    this.#pieces = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string, undefined>;
  }

  static async open(baseUrl: string, { caller }: Browser, lastEventId?: string): Promise<ReadLiveStream> {
    const headers = {
      ...caller.headers,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    } as Record<string, string>;
    const ask = baseUrl.startsWith('https:') ? getSecurely : get;
    const request = ask(baseUrl.replace(/\/$/, '') + PATH, { headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    // What is cut by us later is no fault.
    response.on('error', () => undefined);
    return new ReadLiveStream(response);
  }

  /** Undefined if none comes. */
  async next(): Promise<LiveEvent | undefined> {
    const waited = new AbortController();
    const late = delay(PATIENCE_MS, undefined, { signal: waited.signal }).catch(() => undefined);
    try {
      return await Promise.race([this.#read(), late]);
    } finally {
      waited.abort();
    }
  }

  async #read(): Promise<LiveEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await this.#pieces.next();
        if (done === true) return undefined;
        this.#text += value;
        continue;
      }
      const text = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      if (!text.startsWith(':')) return readEvent(text);
    }
  }

  close(): void {
    this.#response.destroy();
  }
}
