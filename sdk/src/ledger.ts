import type { LedgerHead } from '../../generated/sdk/types.ts';

export interface LedgerVerdict {
  /** Undefined for an empty export. */
  readonly clientId: string | undefined;
  readonly movements: number;
  /** Keep it elsewhere: a chain that was cut or written anew shows by it. */
  readonly head: LedgerHead;
  /** In words; empty for a sound chain. */
  readonly faults: readonly string[];
}

const GENESIS = '0'.repeat(64);

/** The canonical JSON of a value (RFC 8785). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Link {
  readonly seq: number;
  readonly hash: string;
  readonly previousHash: string;
  readonly clientId: string;
  readonly occurredAt: number;
  /** Of its content. */
  readonly expected: string;
}

async function readLine(line: unknown): Promise<Link | undefined> {
  let movement: unknown;
  try {
    movement = typeof line === 'string' ? (JSON.parse(line) as unknown) : line;
  } catch {
    return undefined;
  }
  // The status of its operation changes, and is not hashed.
  const {
    hash,
    previousHash,
    operationStatus: _status,
    ...content
  } = (movement ?? {}) as Readonly<Record<string, unknown>>;
  const { seq, clientId, occurredAt } = content;
  const isMovement =
    [hash, previousHash, clientId, occurredAt].every((each) => typeof each === 'string') &&
    Number.isSafeInteger(seq);
  if (!isMovement) return undefined;
  return {
    seq: Number(seq),
    hash: String(hash),
    previousHash: String(previousHash),
    clientId: String(clientId),
    occurredAt: Date.parse(String(occurredAt)),
    expected: await sha256(String(previousHash) + canonical(content)),
  };
}

function faultsOf(link: Link, last: Pick<Link, 'seq' | 'hash' | 'occurredAt'>, clientId: string): string[] {
  const name = `movement ${link.seq}`;
  return [
    link.seq === last.seq + 1 ? [] : `${name} follows ${last.seq}`,
    link.previousHash === last.hash ? [] : `${name} is not chained to the one before it`,
    link.hash === link.expected ? [] : `${name} does not have its own hash`,
    link.occurredAt >= last.occurredAt ? [] : `${name} occurred before its predecessor`,
    link.clientId === clientId ? [] : `${name} belongs to another account`,
  ].flat();
}

/**
 * Recomputes the hashes of an exported ledger, without trust in the service.
 * @param lines of the export, oldest first: their texts, or what they say
 * @param head kept from before, which the chain must have
 */
export async function verifyLedger(
  lines: AsyncIterable<unknown> | Iterable<unknown>,
  head?: Readonly<LedgerHead>,
): Promise<LedgerVerdict> {
  const faults: string[] = [];
  let last = { seq: 0, hash: GENESIS, occurredAt: 0 };
  let clientId: string | undefined;
  let isFound = head === undefined || (head.seq === 0 && head.hash === GENESIS);
  for await (const line of lines) {
    const link = await readLine(line);
    if (link === undefined) {
      faults.push(`what follows movement ${last.seq} is not a movement`);
      break;
    }
    clientId ??= link.clientId;
    faults.push(...faultsOf(link, last, clientId));
    if (head?.seq === link.seq) isFound = head.hash === link.hash;
    last = link;
  }
  if (!isFound) faults.push('the given head is not in this chain');
  return { clientId, movements: last.seq, head: { seq: last.seq, hash: last.hash }, faults };
}
