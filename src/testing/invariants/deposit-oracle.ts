import type { TransferStatus } from '../../direct-routes/transfers/table.ts';

/** What a provider can say of a deposit. */
export type DepositWord = 'detected' | 'confirming' | 'returned' | 'credited';

const RANKS: Readonly<Record<DepositWord, number>> = { detected: 0, confirming: 1, credited: 2, returned: 3 };

/** What is known of one deposit, from what its provider has said. */
interface Deposit {
  word: DepositWord;
  at: number | null;
  /** An operator let it go on since it was final last. */
  isWaived: boolean;
}

/** A transfer as the oracle looks at it. */
export interface OwingTransfer {
  readonly id: string;
  readonly status: TransferStatus;
  /** The deposit that it came of. */
  readonly deposit: string;
  /** Whether it is the latest of its deposit. */
  readonly isLatest: boolean;
  /** How often providers were called with its orders. */
  readonly calls: number;
  /** Whether its provider has sent the deposit back by an order. */
  readonly isSentBack: boolean;
  /** The kinds of its open alarms. */
  readonly alarms: readonly string[];
}

const OWING: readonly TransferStatus[] = ['converting', 'delivering', 'failed', 'completed'];

/**
 * What the house was given at routes, said once more and apart from the code that decides: the last word of each provider, by
 * its own moments, else in the order in which it spoke.
 */
export class DepositOracle {
  readonly #deposits = new Map<string, Deposit>();
  /** Transfers that were sent back while their deposit was not there. */
  readonly #sentBackWithout = new Set<string>();
  readonly #returned = new Set<string>();

  /** Money arrives that is final a step later, unless its provider says otherwise. */
  arrive(deposit: string): void {
    if (!this.#deposits.has(deposit)) {
      this.#deposits.set(deposit, { word: 'credited', at: null, isWaived: false });
    }
  }

  hear(deposit: string, word: DepositWord, at: number | null): void {
    const known = this.#deposits.get(deposit);
    if (known === undefined) throw new Error(`Nothing is known of ${deposit}`);
    if (at !== null && known.at !== null) {
      if (at < known.at || (at === known.at && RANKS[word] < RANKS[known.word])) return;
    }
    if (word === 'credited' || word === 'returned' || known.word === 'credited') known.isWaived = false;
    known.word = word;
    known.at = at ?? known.at;
  }

  /** A control call says that the deposit is there. */
  confirm(deposit: string): void {
    const known = this.#deposits.get(deposit);
    if (known !== undefined) Object.assign(known, { word: 'credited', isWaived: false });
  }

  waive(deposit: string): void {
    const known = this.#deposits.get(deposit);
    if (known !== undefined) known.isWaived = true;
  }

  #isThere(deposit: string): boolean {
    return this.#deposits.get(deposit)?.word === 'credited';
  }

  /** Whether no provider may be called for a transfer. */
  mustWait({ deposit, status, isLatest }: OwingTransfer): boolean {
    if (!isLatest || this.#isThere(deposit)) return false;
    if (status === 'failed' || status === 'held') return true;
    const isWaived = this.#deposits.get(deposit)?.isWaived === true;
    return (status === 'converting' || status === 'delivering') && !isWaived;
  }

  /** Looks at transfers: those for which the house owes or has paid more than it was given, and no alarm stands. */
  unalarmed(transfers: readonly OwingTransfer[]): string[] {
    for (const { id, status, deposit, isSentBack } of transfers) {
      if (status !== 'returned' || this.#returned.has(id)) continue;
      this.#returned.add(id);
      if (isSentBack && !this.#isThere(deposit)) this.#sentBackWithout.add(id);
    }
    return transfers
      .filter(({ id, status, deposit, isLatest, alarms }) => {
        const isOwed = OWING.includes(status) || this.#sentBackWithout.has(id);
        const isGiven = !isLatest || this.#isThere(deposit);
        return isOwed && !isGiven && !alarms.includes('deposit_reorganised');
      })
      .map(({ id, status }) => `${id} is ${status}, its deposit is not there, and no alarm stands`);
  }
}
