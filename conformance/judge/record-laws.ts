import { isMove } from '../contract/shortest-path.ts';
import type { Contract, StateMachine } from '../contract/contract.ts';
import { objectsAt, textAt, textsAt, valueAt, type JsonObject } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import type { RecordKind } from './record-kind.ts';

/** A law of one record by itself: what it breaks, nothing where it keeps it. */
type Law = (record: JsonObject, contract: Contract) => string[];

function unless(holds: boolean, message: string): string[] {
  return holds ? [] : [message];
}

function isPresent(record: JsonObject, name: string): boolean {
  return record[name] !== undefined;
}

function money(record: JsonObject, name: string): bigint {
  return toMinor(textAt(record, name, 'amount'));
}

function inOrder(...moments: readonly string[]): boolean {
  return moments.every((moment, index) => index === 0 || (moments[index - 1] ?? '') <= moment);
}

const MOMENTS = ['accepted', 'submitted', 'settled', 'failed', 'returned'];

function statusesOf(payout: JsonObject): string[] {
  return objectsAt(payout, 'statusHistory').map((change) => textAt(change, 'status'));
}

function judgeHistory(payout: JsonObject, machine: StateMachine): string[] {
  const statuses = statusesOf(payout);
  const times = objectsAt(payout, 'statusHistory').map((change) => textAt(change, 'at'));
  const illegal = statuses.flatMap((status, index) => {
    const before = statuses[index - 1] ?? null;
    return isMove(machine, before, status) ? [] : [`${before ?? 'nothing'} → ${status}`];
  });
  const adjusted = objectsAt(payout, 'adjustments').flatMap((each) => textsAt(each, 'movementIds')).length;
  const posted = statuses.reduce((sum, status, index) => {
    const from = statuses[index - 1] ?? null;
    const move = machine.transitions.find((each) => each.from === from && each.to === status);
    return sum + (move?.ledger.length ?? 0);
  }, adjusted);
  return [
    ...unless(illegal.length === 0, `its history has moves that do not exist: ${illegal.join(', ')}`),
    ...unless(statuses.at(-1) === textAt(payout, 'status'), 'its status is not the last of its history'),
    ...unless(times[0] === textAt(payout, 'createdAt'), 'its history does not begin when it was created'),
    ...unless(inOrder(...times, textAt(payout, 'updatedAt')), 'the moments of its history are out of order'),
    ...unless(
      textsAt(payout, 'movementIds').length === posted,
      `it names ${textsAt(payout, 'movementIds').length} movements where its history posts ${posted}`,
    ),
    ...MOMENTS.flatMap((status) => {
      const last = objectsAt(payout, 'statusHistory').findLast((each) => textAt(each, 'status') === status);
      const shown = valueAt(payout, `${status}At`);
      const expected = last === undefined ? undefined : textAt(last, 'at');
      return unless(shown === expected, `${status}At is not the moment that its history names`);
    }),
  ];
}

const judgePayout: Law = (payout, { stateMachines }) => {
  const machine = stateMachines.get('payout');
  const status = textAt(payout, 'status');
  const isUnhappy = status === 'failed' || status === 'returned';
  return [
    ...unless(
      money(payout, 'sourceDebit') === money(payout, 'principal') + money(payout, 'fee'),
      'sourceDebit is not principal and fee together',
    ),
    ...unless(
      isPresent(payout, 'holdReason') === (status === 'held'),
      `holdReason is ${isPresent(payout, 'holdReason') ? 'present' : 'absent'} while it is ${status}`,
    ),
    ...unless(
      isPresent(payout, 'failureCode') === isUnhappy,
      `failureCode is ${isPresent(payout, 'failureCode') ? 'present' : 'absent'} while it is ${status}`,
    ),
    ...unless(
      !isPresent(payout, 'failureMessage') || isUnhappy,
      `failureMessage is present while it is ${status}`,
    ),
    ...(machine === undefined ? [] : judgeHistory(payout, machine)),
  ];
};

const NEXT_ACTION: Readonly<Record<string, string>> = {
  detected: 'wait_for_confirmation',
  confirming: 'wait_for_confirmation',
  held: 'contact_support',
  credited: 'none',
  returned: 'none',
};

const judgePayin: Law = (payin) => {
  const status = textAt(payin, 'status');
  const wasCredited = isPresent(payin, 'movementId');
  const mayBeCredited = status === 'credited' || status === 'returned';
  return [
    ...unless(
      money(payin, 'gross') === money(payin, 'inboundFee') + money(payin, 'netCredit'),
      'gross is not inboundFee and netCredit together',
    ),
    ...unless(
      textAt(payin, 'nextAction') === NEXT_ACTION[status],
      `nextAction is ${textAt(payin, 'nextAction')} while it is ${status}`,
    ),
    ...unless(wasCredited === isPresent(payin, 'creditedAt'), 'movementId and creditedAt do not go together'),
    ...unless(status !== 'credited' || wasCredited, 'it is credited and names no movement'),
    ...unless(!wasCredited || mayBeCredited, `it names a movement while it is ${status}`),
    ...unless(
      inOrder(textAt(payin, 'occurredAt'), textAt(payin, 'creditedAt') || textAt(payin, 'occurredAt')) &&
        inOrder(textAt(payin, 'occurredAt'), textAt(payin, 'updatedAt')),
      'its moments are out of order',
    ),
  ];
};

