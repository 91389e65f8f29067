import type { Attempt } from '../client/attempt.ts';
import type { Shown } from '../client/tenant-client.ts';
import type { Books } from './books.ts';

interface Creation {
  readonly name: string;
  readonly path: RegExp;
  readonly list: keyof Books;
  readonly reference: 'externalReference' | 'providerReference';
  readonly kept: readonly string[];
}

const OF_OPERATIONS = ['id', 'createdAt', 'principal', 'fee', 'sourceDebit', 'configurationId'];
const OF_RECEIPTS = ['id', 'fundingInstrumentId', 'gross', 'inboundFee', 'netCredit', 'occurredAt'];

const CREATIONS: readonly Creation[] = [
  {
    name: 'payouts',
    path: /^\/v1\/treasury\/payouts$/,
    list: 'payouts',
    reference: 'externalReference',
    kept: [...OF_OPERATIONS, 'beneficiarySnapshot', 'rail'],
  },
  {
    name: 'withdrawals',
    path: /^\/v1\/treasury\/withdrawals$/,
    list: 'withdrawals',
    reference: 'externalReference',
    kept: [...OF_OPERATIONS, 'destinationSnapshot', 'network'],
  },
  {
    name: 'conversions',
    path: /^\/v1\/treasury\/conversion-quotes\/[^/]+\/accept$/,
    list: 'conversions',
    reference: 'externalReference',
    kept: [...OF_OPERATIONS, 'quoteId', 'source', 'destination', 'rate'],
  },
  {
    name: 'pay-ins',
    path: /^\/v1\/sandbox\/payins$/,
    list: 'payins',
    reference: 'externalReference',
    kept: OF_RECEIPTS,
  },
  {
    name: 'deposits',
    path: /^\/v1\/sandbox\/deposits$/,
    list: 'deposits',
    reference: 'providerReference',
    kept: [...OF_RECEIPTS, 'transactionHash', 'network'],
  },
  {
    name: 'beneficiaries',
    path: /^\/v1\/treasury\/beneficiaries$/,
    list: 'beneficiaries',
    reference: 'externalReference',
    kept: ['id', 'createdAt', 'destination'],
  },
  {
    name: 'destinations',
    path: /^\/v1\/treasury\/destinations$/,
    list: 'destinations',
    reference: 'externalReference',
    kept: ['id', 'createdAt', 'asset', 'network', 'address'],
  },
];

function keptOf({ kept }: Creation, record: Shown): string {
  return JSON.stringify(kept.map((field) => record[field]));
}

export interface EffectFaults {
  /** Acknowledged records that are gone or changed, and outcomes that nobody knows yet. */
  readonly lost: string[];
  /** Keys with more than one effect. */
  readonly doubled: string[];
  /** Refusals that happened all the same, or for no reason, and records that nobody asked for. */
  readonly unasked: string[];
}

function judgeAttempt(
  attempt: Attempt,
  creation: Creation,
  found: readonly Shown[],
  faults: EffectFaults,
): void {
  const name = `${creation.name} ${attempt.call.idempotencyKey}`;
  const [record] = found;
  if (found.length > 1) faults.doubled.push(`${name}: ${found.length} effects`);
  else if (attempt.outcome === 'unknown') faults.lost.push(`${name}: still unknown`);
  else if (attempt.outcome === 'refused') {
    const { status = 0, text = '' } = attempt.answer ?? {};
    // Nothing is asked here that could be wrong in itself: only the state of the world may stand against it.
    if (status !== 409 && status !== 422) faults.unasked.push(`${name}: refused without need, ${text}`);
    if (record !== undefined) faults.unasked.push(`${name}: refused, and yet it happened`);
  } else if (record === undefined) faults.lost.push(`${name}: acknowledged, and lost`);
  else {
    const acknowledged = JSON.parse(attempt.answer?.text ?? '{}') as Shown;
    if (keptOf(creation, acknowledged) !== keptOf(creation, record)) {
      faults.lost.push(`${name}: not what was acknowledged`);
    }
  }
}

function judgeCreation(
  creation: Creation,
  records: readonly Shown[],
  attempts: readonly Attempt[],
  faults: EffectFaults,
): void {
  const byReference = new Map<string, Shown[]>();
  for (const record of records) {
    const reference = String(record[creation.reference]);
    byReference.set(reference, [...(byReference.get(reference) ?? []), record]);
  }
  for (const attempt of attempts) {
    if (attempt.call.method !== 'POST' || !creation.path.test(attempt.call.path)) continue;
    const reference = (attempt.call.body as Readonly<Record<string, string>>)[creation.reference] ?? '';
    judgeAttempt(attempt, creation, byReference.get(reference) ?? [], faults);
    byReference.delete(reference);
  }
  for (const reference of byReference.keys()) {
    faults.unasked.push(`${creation.name}: nobody asked for ${reference}`);
  }
}

/**
 * Finds what is wrong between what a tenant asked for and what its books hold.
 * Every attempt must carry a reference of its own, and all of the tenant's must be given.
 */
export function faultsOfEffects(books: Books, attempts: readonly Attempt[]): EffectFaults {
  const faults: EffectFaults = { lost: [], doubled: [], unasked: [] };
  for (const creation of CREATIONS) {
    judgeCreation(creation, books[creation.list] as readonly Shown[], attempts, faults);
  }
  return faults;
}
