import { ASSETS } from '../../../generated/assets.ts';
import { hashMovement } from '../../ledger/movement.ts';
import { GENESIS_HASH } from '../../ledger/wallet.ts';
import type { Asset } from '../../money/amount.ts';
import { operationsTable, type Operation } from '../../flows/operations/operation.ts';
import { receiptsTable } from '../../flows/receipts/receipt.ts';
import type { TestWorld } from '../worlds/test-world.ts';

const OPEN = ['accepted', 'held', 'submitted'];

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

function faultsOfChain({ movements }: TestWorld): string[] {
  let previous = { seq: 0, hash: GENESIS_HASH, occurredAt: 0 };
  return movements.flatMap((movement) => {
    const isChained =
      movement.seq === previous.seq + 1 &&
      movement.previousHash === previous.hash &&
      movement.hash === hashMovement(movement) &&
      movement.occurredAt >= previous.occurredAt;
    previous = movement;
    return isChained ? [] : [`movement ${movement.seq} is not chained`];
  });
}

function faultsOfEntries({ movements, postings }: TestWorld): string[] {
  return movements.flatMap((movement) => {
    const lines = postings.filter(({ entryId }) => entryId === movement.id);
    const of = (account: string): bigint =>
      sum(lines.filter((line) => line.account === account).map(({ amountMinor }) => amountMinor));
    const isRight =
      sum(lines.map(({ amountMinor }) => amountMinor)) === 0n &&
      of('available') === movement.availableDeltaMinor &&
      of('reserved') === movement.reservedDeltaMinor;
    return isRight ? [] : [`the entry of movement ${movement.seq} is wrong`];
  });
}

/** What an open conversion will bring of an asset. */
function bringsOf(operation: Operation, asset: Asset): bigint {
  if (operation.kind !== 'conversion' || !OPEN.includes(operation.status)) return 0n;
  const { destination } = operation.details;
  return destination.asset === asset ? destination.amountMinor : 0n;
}

function faultsOfBalance(world: TestWorld, asset: Asset): string[] {
  const { loaded } = world;
  const movements = world.movements.filter((movement) => movement.asset === asset);
  const operations = loaded.list(operationsTable, {}).filter((operation) => operation.asset === asset);
  const open = operations.filter(({ status }) => OPEN.includes(status));
  const receipts = loaded.list(receiptsTable, {}).filter((receipt) => receipt.asset === asset);
  const pending = receipts.filter(({ status }) => status === 'detected' || status === 'confirming');
  const reserved =
    sum(open.map((operation) => operation.principalMinor + operation.feeMinor)) +
    sum(receipts.map(({ openHoldbackMinor }) => openHoldbackMinor));
  const balance = world.balanceOf(asset);
  const pairs: [string, bigint, bigint][] = [
    [
      'available',
      balance.availableMinor,
      sum(movements.map(({ availableDeltaMinor }) => availableDeltaMinor)),
    ],
    ['reserved', balance.reservedMinor, sum(movements.map(({ reservedDeltaMinor }) => reservedDeltaMinor))],
    ['reserved by open items', balance.reservedMinor, reserved],
    [
      'converting',
      balance.convertingMinor,
      sum(loaded.list(operationsTable, {}).map((each) => bringsOf(each, asset))),
    ],
    ['pending', balance.pendingMinor, sum(pending.map(({ grossMinor, feeMinor }) => grossMinor - feeMinor))],
  ];
  return pairs.flatMap(([name, stands, due]) =>
    stands === due ? [] : [`${name} ${asset} is ${stands.toString()}, not ${due.toString()}`],
  );
}

/** What is wrong with the books of a world in memory, in words; empty where every law holds. */
export function faultsOfBooks(world: TestWorld): string[] {
  const assets = Object.keys(ASSETS) as Asset[];
  return [
    ...faultsOfChain(world),
    ...faultsOfEntries(world),
    ...assets.flatMap((asset) => faultsOfBalance(world, asset)),
  ];
}
