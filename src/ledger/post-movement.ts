import type { Moment } from '../calendar/clock.ts';
import type { MovementEffect } from './movement-effect.ts';
import { hashMovement, type Movement } from './movement.ts';
import type { Account, Posting } from './posting.ts';
import { BALANCE_BOUND, type Balance, type Wallet } from './wallet.ts';

/** The hash is set later: a copy with one more field costs V8 more than the hash. */
type Unhashed = Omit<Movement, 'hash'> & { hash: string };

export interface Posted {
  readonly wallet: Wallet;
  readonly balance: Balance;
  readonly movement: Movement;
  readonly postings: readonly Posting[];
}

function sumOf(effect: MovementEffect, account?: Account): bigint {
  return effect.lines
    .filter((line) => account === undefined || line.account === account)
    .reduce((sum, line) => sum + line.amountMinor, 0n);
}

/**
 * Takes the next number, chains the hash, moves the balance; `occurredAt` never decreases.
 * @throws Error if a law would break: unbalanced, negative reservation, exceeded bound, earlier than the last.
 * Decisions refuse first, so it is a fault of the program
 */
export function postMovement(wallet: Wallet, balance: Balance, effect: MovementEffect, now: Moment): Posted {
  const { cause, asset, kind } = effect;
  if (sumOf(effect) !== 0n) throw new Error(`The entry ${cause.movementId} (${kind}) does not sum to zero`);
  if (now < wallet.lastOccurredAt) throw new Error(`${kind} would be booked before the newest movement`);
  const availableDeltaMinor = sumOf(effect, 'available');
  const reservedDeltaMinor = sumOf(effect, 'reserved');
  const moved: Balance = {
    ...balance,
    availableMinor: balance.availableMinor + availableDeltaMinor,
    reservedMinor: balance.reservedMinor + reservedDeltaMinor,
  };
  assertLaws(moved, kind);
  const seq = wallet.seq + 1;
  const movement: Unhashed = {
    tenantId: wallet.tenantId,
    seq,
    id: cause.movementId,
    asset,
    kind,
    availableDeltaMinor,
    reservedDeltaMinor,
    reference: cause.reference,
    reason: cause.reason ?? null,
    occurredAt: now,
    externalReference: cause.externalReference,
    operationId: cause.operation?.id ?? null,
    operationKind: cause.operation?.kind ?? null,
    previousHash: wallet.headHash,
    hash: '',
  };
  movement.hash = hashMovement(movement);
  return {
    wallet: { ...wallet, seq, headHash: movement.hash, lastOccurredAt: movement.occurredAt },
    balance: moved,
    movement,
    postings: effect.lines.map((line, index) => ({
      entryId: movement.id,
      line: index + 1,
      tenantId: wallet.tenantId,
      account: line.account,
      asset,
      amountMinor: line.amountMinor,
    })),
  };
}

function assertLaws(balance: Balance, kind: string): void {
  const { availableMinor, reservedMinor } = balance;
  if (reservedMinor < 0n) throw new Error(`${kind} would make the reserved ${balance.asset} negative`);
  const posted = availableMinor + reservedMinor;
  if (
    [availableMinor, reservedMinor, posted].some((minor) => minor > BALANCE_BOUND || minor < -BALANCE_BOUND)
  ) {
    throw new Error(`${kind} would take the ${balance.asset} balance beyond its bound`);
  }
}
