import { STATES } from '../../generated/sdk/states.ts';
import { CorridorError, WaitError } from './errors.ts';
import { type AbortSignalLike, monotonicNow } from './platform.ts';
import { pause } from './transport.ts';

export type Awaited = keyof typeof STATES;

export interface WaitOptions {
  /** 60000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const GROWTH = 1.5;
const SPREAD = 0.2;

/** Whether a status that is waited for can still follow, by the contract's table of states. */
function canReach(machine: Awaited, from: string, wanted: readonly string[]): boolean {
  const table: Readonly<Record<string, readonly string[]>> = STATES[machine];
  const seen = new Set([from]);
  for (const status of seen) {
    if (wanted.includes(status)) return true;
    // A status that this version does not know may lead anywhere.
    if (table[status] === undefined) return true;
    for (const next of table[status]) seen.add(next);
  }
  return false;
}

export interface Waiting<Record> {
  readonly machine: Awaited;
  readonly field: string;
  readonly known: Record | undefined;
  readonly read: (options: {
    readonly signal: AbortSignalLike | undefined;
    readonly timeoutMs: number;
  }) => PromiseLike<Record>;
}

/** Reads a record until it has a status. @throws WaitError */
export async function waitFor<Record>(
  { machine, field, known, read }: Waiting<Record>,
  wanted: readonly string[],
  { timeoutMs = 60_000, signal }: WaitOptions,
): Promise<Record> {
  const until = monotonicNow() + timeoutMs;
  let record = known;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * GROWTH, LONGEST_PAUSE_MS)) {
    if (record !== undefined) {
      const status = String((record as { readonly [name: string]: unknown })[field]);
      if (wanted.includes(status)) return record;
      if (!canReach(machine, status, wanted)) {
        const message = `It is ${status}, and can no longer become ${wanted.join(' or ')}.`;
        throw new WaitError({ code: 'status_unreachable', message, record });
      }
    }
    const left = until - monotonicNow();
    if (left <= 0) throw late(record, wanted, timeoutMs);
    await pause(Math.min(ms * (1 - SPREAD + 2 * SPREAD * Math.random()), left), signal);
    const leftToRead = Math.max(until - monotonicNow(), 1);
    try {
      record = await read({ signal, timeoutMs: leftToRead });
    } catch (error) {
      if (!(error instanceof CorridorError) || !error.retryable) throw error;
    }
  }
}

function late(record: unknown, wanted: readonly string[], timeoutMs: number): WaitError {
  const message = `It did not become ${wanted.join(' or ')} within ${timeoutMs} ms.`;
  return new WaitError({ code: 'wait_timeout', message, record, retryable: true });
}
