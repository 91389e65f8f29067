import {
  KNOWN_HEAD_MISSING,
  startChainWalk,
  type ChainLink,
  type ChainPlace,
  type ChainVerdict,
} from './verify-chain.ts';
import { hashExported } from './movement.ts';

/** What the chain needs of a line. */
interface Line {
  readonly clientId: string;
  readonly link: ChainLink;
}

function readLine(text: string): Line | undefined {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof line !== 'object' || line === null) return undefined;
  // Its operation's status alone changes, and is not hashed.
  const { hash, previousHash, operationStatus: _status, ...exported } = line as Record<string, unknown>;
  const { clientId, seq, occurredAt } = exported;
  const isMovement =
    [hash, previousHash, clientId, occurredAt].every((each) => typeof each === 'string') &&
    Number.isSafeInteger(seq) &&
    !Number.isNaN(Date.parse(String(occurredAt)));
  if (!isMovement) return undefined;
  return {
    clientId: String(clientId),
    link: {
      seq: Number(seq),
      hash: String(hash),
      previousHash: String(previousHash),
      contentHash: hashExported(String(previousHash), exported),
      occurredAt: Date.parse(String(occurredAt)),
    },
  };
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ text: string; isEnded: boolean }> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { text, isEnded: true };
  }
  if (rest !== '') yield { text: rest, isEnded: false };
}

/**
 * From the export's text alone: no database, no trust in the service. Stops at a line that is no movement.
 * @param pieces cut anywhere
 * @param known a head kept elsewhere, which must be found
 */
export async function verifyExport(pieces: AsyncIterable<string>, known?: ChainPlace): Promise<ChainVerdict> {
  const faults: string[] = [];
  const walk = startChainWalk(known);
  let tenantId: string | null = null;
  let number = 0;
  for await (const { text, isEnded } of linesOf(pieces)) {
    number += 1;
    const line = readLine(text);
    if (line === undefined) {
      faults.push(`line ${number} is not a movement`);
      break;
    }
    if (!isEnded) faults.push(`line ${number} has no line end: the export is incomplete`);
    tenantId ??= line.clientId;
    if (line.clientId !== tenantId) faults.push(`line ${number} belongs to another account`);
    faults.push(...walk.follow(line.link));
  }
  if (!walk.isKnownHeadFound()) faults.push(KNOWN_HEAD_MISSING);
  return { tenantId, movements: walk.head.seq, head: walk.head, faults };
}
