import type { StateMachine } from '../contract/contract.ts';
import { isMove } from '../contract/shortest-path.ts';
import { objectsAt, textAt, textsAt, valueAt, type JsonObject } from '../json/json.ts';
import { moneyAt } from '../json/minor-units.ts';
import { inOrder, isPresent, unless, type Law } from './law.ts';
import { fitsRate, judgeExchange } from './rate-law.ts';

const MOMENTS = ['accepted', 'submitted', 'settled', 'failed', 'returned'];

function statusesOf(operation: JsonObject): string[] {
  return objectsAt(operation, 'statusHistory').map((change) => textAt(change, 'status'));
}

function judgeHistory(operation: JsonObject, machine: StateMachine): string[] {
  const statuses = statusesOf(operation);
  const times = objectsAt(operation, 'statusHistory').map((change) => textAt(change, 'at'));
  const illegal = statuses.flatMap((status, index) => {
    const before = statuses[index - 1] ?? null;
    return isMove(machine, before, status) ? [] : [`${before ?? 'nothing'} → ${status}`];
  });
  const adjusted = objectsAt(operation, 'adjustments').flatMap((each) => textsAt(each, 'movementIds')).length;
  const posted = statuses.reduce((sum, status, index) => {
    const from = statuses[index - 1] ?? null;
    const move = machine.transitions.find((each) => each.from === from && each.to === status);
    return sum + (move?.ledger.length ?? 0);
  }, adjusted);
  return [
    ...unless(illegal.length === 0, `its history has moves that do not exist: ${illegal.join(', ')}`),
    ...unless(statuses.at(-1) === textAt(operation, 'status'), 'its status is not the last of its history'),
    ...unless(times[0] === textAt(operation, 'createdAt'), 'its history does not begin when it was created'),
    ...unless(
      inOrder(...times, textAt(operation, 'updatedAt')),
      'the moments of its history are out of order',
    ),
    ...unless(
      textsAt(operation, 'movementIds').length === posted,
      `it names ${textsAt(operation, 'movementIds').length} movements where its history posts ${posted}`,
    ),
    ...MOMENTS.flatMap((status) => {
      const last = objectsAt(operation, 'statusHistory').findLast(
        (each) => textAt(each, 'status') === status,
      );
      const shown = valueAt(operation, `${status}At`);
      const expected = last === undefined ? undefined : textAt(last, 'at');
      return unless(shown === expected, `${status}At is not the moment that its history names`);
    }),
  ];
}

/** Codes after which the details are corrected, and those after which there is nothing to do. */
const AFTER_FAILURE: Readonly<Record<string, string>> = {
  invalid_account: 'correct_details',
  account_closed: 'correct_details',
  invalid_address: 'correct_details',
  canceled: 'none',
};

const WHILE: Readonly<Record<string, string>> = {
  detected: 'wait_for_confirmation',
  accepted: 'wait_for_provider',
  submitted: 'wait_for_provider',
  converting: 'wait_for_provider',
  delivering: 'wait_for_provider',
};

/** What an operation or a transfer has to tell its reader to do. */
export function nextActionOf(record: JsonObject): string {
  const status = textAt(record, 'status');
  if (status === 'failed') return AFTER_FAILURE[textAt(record, 'failureCode')] ?? 'contact_support';
  if (status !== 'held') return WHILE[status] ?? 'none';
  const isWaiting = textAt(record, 'holdReason') === 'identity_evidence_pending';
  return isWaiting ? 'supply_evidence' : 'contact_support';
}

