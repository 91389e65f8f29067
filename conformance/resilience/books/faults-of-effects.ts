import type { Attempt } from '../client/attempt.ts';
import type { Shown } from '../client/tenant-client.ts';
import type { Books } from './books.ts';

/** Where the records that a call creates are listed. */
const LISTS = {
  '/v1/treasury/payouts': 'payouts',
  '/v1/sandbox/payins': 'payins',
  '/v1/treasury/beneficiaries': 'beneficiaries',
} as const satisfies Record<string, keyof Books>;

type CreatingPath = keyof typeof LISTS;

/** What a record keeps for good, whatever becomes of it. */
const KEPT: Readonly<Record<CreatingPath, readonly string[]>> = {
  '/v1/treasury/payouts': [
    'id',
    'createdAt',
    'principal',
    'fee',
    'sourceDebit',
    'beneficiarySnapshot',
    'rail',
  ],
  '/v1/sandbox/payins': ['id', 'fundingInstrumentId', 'gross', 'inboundFee', 'netCredit', 'occurredAt'],
  '/v1/treasury/beneficiaries': ['id', 'createdAt', 'destination'],
};

function kept(path: CreatingPath, record: Shown): string {
  return JSON.stringify(KEPT[path].map((field) => record[field]));
}

function referenceOf({ call }: Attempt): string {
  return (call.body as { externalReference: string }).externalReference;
}

/** What is wrong between what was asked for and what there is (INV-13, INV-17, INV-18). */
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
  path: CreatingPath,
  found: readonly Shown[],
  faults: EffectFaults,
): void {
  const name = `${path} ${attempt.call.idempotencyKey}`;
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
    if (kept(path, acknowledged) !== kept(path, record)) {
      faults.lost.push(`${name}: not what was acknowledged`);
    }
  }
}

function judgeList(
  path: CreatingPath,
  records: readonly Shown[],
  attempts: readonly Attempt[],
  faults: EffectFaults,
): void {
  const byReference = new Map<string, Shown[]>();
  for (const record of records) {
    const reference = String(record['externalReference']);
    byReference.set(reference, [...(byReference.get(reference) ?? []), record]);
  }
  for (const attempt of attempts) {
    if (attempt.call.method !== 'POST' || attempt.call.path !== path) continue;
    const reference = referenceOf(attempt);
    judgeAttempt(attempt, path, byReference.get(reference) ?? [], faults);
    byReference.delete(reference);
  }
  for (const reference of byReference.keys()) {
    faults.unasked.push(`${path}: nobody asked for ${reference}`);
  }
}

/**
 * Finds what is wrong between what a tenant asked for and what its books hold.
 * Every attempt must carry an external reference of its own, and all of the tenant's must be given.
 */
export function faultsOfEffects(books: Books, attempts: readonly Attempt[]): EffectFaults {
  const faults: EffectFaults = { lost: [], doubled: [], unasked: [] };
  for (const path of Object.keys(LISTS) as CreatingPath[]) {
    judgeList(path, books[LISTS[path]], attempts, faults);
  }
  return faults;
}
