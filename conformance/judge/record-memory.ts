import type { Contract } from '../contract/contract.ts';
import { isReachable } from '../contract/shortest-path.ts';
import { isSameJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import type { RecordKind } from './record-kind.ts';

/** When a record was seen: both in milliseconds of the run. */
export interface Sighting {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isReplay: boolean;
}

interface Remembered {
  readonly value: JsonObject;
  readonly endedAt: number;
}

const OF_OPERATIONS = [
  'status',
  'nextAction',
  'statusHistory',
  'movementIds',
  'adjustments',
  'updatedAt',
  'holdReason',
  'failureCode',
  'failureMessage',
  'acceptedAt',
  'submittedAt',
  'settledAt',
  'failedAt',
  'returnedAt',
  'providerReference',
];

const OF_RECEIPTS = ['status', 'nextAction', 'updatedAt', 'creditedAt', 'movementId', 'reason'];

/** What may change about a record, by kind; all else is fixed once it was seen. */
const CHANGING: Readonly<Record<RecordKind, readonly string[]>> = {
  payout: [...OF_OPERATIONS, 'evidenceId'],
  withdrawal: [...OF_OPERATIONS, 'transactionHash', 'confirmations'],
  conversion: OF_OPERATIONS,
  conversion_quote: ['status', 'conversionId'],
  payin: OF_RECEIPTS,
  deposit: [...OF_RECEIPTS, 'finalityReached'],
  beneficiary: ['status', 'updatedAt', 'deactivatedAt'],
  identity_evidence: ['status', 'updatedAt', 'acceptedAt', 'expiresAt', 'reason'],
  funding_instrument: ['status', 'updatedAt', 'deactivatedAt', 'activationMessage', 'payId'],
  destination: ['status', 'updatedAt', 'deactivatedAt', 'version'],
  movement: ['operationStatus'],
  recent_movement: ['operationStatus'],
  balance: [],
  explanation: [],
  history: [],
  statement: [],
  // Versions are never edited.
  configuration: [],
  settings: [],
  preview: [],
  transfer: [
    'status',
    'nextAction',
    'depositStatus',
    'statusHistory',
    'updatedAt',
    'holdReason',
    'failureCode',
    'failureMessage',
    'completedAt',
    'failedAt',
    'returnedAt',
    'rate',
    'converted',
    'destination',
    'developerFee',
    'developerFeeAud',
    'transactionHash',
    'deliveryReference',
  ],
  invoice: ['status', 'issuedAt', 'issuedBy', 'settledAt', 'settledBy', 'voidedAt', 'voidedBy', 'voidReason'],
  revenue: [],
  // A PayID may be issued later, and the instructions then name it.
  payment_route: ['status', 'updatedAt', 'deactivatedAt', 'instructions'],
  customer: [
    'contact',
    'verificationStatus',
    'verificationReason',
    'entitlements',
    'updatedAt',
    'externalCustomerId',
    'individualDetails',
    'businessDetails',
    'metadata',
  ],
  event: [],
  webhook: [
    'url',
    'eventTypes',
    'description',
    'metadata',
    'status',
    'disabledReason',
    'disabledAt',
    'failingSince',
    'secretRotatedAt',
    'previousSecretExpiresAt',
    'updatedAt',
    // In two answers alone.
    'secret',
  ],
  webhook_delivery: [
    'status',
    'attemptCount',
    'nextAttemptAt',
    'cancelReason',
    'updatedAt',
    'completedAt',
    // Lists leave them out.
    'requestBody',
    'attempts',
  ],
};

const ADJUSTED = ['lines', ...['platformFeesDue', 'tax', 'netDue'].flatMap((name) => [name, `${name}Minor`])];

const STATUSES: Readonly<Partial<Record<RecordKind, { readonly field: string; readonly machine: string }>>> =
  { customer: { field: 'verificationStatus', machine: 'customer_verification' } };

const MOMENTARY: readonly RecordKind[] = [
  'balance',
  'explanation',
  'history',
  'settings',
  'preview',
  'revenue',
];

const SET_ONCE = [
  'movementId',
  'creditedAt',
  'transactionHash',
  'conversionId',
  'acceptedAt',
  'deactivatedAt',
  'rate',
  'converted',
  'developerFee',
  'developerFeeAud',
  'deliveryReference',
  'failureCode',
  'completedAt',
  'issuedAt',
  'settledAt',
  'voidedAt',
];

/** Kinds of operation, which may be accepted a second time. */
const OPERATIONS: readonly RecordKind[] = ['payout', 'withdrawal', 'conversion'];
const HISTORIED: readonly RecordKind[] = [...OPERATIONS, 'transfer'];
const GROWING = ['statusHistory', 'movementIds', 'adjustments'];

function mayChange(kind: RecordKind, seen: readonly JsonObject[]): readonly string[] {
  const isDraft = kind === 'invoice' && seen.some(({ status }) => status === 'draft');
  return isDraft ? [...CHANGING[kind], ...ADJUSTED] : CHANGING[kind];
}

function arrayOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function isPrefix(short: readonly Json[], long: readonly Json[]): boolean {
  return short.every((item, index) => isSameJson(item, long[index]));
}

/** What was seen of each record, so that what may not change is seen not to change, whoever shows it and when. */
export class RecordMemory {
  readonly #contract: Contract;
  readonly #seen = new Map<string, Remembered>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** Compares a record with what was seen of it before, and remembers it. Answers what it breaks. */
  compare(kind: RecordKind, value: JsonObject, sighting: Sighting): string[] {
    const id = textAt(value, 'id');
    const family = kind === 'recent_movement' ? 'movement' : kind;
    if (id === '' || MOMENTARY.includes(kind)) return [];
    const before = this.#seen.get(`${family}:${id}`);
    const isLater = before === undefined || sighting.startedAt >= before.endedAt;
    if (before === undefined || (isLater && !sighting.isReplay)) {
      // The overview shows less of a movement: what was first known of it stays known.
      const merged = family === 'movement' ? { ...value, ...before?.value } : value;
      this.#seen.set(`${family}:${id}`, { value: merged, endedAt: sighting.endedAt });
    }
    if (before === undefined) return [];
    const faults = this.#compareFixed(kind, before.value, value);
    if (HISTORIED.includes(kind))
      faults.push(...this.#compareGrowing(before.value, value, isLater && !sighting.isReplay));
    if (isLater && !sighting.isReplay) faults.push(...this.#compareStatus(kind, before.value, value));
    return faults;
  }

  #compareFixed(kind: RecordKind, before: JsonObject, now: JsonObject): string[] {
    const isPartial = kind === 'movement' || kind === 'recent_movement';
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    const changed = [...names].filter((name) => {
      if (mayChange(kind, [before, now]).includes(name)) return false;
      if (isPartial && (before[name] === undefined || now[name] === undefined)) return false;
      return !isSameJson(before[name], now[name]);
    });
    return changed.map((name) => `${name} of a ${kind} changed, which never changes`);
  }

  #compareGrowing(before: JsonObject, now: JsonObject, isLater: boolean): string[] {
    return GROWING.flatMap((name) => {
      const old = arrayOf(before[name]);
      const fresh = arrayOf(now[name]);
      const grew = isPrefix(old, fresh);
      return grew || (!isLater && isPrefix(fresh, old))
        ? []
        : [`${name} lost or changed what it showed before`];
    });
  }

  #compareStatus(kind: RecordKind, before: JsonObject, now: JsonObject): string[] {
    const faults: string[] = [];
    const { field, machine: name } = STATUSES[kind] ?? { field: 'status', machine: kind };
    const machine = this.#contract.stateMachines.get(name);
    const from = textAt(before, field);
    const to = textAt(now, field);
    if (machine !== undefined && !isReachable(machine, from, to)) {
      faults.push(`a ${kind} went from ${from} to ${to}, which no moves allow`);
    }
    // An operation may be accepted a second time, after a review.
    const fixed = SET_ONCE.filter((name) => !(OPERATIONS.includes(kind) && name === 'acceptedAt'));
    const lost = fixed.filter((name) => before[name] !== undefined && !isSameJson(before[name], now[name]));
    faults.push(...lost.map((name) => `a ${kind} lost its ${name}`));
    if (Number(valueAt(now, 'version') ?? 0) < Number(valueAt(before, 'version') ?? 0))
      faults.push(`version of a ${kind} went back`);
    if (textAt(now, 'updatedAt') < textAt(before, 'updatedAt'))
      faults.push(`updatedAt of a ${kind} went back`);
    return faults;
  }

  all(kind: RecordKind): JsonObject[] {
    return [...this.#seen].flatMap(([name, { value }]) => (name.startsWith(`${kind}:`) ? [value] : []));
  }

  seenStatuses(): Map<string, Set<string>> {
    const statuses = new Map<string, Set<string>>();
    for (const [name, { value }] of this.#seen) {
      const [kind = ''] = name.split(':');
      const known = statuses.get(kind) ?? new Set<string>();
      const history = objectsAt(value, 'statusHistory').map((change) => textAt(change, 'status'));
      const { field } = STATUSES[kind as RecordKind] ?? { field: 'status' };
      for (const status of [textAt(value, field), ...history]) if (status !== '') known.add(status);
      statuses.set(kind, known);
    }
    return statuses;
  }
}
