import { fromUUIDBytes } from 'typeid-js';
import {
  captureReservation,
  releaseReservation,
  reserve,
  type Cause,
  type MovementEffect,
} from '../../src/ledger/movement-effect.ts';
import type { Movement } from '../../src/ledger/movement.ts';
import { postMovement } from '../../src/ledger/post-movement.ts';
import type { Posting } from '../../src/ledger/posting.ts';
import { newBalance, newWallet, type Balance, type Wallet } from '../../src/ledger/wallet.ts';

/** Whose payouts they are, and when the first of them was created; moments and steps in milliseconds. */
export interface HistoryTerms {
  readonly tenantId: string;
  readonly startsAt: number;
  readonly stepMs: number;
}

export interface EndedPayout {
  readonly id: string;
  readonly status: 'settled' | 'failed';
  readonly externalReference: string;
  readonly principalMinor: bigint;
  readonly feeMinor: bigint;
  readonly createdAt: number;
  readonly endedAt: number;
  readonly movementIds: readonly string[];
}

export interface Chapter {
  readonly payouts: readonly EndedPayout[];
  readonly movements: readonly Movement[];
  readonly postings: readonly Posting[];
}

/** One payout in so many fails, so that a list of those that failed is a part of the whole. */
const FAILS_EACH = 25;

const PRINCIPAL_MINOR = 10_000n;
const FEE_MINOR = 35n;
const SETTLES_AFTER_MS = 20;

/** An identifier of a moment, so that they sort as those of a server do; the number makes it the only one. */
function idOf(prefix: string, moment: number, number: number): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(moment, 0, 6);
  bytes.writeUInt16BE(0x7000, 6);
  bytes.writeUInt32BE(0x80000000, 8);
  bytes.writeUInt32BE(number, 12);
  return fromUUIDBytes(prefix, bytes);
}

/** Writes the history of a wallet that is filled once and then pays, each movement as the ledger itself posts it. */
export class PayoutHistory {
  readonly #terms: HistoryTerms;
  #wallet: Wallet;
  #balance: Balance;
  #paid = 0;

  constructor(terms: HistoryTerms) {
    this.#terms = terms;
    this.#wallet = newWallet(terms.tenantId);
    this.#balance = newBalance(terms.tenantId, 'AUD');
  }

  get wallet(): Wallet {
    return this.#wallet;
  }

  get balance(): Balance {
    return this.#balance;
  }

  /** Fills the wallet by hand, with more than it will ever pay. */
  open(): Chapter {
    const { startsAt } = this.#terms;
    const id = idOf('mov', startsAt - 1, 0);
    const effect: MovementEffect = {
      effect: 'movement',
      asset: 'AUD',
      kind: 'admin_adjustment',
      cause: { movementId: id, reference: id, externalReference: id, reason: 'to pay from' },
      lines: [
        { account: 'available', amountMinor: 1_000_000_000_000n },
        { account: 'adjustments', amountMinor: -1_000_000_000_000n },
      ],
    };
    return { payouts: [], ...this.#post([effect], [startsAt - 1]) };
  }

  pay(count: number): Chapter {
    const chapter = { payouts: [] as EndedPayout[], movements: [] as Movement[], postings: [] as Posting[] };
    for (let made = 0; made < count; made += 1) {
      const { payout, movements, postings } = this.#payOnce();
      chapter.payouts.push(payout);
      chapter.movements.push(...movements);
      chapter.postings.push(...postings);
    }
    return chapter;
  }

  #payOnce() {
    const { startsAt, stepMs } = this.#terms;
    const number = this.#paid;
    this.#paid += 1;
    const createdAt = Math.floor(startsAt + number * stepMs);
    const endedAt = createdAt + Math.min(SETTLES_AFTER_MS, Math.floor(stepMs));
    const status = number % FAILS_EACH === 0 ? 'failed' : 'settled';
    const id = idOf('pay', createdAt, number);
    const externalReference = `order ${number}`;
    const movementIds = [
      idOf('mov', createdAt, 2 * number + 1),
      idOf('mov', endedAt, 2 * number + 2),
    ] as const;
    const cause = (movementId: string): Cause => ({
      movementId,
      reference: id,
      externalReference,
      operation: { id, kind: 'payout' },
    });
    const [principal, fee] = [PRINCIPAL_MINOR, FEE_MINOR];
    const ends = cause(movementIds[1]);
    const effects = [
      reserve(cause(movementIds[0]), 'AUD', 'payout', principal + fee),
      status === 'failed'
        ? releaseReservation(ends, 'AUD', principal + fee)
        : captureReservation(ends, 'AUD', 'bank_clearing', { principal, fee }),
    ];
    const payout: EndedPayout = {
      id,
      status,
      externalReference,
      principalMinor: principal,
      feeMinor: fee,
      createdAt,
      endedAt,
      movementIds,
    };
    return { payout, ...this.#post(effects, [createdAt, endedAt]) };
  }

  #post(effects: readonly MovementEffect[], moments: readonly number[]) {
    const movements: Movement[] = [];
    const postings: Posting[] = [];
    for (const [index, effect] of effects.entries()) {
      const posted = postMovement(this.#wallet, this.#balance, effect, moments[index] ?? 0);
      this.#wallet = posted.wallet;
      this.#balance = posted.balance;
      movements.push(posted.movement);
      postings.push(...posted.postings);
    }
    return { movements, postings };
  }
}
