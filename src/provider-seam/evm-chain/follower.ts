import type { Moment } from '../../calendar/clock.ts';
import type { Report, ReportWord } from '../port/provider.ts';
import { each } from './at-once.ts';
import { wasCanceled } from './cancellation.ts';
import { confirmationsOf } from './judge-transfer.ts';
import { feesAfter } from './fees.ts';
import type { Burnt } from './gas-memory.ts';
import type { Block, ChainNetwork, Receipt } from './network.ts';
import { type ChainSender, GAS_TOO_DEAR, type SenderParts } from './sender.ts';
import type { ChainTransaction, Version } from './table.ts';

/** Of those that are in no block, as many are sent again in one look. */
const MOST_SENT = 16;

export interface FollowTerms {
  readonly finality: number;
  readonly stuckMs: number;
  /** Server clock. */
  readonly now: () => Moment;
}

/** A receipt knows no sending: it is returned, or stays. Its transaction is the deposit's. */
function wordFor({ kind, standing }: ChainTransaction): ReportWord | undefined {
  if (kind === 'return_receipt') {
    if (standing === 'settled') return 'returned';
    return standing === 'failed' ? 'failed' : undefined;
  }
  if (standing === 'mined') return 'submitted';
  return standing === 'settled' || standing === 'failed' ? standing : undefined;
}

/** What became of a transaction that is final. */
export function reportOfTransaction(row: ChainTransaction, finality: number): Report | undefined {
  const { instructionId, kind, asset, standing, transactionHash, settledMinor } = row;
  const says = wordFor(row);
  if (says === undefined) return undefined;
  const isOwn = kind !== 'return_receipt';
  return {
    eventId: `${row.network}:${instructionId}:${standing}:${transactionHash ?? ''}`,
    about: { instructionId },
    says,
    ...(standing === 'settled' ? { amount: { minor: settledMinor ?? 0n, asset } } : {}),
    ...(standing === 'settled' && isOwn ? { confirmations: finality } : {}),
    ...(transactionHash === null || !isOwn ? {} : { transactionHash }),
    ...(standing === 'failed' ? failureOf(row) : {}),
  };
}

function failureOf(row: ChainTransaction): Pick<Report, 'failureCode' | 'reason'> {
  return wasCanceled(row)
    ? { failureCode: 'canceled', reason: 'It was canceled before a block had it.' }
    : { failureCode: 'transaction_failed', reason: 'The token did not move the amount.' };
}

/** What a look has found of a transaction. */
interface Turn {
  readonly after: ChainTransaction;
  /** Of one that is final now. */
  readonly burnt?: Burnt;
}

function isNews(before: ChainTransaction, after: ChainTransaction): boolean {
  return before.standing !== after.standing || before.transactionHash !== after.transactionHash;
}

/** Follows the transactions of one hot wallet until they are final: sends them again, and raises what they offer. */
export class TransactionFollower {
  readonly #parts: SenderParts;
  readonly #sender: ChainSender;
  readonly #terms: FollowTerms;

  constructor(parts: SenderParts, sender: ChainSender, terms: FollowTerms) {
    this.#parts = parts;
    this.#sender = sender;
    this.#terms = terms;
  }

