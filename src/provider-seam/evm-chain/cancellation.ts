import type { Moment } from '../../calendar/clock.ts';
import { Retry } from '../port/provider.ts';
import { feesAfter } from './fees.ts';
import { type ChainSender, type SenderParts, withRoom } from './sender.ts';
import type { ChainTransaction } from './table.ts';

/** Until it is looked at again whether a block has it. */
const WAIT_MS = 15_000;

/** It takes a third of the gas of a transfer, and is the way out once that has reached the bound. */
const FEE_ROOM = 2n;

/** Whether it is in a block as nothing, sent to the wallet itself. */
export function wasCanceled({ versions, transactionHash }: ChainTransaction): boolean {
  return versions.some(({ hash, cancels }) => hash === transactionHash && cancels === true);
}

/** Cancels transactions of a hot wallet that are in no block: nothing, to the wallet itself, under the same nonce. */
export class Cancellation {
  readonly #parts: SenderParts;
  readonly #sender: ChainSender;
  readonly #now: () => Moment;

  constructor(parts: SenderParts, sender: ChainSender, now: () => Moment) {
    this.#parts = parts;
    this.#sender = sender;
    this.#now = now;
  }

  /** @throws Retry until a block has decided between the two */
  async cancel(row: ChainTransaction, signal: AbortSignal): Promise<'cancelled' | 'too_late'> {
    switch (row.standing) {
      case 'canceled':
        return 'cancelled';
      case 'failed':
        return wasCanceled(row) ? 'cancelled' : 'too_late';
      case 'settled':
      case 'lost':
        return 'too_late';
      case 'sent':
        if (row.versions.at(-1)?.cancels !== true) await this.#offer(row, signal);
        break;
      case 'mined':
        break;
    }
    throw new Retry('A block will decide between the transaction and its cancellation.', WAIT_MS);
  }

  async #offer(row: ChainTransaction, signal: AbortSignal): Promise<void> {
    const { network, signer, wallets, mostFee } = this.#parts;
    const last = row.versions.at(-1);
    if (last === undefined || row.nonce === null) return;
    const most = mostFee * FEE_ROOM;
    const fees = feesAfter(last, await this.#sender.currentFees(signal, most), most);
    if (fees === undefined) throw new Retry('Gas is dearer than a cancellation may cost.', WAIT_MS);
    const { address } = signer;
    const gasLimit = withRoom(await network.gasFor({ from: address, to: address, data: '0x' }, signal));
    const version = this.#sender.emptyVersion({ fees, gasLimit }, row.nonce);
    const after = { ...row, versions: [...row.versions, { ...version, at: this.#now() }] };
    if (await wallets.save(row, after)) await this.#sender.broadcast(after, signal);
  }
}
