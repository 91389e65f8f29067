import { createHash } from 'node:crypto';

/** The most statements that have a name; what comes after them is parsed and planned anew each time. */
const MOST = 512;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Whether a statement failed for its name alone: the server behind a connection knows none such, has it already, or has
 * planned it for a table that has changed since. Nothing of it has happened.
 */
export function isStatementLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '26000' || code === '42P05') return true;
  // The message is in the language of the server, and the function that raised it is not.
  return code === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/**
 * The names under which connections to one PostgreSQL keep statements parsed and planned. A text has one name in every
 * process, so that whatever stands between may hand a connection on.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>();
  #isLost = false;

  /** The name of a text; undefined where it gets none. */
  nameOf(sql: string): string | undefined {
    if (this.#isLost) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MOST) return known;
    const name = `corridor_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    this.#names.set(sql, name);
    return name;
  }

  /**
   * From the first name that is unknown or taken, none are given. That happens behind a pooler that knows nothing of names:
   * the next connection would lose one too, and a write would run out of attempts.
   */
  lost(error: unknown): void {
    const code = codeOf(error);
    if (code === '26000' || code === '42P05') this.#isLost = true;
  }
}