  get #network(): ChainNetwork {
    return this.#parts.network;
  }

  /**
   * @param page the name of the page that it is told in
   * @param taken the page that was taken in last
   * @throws Retry, NodeRefusal if the node cannot be relied on now
   */
  async look(page: string, taken: string | null, signal: AbortSignal): Promise<Report[]> {
    const { wallets, signer } = this.#parts;
    const { name } = this.#network;
    const told: ChainTransaction[] = [];
    for (const row of await wallets.untaken(name, taken)) {
      const again = { ...row, page };
      if (await wallets.save(row, again)) told.push(again);
    }
    const open = await wallets.open({ network: name, address: signer.address });
    if (open.length > 0) {
      const head = await this.#network.block('latest', signal);
      const mined = await this.#network.mined(signer.address, signal);
      const isInBlock = ({ nonce }: ChainTransaction): boolean => nonce !== null && nonce < mined;
      const waiting = open.filter((row) => !isInBlock(row)).slice(0, MOST_SENT);
      const looked = [...open.filter(isInBlock), ...waiting];
      await each(looked, async (row) => {
        const turn = isInBlock(row) ? await this.#judge(row, head, signal) : await this.#push(row, signal);
        if (turn === undefined) return;
        const { after, burnt } = turn;
        const saved = isNews(row, after) ? { ...after, page } : after;
        if (!(await wallets.save(row, saved, burnt))) return;
        if (isNews(row, after)) told.push(saved);
        if (after.standing === 'sent') await this.#sender.broadcast(after, signal);
      });
    }
    return told.flatMap((row) => reportOfTransaction(row, this.#terms.finality) ?? []);
  }

  /** One whose nonce is used: by one of its versions, or by a stranger. */
  async #judge(row: ChainTransaction, head: Block, signal: AbortSignal): Promise<Turn | undefined> {
    const { finality } = this.#terms;
    for (const { hash } of [...row.versions].reverse()) {
      const receipt = await this.#network.receipt(hash, signal);
      if (receipt === undefined) continue;
      const here = { ...row, transactionHash: hash, blockNumber: receipt.blockNumber };
      const isFinal = confirmationsOf(receipt.blockNumber, { head }) >= finality;
      const isKnown = row.transactionHash === hash && row.blockNumber === receipt.blockNumber;
      if (!isFinal) return isKnown ? undefined : { after: { ...here, standing: 'mined' } };
      const { hash: blockHash, at } = await this.#network.block(receipt.blockNumber, signal);
      if (blockHash !== receipt.blockHash) return undefined;
      const { gasCost: wei } = receipt;
      return { after: this.#ended(here, receipt), ...(wei === undefined ? {} : { burnt: { wei, at } }) };
    }
    const final = head.number - finality + 1;
    if (final < 0 || row.nonce === null) return undefined;
    const minedFinally = await this.#network.mined(row.wallet, signal, final);
    if (minedFinally <= row.nonce) return undefined;
    await this.#sender.stop(`nonce ${row.nonce} was used by a transaction that is not ours`);
    return { after: { ...row, standing: 'lost' } };
  }

  #ended(row: ChainTransaction, { succeeded, logs }: Receipt): ChainTransaction {
    const moved = logs.find(
      ({ asset, sender, recipient }) =>
        asset === row.asset && sender === row.wallet && recipient === row.recipient,
    );
    return succeeded && moved !== undefined
      ? { ...row, standing: 'settled', settledMinor: moved.minor }
      : { ...row, standing: 'failed' };
  }

  /** One that is in no block: sent again if the node has lost it, or with a higher offer if it is stuck. */
  async #push(row: ChainTransaction, signal: AbortSignal): Promise<Turn | undefined> {
    const waiting =
      row.standing === 'mined' ? { ...row, standing: 'sent' as const, transactionHash: null } : row;
    const last = row.versions.at(-1);
    if (last === undefined) return undefined;
    if (this.#terms.now() - last.at >= this.#terms.stuckMs) return this.#raise(waiting, last, signal);
    if (waiting !== row) return { after: waiting };
    if (!(await this.#network.knows(last.hash, signal))) await this.#sender.broadcast(row, signal);
    return undefined;
  }

  async #raise(row: ChainTransaction, last: Version, signal: AbortSignal): Promise<Turn | undefined> {
    const token = this.#network.tokenOf(row.asset);
    if (token === undefined || row.nonce === null) return undefined;
    const { mostFee, memory } = this.#parts;
    const fees = feesAfter(last, await this.#sender.currentFees(signal), mostFee);
    if (fees === undefined) {
      await memory.alarms.raise(GAS_TOO_DEAR, this.#network.name, {
        nonce: row.nonce,
        allowed: String(mostFee),
      });
      await this.#sender.broadcast(row, signal);
      return undefined;
    }
    const gasLimit = BigInt(last.gasLimit);
    const version =
      last.cancels === true
        ? this.#sender.emptyVersion({ fees, gasLimit }, row.nonce)
        : this.#sender.version(row, { token, fees, gasLimit }, row.nonce);
    return { after: { ...row, versions: [...row.versions, { ...version, at: this.#terms.now() }] } };
  }
}
