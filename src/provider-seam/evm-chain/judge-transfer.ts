import type { TokenLog } from './erc20.ts';
import type { Block } from './network.ts';
import type { ChainTransfer } from './table.ts';

/** What a look at the chain is judged by. */
export interface View {
  readonly head: Block;
  /** Confirmations of a final transfer. */
  readonly finality: number;
}

/** Reports of a transfer before it is final. */
const STAGES = 4;

/** Blocks that stand on a transfer's, with its own. */
export function confirmationsOf(blockNumber: number, { head }: Pick<View, 'head'>): number {
  return Math.max(0, head.number - blockNumber + 1);
}

/** Later than all that was told before: what is told last counts. */
function nextMoment({ toldAt }: Pick<ChainTransfer, 'toldAt'>, { head }: View): number {
  return Math.max(head.at, toldAt + 1);
}

function stageOf(confirmations: number, finality: number): number {
  return Math.min(STAGES, Math.floor((confirmations * STAGES) / finality));
}

/** @returns undefined if nothing is to be told, or kept */
function judgeFound(row: ChainTransfer, found: TokenLog, view: View): ChainTransfer | undefined {
  const confirmations = confirmationsOf(found.blockNumber, view);
  const isFinal = confirmations >= view.finality;
  const isMoved = found.blockHash !== row.blockHash;
  const { blockNumber, blockHash } = found;
  const here = { ...row, blockNumber, blockHash, missingSince: null };
  const told = { ...here, confirmations, toldAt: nextMoment(row, view) };
  const wasThere = row.standing === 'confirming' || row.standing === 'credited';
  // A credited one that has only moved is the same deposit.
  if (row.standing === 'credited') return isMoved || row.missingSince !== null ? here : undefined;
  if (isFinal) return { ...told, standing: 'credited' };
  if (!wasThere) return { ...told, standing: 'confirming' };
  const { finality } = view;
  const hasGrown = stageOf(confirmations, finality) > stageOf(row.confirmations, finality);
  if (hasGrown) return told;
  return isMoved ? here : undefined;
}

function judgeMissing(row: ChainTransfer, view: View): ChainTransfer | undefined {
  const { head, finality } = view;
  if (row.missingSince === null)
    return {
      ...row,
      standing: 'detected',
      confirmations: 0,
      missingSince: head.number,
      toldAt: nextMoment(row, view),
    };
  const isGone = head.number >= row.missingSince + finality;
  if (!isGone || row.standing !== 'detected') return undefined;
  return { ...row, standing: 'returned', toldAt: nextMoment(row, view) };
}

/**
 * What a look makes of a known transfer; undefined if nothing changes.
 * @param found where it is now; undefined if it is in no block
 */
export function judgeTransfer(
  row: ChainTransfer,
  found: TokenLog | undefined,
  view: View,
): ChainTransfer | undefined {
  return found === undefined ? judgeMissing(row, view) : judgeFound(row, found, view);
}
