import type { Answer } from './transport.ts';

/** What an answer says beside its data. */
export interface AnswerFacts {
  readonly status: number;
  readonly requestId: string | undefined;
  /** Whether this is the stored answer of an earlier request with the same key. */
  readonly replayed: boolean;
  readonly attempts: number;
  readonly header: (name: string) => string | null;
}

export interface WithResponse<Data> {
  readonly data: Data;
  readonly response: AnswerFacts;
}

export function factsOf({ status, headers, attempts }: Answer): AnswerFacts {
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    replayed: headers.get('idempotent-replayed') === 'true',
    attempts,
    header: (name) => headers.get(name),
  };
}

/** A call on its way: a promise of its data. */
export class Call<Data> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'Call';
  readonly #answer: Promise<Answer>;

  constructor(answer: Promise<Answer>) {
    this.#answer = answer;
  }

  #data(): Promise<Data> {
    return this.#answer.then(({ data }) => data as Data);
  }

  then<Value = Data, Other = never>(
    onData?: ((data: Data) => Value | PromiseLike<Value>) | null,
    onError?: ((error: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Value | Other> {
    return this.#data().then(onData, onError);
  }

  catch<Other = never>(
    onError?: ((error: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Data | Other> {
    return this.#data().catch(onError);
  }

  finally(onEnd?: (() => void) | null): Promise<Data> {
    return this.#data().finally(onEnd);
  }

  /** The data with the status, the request's id, and whether it is a replay. */
  async withResponse(): Promise<WithResponse<Data>> {
    const answer = await this.#answer;
    return { data: answer.data as Data, response: factsOf(answer) };
  }
}
