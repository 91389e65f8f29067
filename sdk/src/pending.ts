import { CorridorError } from './errors.ts';

/** A write as it is kept until its outcome is known. */
export interface PendingWrite {
  readonly idempotencyKey: string;
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  /** The base address and the kind of key. */
  readonly scope: string;
  readonly epoch: string | undefined;
  /** RFC 3339. */
  readonly createdAt: string;
}

/** Must be durable when `add` and `remove` answer, and safe beside other processes. */
export interface PendingStore {
  /** Keeps a write; null, or the write that is kept under its key already. */
  add(write: PendingWrite): Promise<PendingWrite | null>;
  remove(idempotencyKey: string): Promise<void>;
  list(): Promise<readonly PendingWrite[]>;
}

export type PendingOutcome =
  | { readonly write: PendingWrite; readonly data: unknown }
  | { readonly write: PendingWrite; readonly error: CorridorError };

export interface PendingOptions {
  readonly store: PendingStore;
  /** Told of each known outcome, at least once, before the write is forgotten; if it fails, the write stays. */
  readonly onOutcome?: ((outcome: PendingOutcome) => Promise<void> | void) | undefined;
  /** How old a write may be that is sent again: 24 hours by default. */
  readonly maxAgeMs?: number | undefined;
}

export interface FinishedWrites {
  /** Took effect. */
  readonly done: number;
  /** Are known to have had no effect. */
  readonly refused: number;
  /** Stay, since their outcome is unknown. */
  readonly unknown: number;
  /** Were not sent. */
  readonly tooOld: number;
}

const DAY_MS = 86_400_000;

/** Sends a write, and answers its data. @throws CorridorError */
type Send<Result> = (write: PendingWrite, isUnknown: boolean) => Promise<Result>;

/** Keeps writes while their outcome is unknown. */
export class PendingWrites {
  readonly #options: PendingOptions;
  readonly #scope: string;

  constructor(options: PendingOptions, scope: string) {
    this.#options = options;
    this.#scope = scope;
  }

  /**
   * Keeps a write, sends it, and forgets it once its outcome is known.
   * @throws CorridorError store_failed and idempotency_key_reused, without sending it
   */
  async send<Result extends { readonly data: unknown }>(
    given: Omit<PendingWrite, 'scope' | 'createdAt'>,
    send: Send<Result>,
  ): Promise<Result> {
    const write = { ...given, scope: this.#scope, createdAt: new Date().toISOString() };
    const kept = await this.#keep(write);
    if (kept !== null && !isSame(kept, write)) {
      const message = 'Another write is kept under this idempotency key.';
      throw new CorridorError({ ...about(write), code: 'idempotency_key_reused', message });
    }
    return this.#finish(kept ?? write, kept !== null, send);
  }

  async #keep(write: PendingWrite): Promise<PendingWrite | null> {
    try {
      return await this.#options.store.add(write);
    } catch (cause) {
      const message = 'The write could not be kept, and was not sent.';
      throw new CorridorError({ ...about(write), code: 'store_failed', message, cause });
    }
  }

  async #finish<Result extends { readonly data: unknown }>(
    write: PendingWrite,
    isUnknown: boolean,
    send: Send<Result>,
  ): Promise<Result> {
    let result: Result;
    try {
      result = await send(write, isUnknown);
    } catch (error) {
      if (error instanceof CorridorError && error.outcome === 'no_effect')
        await this.#forget({ write, error });
      throw error;
    }
    await this.#forget({ write, data: result.data });
    return result;
  }

  async #forget(outcome: PendingOutcome): Promise<void> {
    await this.#options.onOutcome?.(outcome);
    await this.#options.store.remove(outcome.write.idempotencyKey);
  }

  /** Sends what earlier calls left, oldest first. */
  async finishAll(send: Send<{ readonly data: unknown }>): Promise<FinishedWrites> {
    const all = (await this.#options.store.list()).filter(({ scope }) => scope === this.#scope);
    const counts = { done: 0, refused: 0, unknown: 0, tooOld: 0 };
    for (const write of all.toSorted(
      (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
    )) {
      counts[await this.#finishOne(write, send)] += 1;
    }
    return counts;
  }

  async #finishOne(
    write: PendingWrite,
    send: Send<{ readonly data: unknown }>,
  ): Promise<keyof FinishedWrites> {
    const { maxAgeMs = DAY_MS, onOutcome } = this.#options;
    if (Date.now() - Date.parse(write.createdAt) > maxAgeMs) {
      const message = 'The write is too old to be sent again.';
      const error = new CorridorError({
        ...about(write),
        code: 'pending_too_old',
        message,
        outcome: 'unknown',
      });
      if (onOutcome !== undefined) await this.#forget({ write, error });
      return 'tooOld';
    }
    let result: { readonly data: unknown } | CorridorError;
    try {
      result = await send(write, true);
    } catch (error) {
      if (!(error instanceof CorridorError)) throw error;
      result = error;
    }
    if (!(result instanceof CorridorError)) {
      await this.#forget({ write, data: result.data });
      return 'done';
    }
    if (result.outcome === 'unknown') return 'unknown';
    await this.#forget({ write, error: result });
    return 'refused';
  }
}

function isSame(one: PendingWrite, other: PendingWrite): boolean {
  return (['method', 'path', 'body', 'scope'] as const).every((name) => one[name] === other[name]);
}

function about({
  operationId,
  idempotencyKey,
}: PendingWrite): Pick<PendingWrite, 'operationId' | 'idempotencyKey'> {
  return { operationId, idempotencyKey };
}
