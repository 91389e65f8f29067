import { randomUUID } from 'node:crypto';

export type JsonObject = Readonly<Record<string, unknown>>;

/** No answer came: nobody listens there, or nobody answered in time. */
export class NoAnswer extends Error {
  constructor(baseUrl: string, reason: string) {
    super(`No answer from ${baseUrl}: ${reason}`);
    this.name = 'NoAnswer';
  }
}

export class Refused extends Error {
  readonly status: number;
  /** The error's own code; null if the answer is none of Corridor's. */
  readonly code: string | null;
  /** How long the server asks to be left alone; null if it says nothing of it. */
  readonly retryAfterSeconds: number | null;

  constructor(call: string, answer: Pick<Refused, 'status' | 'code' | 'retryAfterSeconds'>, words: string) {
    super(`${call} was answered ${answer.status}${words === '' ? '' : `, ${words}`}`);
    this.name = 'Refused';
    this.status = answer.status;
    this.code = answer.code;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

/** Whether the server does not let this key do this, whatever is asked. */
export function isKeyRefused(error: unknown): error is Refused {
  return error instanceof Refused && (error.status === 401 || error.status === 403);
}

const ANSWER_LIMIT_MS = 30_000;

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // fetch says "fetch failed", and why in the cause.
  const { cause } = error;
  if (cause instanceof AggregateError) return (cause.errors as Error[]).map(reasonOf).join('; ');
  return cause instanceof Error ? reasonOf(cause) : error.message;
}

function refusalOf(call: string, { status, headers }: Response, body: JsonObject | undefined): Refused {
  const { code, message } = body ?? {};
  const retryAfter = headers.get('retry-after') ?? '';
  const answer = {
    status,
    code: typeof code === 'string' ? code : null,
    retryAfterSeconds: /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null,
  };
  return new Refused(call, answer, typeof message === 'string' ? `${String(code)}: ${message}` : '');
}

/** Calls the API of one base address with one key, as anybody can who has both. */
export class ApiClient {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #signal: AbortSignal | undefined;

  /**
   * @param baseUrl where the server is, such as `http://localhost:3000`
   * @param signal breaks off what is in progress
   */
  constructor(baseUrl: string, apiKey: string, signal?: AbortSignal) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#apiKey = apiKey;
    this.#signal = signal;
  }

  /** Reads what stands at a path. @throws NoAnswer, Refused, or what the signal was aborted with */
  async get(path: string): Promise<JsonObject> {
    return this.#call('GET', path, undefined);
  }

  /** Changes something, under an idempotency key of its own. @throws as `get` does */
  async send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<JsonObject> {
    return this.#call(method, path, body);
  }

  async #call(method: string, path: string, body: object | undefined): Promise<JsonObject> {
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const signal = this.#signal === undefined ? limit : AbortSignal.any([limit, this.#signal]);
    const [response, text] = await this.#exchange(method, path, body, signal);
    const answer = parseObject(text);
    if (!response.ok) throw refusalOf(`${method} ${path}`, response, answer);
    if (answer === undefined && response.status !== 204)
      throw new NoAnswer(this.#baseUrl, `${method} ${path} was answered with something other than JSON`);
    return answer ?? {};
  }

  async #exchange(
    method: string,
    path: string,
    body: object | undefined,
    signal: AbortSignal,
  ): Promise<[Response, string]> {
    const headers = {
      authorization: `Bearer ${this.#apiKey}`,
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const written = body === undefined ? null : JSON.stringify(body);
    try {
      const response = await fetch(`${this.#baseUrl}${path}`, { method, signal, headers, body: written });
      return [response, await response.text()];
    } catch (error) {
      this.#signal?.throwIfAborted();
      throw new NoAnswer(this.#baseUrl, reasonOf(error));
    }
  }
}
