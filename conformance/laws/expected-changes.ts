import { isMove } from '../contract/shortest-path.ts';
import type { StateMachine } from '../contract/contract.ts';
import { objectsAt, textAt, type JsonObject } from '../json/json.ts';
import type { Change } from './told-record.ts';

/** What a record's own fields say of its past, oldest first; undefined if they say nothing but its present. */
type Past = (record: JsonObject) => readonly Change[];

function moment(record: JsonObject, name: string): string | undefined {
  return textAt(record, name) || undefined;
}

/** Each status that it entered, and then the outcome of its money after its end. */
const byHistory: Past = (record) => [
  ...objectsAt(record, 'statusHistory').map((entry) => ({
    change: textAt(entry, 'status'),
    status: textAt(entry, 'status'),
    at: textAt(entry, 'at'),
  })),
  ...objectsAt(record, 'adjustments').map((entry) => ({
    change: textAt(entry, 'kind'),
    status: textAt(record, 'status'),
    at: textAt(entry, 'at'),
  })),
];

/** A record that is made, and switched off at most once. */
const bySwitch =
  (made: string): Past =>
  (record) => {
    const createdAt = moment(record, 'createdAt');
    const deactivatedAt = moment(record, 'deactivatedAt');
    const first = { change: made, status: 'active', ...(createdAt === undefined ? {} : { at: createdAt }) };
    if (textAt(record, 'status') !== 'inactive') return [first];
    const last = { change: 'deactivated', status: 'inactive' };
    return [first, { ...last, ...(deactivatedAt === undefined ? {} : { at: deactivatedAt }) }];
  };

const byInvoice: Past = (record) =>
  (
    [
      ['issued', 'issued', 'issuedAt'],
      ['settled', 'settled', 'settledAt'],
      ['voided', 'void', 'voidedAt'],
    ] as const
  ).flatMap(([change, status, name]) => {
    const at = moment(record, name);
    return at === undefined ? [] : [{ change, status, at }];
  });

const PASTS: Readonly<Record<string, Past>> = {
  payout: byHistory,
  withdrawal: byHistory,
  conversion: byHistory,
  transfer: byHistory,
  beneficiary: bySwitch('created'),
  destination: bySwitch('created'),
  funding_instrument: bySwitch('activated'),
  payment_route: bySwitch('created'),
  invoice: byInvoice,
};

/** Everything that must have been told of a record, oldest first; undefined if it does not show its past. */
export function expectedChanges(object: string, record: JsonObject): readonly Change[] | undefined {
  return PASTS[object]?.(record);
}

const PRESENT: Readonly<Record<string, { readonly status: string; readonly machine: string }>> = {
  payin: { status: 'status', machine: 'payin' },
  deposit: { status: 'status', machine: 'deposit' },
  identity_evidence: { status: 'status', machine: 'identity_evidence' },
  customer: { status: 'verificationStatus', machine: 'customer_verification' },
};

/**
 * What is wrong with what was told of a record that shows no past: the statuses must be a walk by its table which ends
 * where it is now, at the moment of its last change.
 */
export function faultsOfWalk(
  object: string,
  record: JsonObject,
  told: readonly Change[],
  isWhole: boolean,
  machines: ReadonlyMap<string, StateMachine>,
): string[] {
  const shown = PRESENT[object];
  const machine = machines.get(shown?.machine ?? '');
  if (shown === undefined || machine === undefined) return [];
  const faults: string[] = [];
  const [first] = told;
  const last = told.at(-1);
  if (isWhole && !machine.initial.includes(first?.status ?? ''))
    faults.push(`the first that is told is ${first?.status ?? 'nothing'}`);
  for (const [index, { status }] of told.entries()) {
    const before = told[index - 1];
    // A customer is told of at changes of other kinds too.
    if (before === undefined || (object === 'customer' && before.status === status)) continue;
    if (!isMove(machine, before.status, status ?? ''))
      faults.push(`it is told to have gone from ${before.status ?? 'null'} to ${status ?? 'null'}`);
  }
  if (last?.status !== textAt(record, shown.status))
    faults.push(
      `the last that is told is ${last?.status ?? 'nothing'}, and it is ${textAt(record, shown.status)}`,
    );
  if (last?.at !== textAt(record, 'updatedAt'))
    faults.push(
      `its last change is told at ${last?.at ?? 'no time'}, and was at ${textAt(record, 'updatedAt')}`,
    );
  return faults;
}
