import { isMove } from '../contract/shortest-path.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { isCanonical, moneyAt, toMinor } from '../json/minor-units.ts';
import { feeOfEntry } from '../suite/policy.ts';
import { developerFeeOn, inAud } from './developer-fee.ts';
import { inOrder, isPresent, unless, type Law } from './law.ts';
import { exchanged, rateUnits } from './rate-law.ts';
import { nextActionOf } from './operation-laws.ts';

function statusesOf(transfer: JsonObject): string[] {
  return objectsAt(transfer, 'statusHistory').map((change) => textAt(change, 'status'));
}

const judgeHistory: Law = (transfer, { stateMachines }) => {
  const machine = stateMachines.get('transfer');
  const statuses = statusesOf(transfer);
  const times = objectsAt(transfer, 'statusHistory').map((change) => textAt(change, 'at'));
  const illegal = statuses.flatMap((status, index) => {
    const before = statuses[index - 1] ?? null;
    return machine === undefined || isMove(machine, before, status)
      ? []
      : [`${before ?? 'nothing'} → ${status}`];
  });
  return [
    ...unless(machine !== undefined, 'the document has no state machine of a transfer'),
    ...unless(illegal.length === 0, `its history has moves that do not exist: ${illegal.join(', ')}`),
    ...unless(statuses.at(-1) === textAt(transfer, 'status'), 'its status is not the last of its history'),
    ...unless(times[0] === textAt(transfer, 'createdAt'), 'its history does not begin when it was created'),
    ...unless(
      inOrder(...times, textAt(transfer, 'updatedAt')),
      'the moments of its history are out of order',
    ),
    ...['completed', 'failed', 'returned'].flatMap((status) => {
      const at = times[statuses.indexOf(status)];
      return unless(
        valueAt(transfer, `${status}At`) === at,
        `${status}At is not the moment that its history names`,
      );
    }),
  ];
};

const judgePresence: Law = (transfer) => {
  const statuses = statusesOf(transfer);
  const status = textAt(transfer, 'status');
  const wasPriced = statuses.includes('converting');
  const isOfAud = textAt(transfer, 'source', 'currency') === 'AUD';
  const wasDelivered = statuses.includes('delivering');
  const expected: Readonly<Record<string, boolean>> = {
    rate: wasPriced,
    converted: wasPriced,
    destination: wasPriced,
    developerFeeAud: wasPriced,
    developerFee: isOfAud || wasPriced,
    holdReason: status === 'held',
    failureCode: statuses.includes('failed'),
    failureMessage: statuses.includes('failed'),
  };
  return [
    ...Object.entries(expected).flatMap(([name, isExpected]) =>
      unless(
        isPresent(transfer, name) === isExpected,
        `${name} is ${isExpected ? 'absent' : 'present'} of a transfer that went ${statuses.join(', ')}`,
      ),
    ),
    ...unless(
      isOfAud
        ? !isPresent(transfer, 'transactionHash') || wasDelivered
        : isPresent(transfer, 'transactionHash'),
      'its transaction does not fit its direction and its status',
    ),
    ...unless(
      textAt(transfer, 'nextAction') === nextActionOf(transfer),
      `nextAction is ${textAt(transfer, 'nextAction')} while it is ${status}`,
    ),
    ...unless(
      !isPresent(transfer, 'deliveryReference') || wasDelivered,
      'it names a delivery and was never delivered',
    ),
  ];
};

const judgeMoney: Law = (transfer) => {
  const isOfAud = textAt(transfer, 'direction') === 'aud_to_stablecoin';
  const side = (name: string): string =>
    `${textAt(transfer, name, 'currency')} ${textAt(transfer, name, 'network')}`.trim();
  const shown = ['source', 'platformFee', 'developerFee', 'converted', 'destination'].filter((name) =>
    isPresent(transfer, name),
  );
  return [
    ...unless((side('source') === 'AUD') === isOfAud, 'its source is not of its direction'),
    ...unless(
      shown.every((name) => name === 'destination' || side(name) === side('source')),
      'what comes off its source is not in the asset and network of its source',
    ),
    ...unless(
      !isPresent(transfer, 'destination') || (side('destination') === 'AUD') !== isOfAud,
      'its destination is not of its direction',
    ),
    ...unless(
      shown.every((name) =>
        isCanonical(textAt(transfer, name, 'amount'), textAt(transfer, name, 'currency')),
      ),
      'an amount is written otherwise than its asset is',
    ),
    ...unless(moneyAt(transfer, 'source') > 0n, 'it is a transfer of nothing'),
  ];
};

const judgeFees: Law = (transfer) => {
  const asset = textAt(transfer, 'source', 'currency');
  const gross = moneyAt(transfer, 'source');
  const entry = valueAt(transfer, 'pricing', 'platformFee');
  const platformFee = entry === null ? 0n : feeOfEntry({ ...(entry as JsonObject), asset }, gross);
  const rate = rateUnits(textAt(transfer, 'rate'));
  const terms = {
    flat: toMinor(textAt(transfer, 'pricing', 'developerFee', 'flatAud'), 'AUD'),
    bps: BigInt(Number(valueAt(transfer, 'pricing', 'developerFee', 'bps') ?? 0)),
  };
  const developerFee = developerFeeOn(gross, asset, terms, rate);
  return [
    ...unless(
      moneyAt(transfer, 'platformFee') === platformFee,
      `its platform fee is ${moneyAt(transfer, 'platformFee')} where its pricing makes ${platformFee} of the source`,
    ),
    ...unless(
      !isPresent(transfer, 'developerFee') || moneyAt(transfer, 'developerFee') === developerFee,
      `its developer fee is ${moneyAt(transfer, 'developerFee')} where its pricing makes ${developerFee} of the source`,
    ),
  ];
};

/** The source is its fees and what is converted; the destination is what is converted at the rate, rounded down. */
const judgePrice: Law = (transfer) => {
  if (!isPresent(transfer, 'rate')) return [];
  const [source, destination] = ['source', 'destination'].map((name) => textAt(transfer, name, 'currency'));
  const rate = rateUnits(textAt(transfer, 'rate'));
  const [gross, platformFee, developerFee, converted] = [
    'source',
    'platformFee',
    'developerFee',
    'converted',
  ].map((name) => moneyAt(transfer, name)) as [bigint, bigint, bigint, bigint];
  const sides = { source: source ?? '', destination: destination ?? '', side: 'source', minor: converted };
  const developerFeeAud = toMinor(textAt(transfer, 'developerFeeAud'), 'AUD');
  return [
    ...unless(
      gross === platformFee + developerFee + converted,
      'its source is not its platform fee, its developer fee and what is converted together',
    ),
    ...unless(
      moneyAt(transfer, 'destination') === exchanged(sides, rate),
      'its destination is not what is converted at its rate, rounded down',
    ),
    ...unless(
      developerFeeAud === inAud(developerFee, source ?? '', rate),
      'developerFeeAud is not its developer fee at its rate',
    ),
    ...unless(converted > 0n && moneyAt(transfer, 'destination') > 0n, 'it converts nothing'),
  ];
};

/** A transfer by itself, to the minor unit. */
export const judgeTransfer: Law = (transfer, contract) => [
  ...judgeHistory(transfer, contract),
  ...judgePresence(transfer, contract),
  ...judgeMoney(transfer, contract),
  ...judgeFees(transfer, contract),
  ...judgePrice(transfer, contract),
];
