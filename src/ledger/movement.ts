import type { Word } from '../../generated/words.ts';
import { canonicalJson } from '../sealing/hash.ts';
import { presentMoment, type Moment } from '../calendar/clock.ts';
import { defineTable, integer, minor, moment, text, textOrNull } from '../db/statements/table.ts';
import { presentAmount, type Asset } from '../money/amount.ts';
import { sha256 } from '../sealing/hash.ts';

export type MovementKind = Word<'MovementKind'>;

export type OperationKind = Word<'OperationKind'>;

/** Immutable, in minor units, chained to the one before. */
export interface Movement {
  readonly tenantId: string;
  /** Gapless over all assets, from 1. */
  readonly seq: number;
  readonly id: string;
  readonly asset: Asset;
  readonly kind: MovementKind;
  readonly availableDeltaMinor: bigint;
  readonly reservedDeltaMinor: bigint;
  readonly reference: string;
  readonly reason: string | null;
  readonly occurredAt: Moment;
  readonly externalReference: string;
  readonly operationId: string | null;
  readonly operationKind: OperationKind | null;
  readonly previousHash: string;
  readonly hash: string;
}

export const movementsTable = defineTable<Movement>({
  name: 'movements',
  key: ['tenantId', 'seq'],
  isUnderWallet: true,
  probes: [['id']],
  columns: {
    tenantId: text(),
    seq: integer(),
    id: text(),
    asset: text<Asset>(),
    kind: text<MovementKind>(),
    availableDeltaMinor: minor(),
    reservedDeltaMinor: minor(),
    reference: text(),
    reason: textOrNull(),
    occurredAt: moment(),
    externalReference: text(),
    operationId: textOrNull(),
    operationKind: textOrNull<OperationKind>(),
    previousHash: text(),
    hash: text(),
  },
});

/** As its hash covers it; `operationStatus` is added where it is shown. */
export function presentMovement(movement: Omit<Movement, 'hash' | 'previousHash'>) {
  return {
    id: movement.id,
    clientId: movement.tenantId,
    asset: movement.asset,
    kind: movement.kind,
    availableDelta: presentAmount(movement.availableDeltaMinor, movement.asset),
    reservedDelta: presentAmount(movement.reservedDeltaMinor, movement.asset),
    reference: movement.reference,
    ...(movement.reason === null ? {} : { reason: movement.reason }),
    occurredAt: presentMoment(movement.occurredAt),
    externalReference: movement.externalReference,
    ...(movement.operationId === null ? {} : { operationId: movement.operationId }),
    ...(movement.operationKind === null ? {} : { operationKind: movement.operationKind }),
  };
}

/**
 * Lower-case hex SHA-256 of the previous hash and the RFC 8785 JSON without hashes and without the operation's changing
 * status.
 */
export function hashExported(previousHash: string, exported: object): string {
  return sha256(previousHash + canonicalJson(exported));
}

/** Chained to the hash before. */
export function hashMovement(movement: Omit<Movement, 'hash'>): string {
  return hashExported(movement.previousHash, Object.assign(presentMovement(movement), { seq: movement.seq }));
}
