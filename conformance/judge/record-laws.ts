import { isSameJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { isCanonical, moneyAt, toMinor } from '../json/minor-units.ts';
import { RESERVING } from '../laws/operation-effects.ts';
import { judgeInvoice, judgeRevenue } from './invoice-laws.ts';
import { inOrder, isPresent, unless, type Law } from './law.ts';
import { judgeConversion, judgePayout, judgeQuote, judgeWithdrawal } from './operation-laws.ts';
import type { RecordKind } from './record-kind.ts';
import { judgeStatement } from './statement-laws.ts';
import { judgeTransfer } from './transfer-laws.ts';
import { judgeDelivery, judgeWebhook } from './webhook-laws.ts';

const NEXT_ACTION: Readonly<Record<string, string>> = {
  detected: 'wait_for_confirmation',
  confirming: 'wait_for_confirmation',
  held: 'contact_support',
  credited: 'none',
  returned: 'none',
};

const judgeReceipt = (payin: JsonObject): string[] => {
  const status = textAt(payin, 'status');
  const wasCredited = isPresent(payin, 'movementId');
  const mayBeCredited = status === 'credited' || status === 'returned';
  return [
    ...unless(
      moneyAt(payin, 'gross') === moneyAt(payin, 'inboundFee') + moneyAt(payin, 'netCredit'),
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

/** A deposit is final once it was credited, and its amounts are on its own network. */
const judgeDeposit: Law = (deposit) => [
  ...judgeReceipt(deposit),
  ...unless(
    ['gross', 'inboundFee', 'netCredit'].every(
      (name) =>
        textAt(deposit, name, 'currency') === textAt(deposit, 'asset') &&
        textAt(deposit, name, 'network') === textAt(deposit, 'network'),
    ),
    'its amounts are not in its asset and network',
  ),
  ...unless(
    !isPresent(deposit, 'creditedAt') || deposit['finalityReached'] === true,
    'it was credited and has not reached finality',
  ),
];

/** Evidence that was accepted says when, and until when where it runs out; what never was says neither. */
const judgeEvidence: Law = (evidence) => {
  const status = textAt(evidence, 'status');
  const wasAccepted = status === 'accepted' || status === 'expired';
  return [
    ...unless(
      isPresent(evidence, 'acceptedAt') === wasAccepted,
      `acceptedAt does not fit its being ${status}`,
    ),
    ...unless(!isPresent(evidence, 'expiresAt') || wasAccepted, `expiresAt is present while it is ${status}`),
    ...unless(status !== 'expired' || isPresent(evidence, 'expiresAt'), 'it is expired and says not when'),
    ...unless(
      inOrder(
        textAt(evidence, 'createdAt'),
        textAt(evidence, 'acceptedAt') || textAt(evidence, 'createdAt'),
        textAt(evidence, 'updatedAt'),
      ),
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

const BEGINNING = Object.values(RESERVING);
const MIRRORED = [...BEGINNING, 'reservation_released', 'funding_hold_released'];
const OF_OPERATIONS = [
  ...BEGINNING,
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
  return [
    ...unless(
      hasSign(available, availableSign) && hasSign(reserved, reservedSign),
      `a ${kind} moves available by ${available} and reserved by ${reserved}`,
    ),
    ...unless(
      !MIRRORED.includes(kind) || toMinor(available, asset) === -toMinor(reserved, asset),
      `a ${kind} takes ${available} and gives ${reserved}`,
    ),
    ...unless(isCanonical(available, asset) && isCanonical(reserved, asset), `it writes ${asset} otherwise`),
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
  return [
    ...unless(
      minor('posted') === minor('available') + minor('reserved'),
      `posted ${textAt(balance, 'posted')} ${asset} is not available and reserved together`,
    ),
    ...unless(
      ['available', 'reserved', 'pending', 'posted'].every((name) =>
        isCanonical(textAt(balance, name), asset),
      ),
      `it writes ${asset} otherwise`,
    ),
  ];
};

const judgeHistory: Law = (history) => {
  const asset = textAt(history, 'asset');
  return objectsAt(history, 'data').flatMap((point) => {
    const minor = (name: string): bigint => toMinor(textAt(point, name), asset);
    return unless(
      minor('posted') === minor('available') + minor('reserved'),
      `posted at ${textAt(point, 'at')} is not available and reserved together`,
    );
  });
};

const judgeExplanation: Law = (explanation) => {
  const asset = textAt(explanation, 'asset');
  const lines = objectsAt(explanation, 'lines');
  const sum = (name: string): bigint =>
    lines.reduce((total, line) => total + toMinor(textAt(line, name), asset), 0n);
  const kinds = lines.map((line) => textAt(line, 'kind'));
  return [
    ...unless(
      sum('availableDelta') === toMinor(textAt(explanation, 'available'), asset) &&
        sum('reservedDelta') === toMinor(textAt(explanation, 'reserved'), asset),
      'its lines do not make its sums',
    ),
    ...unless(new Set(kinds).size === kinds.length, 'a kind has two lines'),
    ...unless(
      lines.every((line) => Number(valueAt(line, 'count')) > 0),
      'a line counts no movement',
    ),
  ];
};

const judgePreview: Law = (preview) => [
  ...unless(
    moneyAt(preview, 'sourceDebit') === moneyAt(preview, 'principal') + moneyAt(preview, 'fee'),
    'sourceDebit is not principal and fee together',
  ),
  ...unless(
    preview['canProceed'] === true || isPresent(preview, 'holdReason'),
    'it cannot proceed and says not why',
  ),
];

/** Both entitlements are shown, and none is approved without the verification; details are those of its type. */
const judgeCustomer: Law = (customer) => {
  const type = textAt(customer, 'type');
  const status = textAt(customer, 'verificationStatus');
  const entitlements = objectsAt(customer, 'entitlements');
  const other = type === 'individual' ? 'businessDetails' : 'individualDetails';
  const own = type === 'individual' ? 'individualDetails' : 'businessDetails';
  const isApproved = entitlements.some((each) => textAt(each, 'status') === 'approved');
  return [
    ...unless(
      entitlements.map((each) => textAt(each, 'entitlement')).join() === 'aud_onramp,aud_offramp',
      'it does not list both entitlements, aud_onramp first',
    ),
    ...unless(!isApproved || status === 'approved', `an entitlement is approved while it is ${status}`),
    ...unless(!isPresent(customer, other), `a customer of the type ${type} has ${other}`),
    ...unless(status !== 'not_started' || !isPresent(customer, own), 'it has its details and is not_started'),
    ...unless(
      inOrder(textAt(customer, 'createdAt'), textAt(customer, 'updatedAt')),
      'its moments are out of order',
    ),
  ];
};

/** Its instructions are of the route itself: its reference is the end of its id, and its limits are told in both. */
const judgeRoute: Law = (route, ...rest) => {
  const reference = textAt(route, 'instructions', 'reference');
  const told = valueAt(route, 'instructions', 'limits');
  const isAud = textAt(route, 'direction') === 'aud_to_stablecoin';
  return [
    ...judgeSwitchable(route, ...rest),
    ...unless(reference === `CR${textAt(route, 'id').slice(-10).toUpperCase()}`, 'its reference is another'),
    ...unless(
      isSameJson(told ?? null, valueAt(route, 'limits') ?? null),
      'its instructions have other limits',
    ),
    ...unless(
      textAt(route, 'instructions', 'deposit', 'kind') === (isAud ? 'aud' : 'stablecoin'),
      'it is paid in what its direction does not take',
    ),
  ];
};

/** What each kind of record must keep by itself, whoever asks for it and when. */
export const RECORD_LAWS: Readonly<Record<RecordKind, Law>> = {
  payout: judgePayout,
  withdrawal: judgeWithdrawal,
  conversion: judgeConversion,
  conversion_quote: judgeQuote,
  payin: judgeReceipt,
  deposit: judgeDeposit,
  beneficiary: judgeSwitchable,
  identity_evidence: judgeEvidence,
  funding_instrument: judgeSwitchable,
  destination: judgeSwitchable,
  movement: judgeMovement,
  recent_movement: judgeDeltas,
  balance: judgeBalance,
  explanation: judgeExplanation,
  history: judgeHistory,
  statement: judgeStatement,
  configuration: () => [],
  settings: () => [],
  preview: judgePreview,
  transfer: judgeTransfer,
  invoice: judgeInvoice,
  revenue: judgeRevenue,
  customer: judgeCustomer,
  payment_route: judgeRoute,
  event: () => [],
  webhook: judgeWebhook,
  webhook_delivery: judgeDelivery,
};