function judgeOperation(operation: JsonObject, machine: StateMachine | undefined): string[] {
  const status = textAt(operation, 'status');
  const isUnhappy = status === 'failed' || status === 'returned';
  return [
    ...unless(
      moneyAt(operation, 'sourceDebit') === moneyAt(operation, 'principal') + moneyAt(operation, 'fee'),
      'sourceDebit is not principal and fee together',
    ),
    ...unless(
      ['principal', 'fee', 'sourceDebit'].every(
        (name) =>
          textAt(operation, name, 'currency') === textAt(operation, 'asset') &&
          textAt(operation, name, 'network') === textAt(operation, 'network'),
      ),
      'its amounts are not in its asset and network',
    ),
    ...unless(
      isPresent(operation, 'holdReason') === (status === 'held'),
      `holdReason is ${isPresent(operation, 'holdReason') ? 'present' : 'absent'} while it is ${status}`,
    ),
    ...unless(
      isPresent(operation, 'failureCode') === isUnhappy,
      `failureCode is ${isPresent(operation, 'failureCode') ? 'present' : 'absent'} while it is ${status}`,
    ),
    ...unless(
      !isPresent(operation, 'failureMessage') || isUnhappy,
      `failureMessage is present while it is ${status}`,
    ),
    ...unless(
      textAt(operation, 'nextAction') === nextActionOf(operation),
      `nextAction is ${textAt(operation, 'nextAction')} while it is ${status}`,
    ),
    ...(machine === undefined ? [] : judgeHistory(operation, machine)),
  ];
}

export const judgePayout: Law = (payout, { stateMachines }) =>
  judgeOperation(payout, stateMachines.get('payout'));

/**
 * A withdrawal by itself: its asset and network are its destination's, and its transaction is there from its submission on.
 * Where the news of its failure overtook that of its submission, it is told afterwards which transaction it was.
 */
export const judgeWithdrawal: Law = (withdrawal, { stateMachines }) => {
  const snapshot = (name: string): string => textAt(withdrawal, 'destinationSnapshot', name);
  const isOnChain = isPresent(withdrawal, 'transactionHash');
  const wasSubmitted = statusesOf(withdrawal).includes('submitted');
  const confirmations = Number(valueAt(withdrawal, 'confirmations') ?? 0);
  return [
    ...judgeOperation(withdrawal, stateMachines.get('withdrawal')),
    ...unless(
      ['asset', 'network'].every((name) => snapshot(name) === textAt(withdrawal, name)),
      'its asset and network are not those of its destination',
    ),
    ...unless(
      !isOnChain || wasSubmitted || textAt(withdrawal, 'status') === 'failed',
      'it names a transaction and was never submitted',
    ),
    ...unless(isOnChain || confirmations === 0, 'it has confirmations and names no transaction'),
    ...unless(
      textAt(withdrawal, 'status') !== 'settled' || (isOnChain && confirmations > 0),
      'it is settled and its transaction is unknown or not confirmed',
    ),
  ];
};

/** A conversion by itself: it takes its source, and both sides are those of its rate, whichever was fixed. */
export const judgeConversion: Law = (conversion, { stateMachines }) => [
  ...judgeOperation(conversion, stateMachines.get('conversion')),
  ...judgeExchange(conversion),
  ...unless(
    moneyAt(conversion, 'source') === moneyAt(conversion, 'principal') &&
      textAt(conversion, 'source', 'currency') === textAt(conversion, 'asset'),
    'its source is not its principal',
  ),
  ...unless(
    fitsRate(conversion, 'source') || fitsRate(conversion, 'destination'),
    'its source and its destination are not those of its rate',
  ),
];

export const judgeQuote: Law = (quote) => [
  ...judgeExchange(quote),
  ...unless(fitsRate(quote, textAt(quote, 'side')), 'the side that was not fixed is not what its rate gives'),
  ...unless(
    isPresent(quote, 'conversionId') === (textAt(quote, 'status') === 'accepted'),
    `it is ${textAt(quote, 'status')} and ${isPresent(quote, 'conversionId') ? 'names a' : 'names no'} conversion`,
  ),
  ...unless(textAt(quote, 'createdAt') < textAt(quote, 'expiresAt'), 'it expires before it was made'),
];