const judgeSwitchable: Law = (record) => {
  const isInactive = textAt(record, 'status') === 'inactive';
  return [
    ...unless(
      isPresent(record, 'deactivatedAt') === isInactive,
      `deactivatedAt is ${isPresent(record, 'deactivatedAt') ? 'present' : 'absent'} while it is ${textAt(record, 'status')}`,
    ),
    ...unless(
      inOrder(
        textAt(record, 'createdAt'),
        textAt(record, 'deactivatedAt') || textAt(record, 'createdAt'),
        textAt(record, 'updatedAt'),
      ),
      'its moments are out of order',
    ),
  ];
};

/** Signs of the deltas of each kind: available, reserved; `any` where both may be. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  funding_credited: ['+0', '+0'],
  funding_hold_released: ['+', '-'],
  funding_returned: ['-0', '-0'],
  admin_adjustment: ['any', '0'],
  payout_reserved: ['-', '+'],
  withdrawal_reserved: ['-', '+'],
  conversion_reserved: ['-', '+'],
  reservation_released: ['+', '-'],
  reservation_captured: ['0', '-'],
  conversion_credited: ['+', '0'],
  payout_returned: ['+', '0'],
  late_execution_debited: ['-', '0'],
};

function hasSign(amount: string, sign: string): boolean {
  const isZero = /^-?0*(\.0*)?$/.test(amount);
  const actual = isZero ? '0' : amount.startsWith('-') ? '-' : '+';
  return sign === 'any' || sign.includes(actual);
}

const RESERVING = ['payout_reserved', 'withdrawal_reserved', 'conversion_reserved'];
const MIRRORED = [...RESERVING, 'reservation_released', 'funding_hold_released'];
const OF_OPERATIONS = [
  ...RESERVING,
  'reservation_released',
  'reservation_captured',
  'payout_returned',
  'conversion_credited',
  'late_execution_debited',
];

const judgeDeltas: Law = (movement) => {
  const kind = textAt(movement, 'kind');
  const asset = textAt(movement, 'asset');
  const available = textAt(movement, 'availableDelta');
  const reserved = textAt(movement, 'reservedDelta');
  const [availableSign, reservedSign] = SIGNS[kind] ?? ['any', 'any'];
  const decimals = asset === 'AUD' ? 2 : 6;
  return [
    ...unless(
      hasSign(available, availableSign) && hasSign(reserved, reservedSign),
      `a ${kind} moves available by ${available} and reserved by ${reserved}`,
    ),
    ...unless(
      !MIRRORED.includes(kind) || toMinor(available, asset) === -toMinor(reserved, asset),
      `a ${kind} takes ${available} and gives ${reserved}`,
    ),
    ...unless(
      [available, reserved].every((amount) => amount.split('.')[1]?.length === decimals),
      `its deltas do not have the ${decimals} decimals of ${asset}`,
    ),
  ];
};

const judgeMovement: Law = (movement, contract) => {
  const kind = textAt(movement, 'kind');
  const links = ['operationId', 'operationKind', 'operationStatus'].filter((name) =>
    isPresent(movement, name),
  );
  const isLinked = links.length > 0;
  return [
    ...judgeDeltas(movement, contract),
    ...unless(links.length === 0 || links.length === 3, 'operationId, Kind and Status do not go together'),
    ...unless(isLinked || !OF_OPERATIONS.includes(kind), `a ${kind} names no operation`),
    ...unless(!isLinked || !kind.startsWith('funding_'), `a ${kind} names an operation`),
    ...unless(
      !isLinked || textAt(movement, 'reference') === textAt(movement, 'operationId'),
      'its reference is not the operation that caused it',
    ),
  ];
};

const judgeBalance: Law = (balance) => {
  const asset = textAt(balance, 'asset');
  const minor = (name: string): bigint => toMinor(textAt(balance, name), asset);
  return unless(
    minor('posted') === minor('available') + minor('reserved'),
    `posted ${textAt(balance, 'posted')} ${asset} is not available and reserved together`,
  );
};

const judgePreview: Law = (preview) => [
  ...unless(
    money(preview, 'sourceDebit') === money(preview, 'principal') + money(preview, 'fee'),
    'sourceDebit is not principal and fee together',
  ),
  ...unless(
    preview['canProceed'] === true || isPresent(preview, 'holdReason'),
    'it cannot proceed and says not why',
  ),
];

/** What each kind of record must keep by itself, whoever asks for it and when. */
export const RECORD_LAWS: Readonly<Record<RecordKind, Law>> = {
  payout: judgePayout,
  payin: judgePayin,
  beneficiary: judgeSwitchable,
  funding_instrument: judgeSwitchable,
  movement: judgeMovement,
  recent_movement: judgeDeltas,
  balance: judgeBalance,
  settings: () => [],
  preview: judgePreview,
};
