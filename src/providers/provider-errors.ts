/** It was certainly not done, and never will be. */
export class Refused extends Error {
  readonly code: string;

  /**
   * @param code stable, in snake_case: what an operation shows as its failure code
   * @param reason in words, for people
   */
  constructor(code: string, reason: string) {
    super(reason);
    this.name = 'Refused';
    this.code = code;
  }
}

/** It was certainly not done, and may be later: nobody was reached, or the provider asks to come again. */
export class Retry extends Error {
  /** How long the provider asks to be left alone, where it says so. */
  readonly afterMs: number | undefined;

  constructor(reason: string, afterMs?: number, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Retry';
    this.afterMs = afterMs;
  }
}

/**
 * Nobody knows whether it was done: the connection broke after the first byte was sent, the answer was a 5xx or does not
 * parse, or there was none in time. Whatever else an adapter throws means the same.
 */
export class Unknown extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unknown';
  }
}

/** A delivery that its sender cannot have signed, or not lately. */
export class Forged extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Forged';
  }
}
