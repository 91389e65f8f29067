import { textAt, type JsonObject } from '../json/json.ts';
import { moneyAt, toAmount } from '../json/minor-units.ts';
import { ASSETS, readBalance } from '../suite/balance.ts';
import { unlessHeld, type Books, type Fault } from './books.ts';
import { foldMovements, type MovementSum } from './fold-movements.ts';

function faultsOfPending({ overview, receipts }: Books): Fault[] {
  return ASSETS.flatMap((asset) => {
    const waiting = receipts.filter(
      (each) =>
        textAt(each, 'asset') === asset && ['detected', 'confirming'].includes(textAt(each, 'status')),
    );
    const expected = waiting.reduce((sum, receipt) => sum + moneyAt(receipt, 'netCredit'), 0n);
    const { pending } = readBalance(overview, asset);
    const message = `pending is ${toAmount(pending, asset)} ${asset} where open receipts make ${toAmount(expected, asset)}`;
    return unlessHeld(pending === expected, 'getTreasury', message);
  });
}

/** A receipt has in the wallet its net while it is credited, and else nothing; it is credited and returned once at most. */
function faultsOfReceipt(receipt: JsonObject, own: readonly JsonObject[]): Fault[] {
  const id = textAt(receipt, 'id');
  const status = textAt(receipt, 'status');
  const list = textAt(receipt, 'type') === 'stable_deposit' ? 'listDeposits' : 'listPayins';
  const credits = own.filter((each) => textAt(each, 'kind') === 'funding_credited');
  const returns = own.filter((each) => textAt(each, 'kind') === 'funding_returned');
  const isCredited = receipt['movementId'] !== undefined;
  const isOnce =
    credits.length === (isCredited ? 1 : 0) && credits.every((each) => each['id'] === receipt['movementId']);
  const reference = textAt(receipt, 'externalReference') || textAt(receipt, 'providerReference');
  const isNamed = own.every((each) => textAt(each, 'externalReference') === reference);
  const isReturned = isCredited && status === 'returned';
  const sumOf = (movements: readonly JsonObject[]): MovementSum =>
    foldMovements(movements).get(textAt(receipt, 'asset')) ?? { available: 0n, reserved: 0n };
  const totalOf = ({ available, reserved }: MovementSum): bigint => available + reserved;
  const net = moneyAt(receipt, 'netCredit');
  const credited = totalOf(sumOf(credits));
  const worth = status === 'credited' ? net : 0n;
  const whole = sumOf(own.filter((each) => textAt(each, 'kind') !== 'admin_adjustment'));
  const moved = totalOf(whole);
  return [
    ...unlessHeld(isOnce, list, `${id} has ${credits.length} credits`),
    ...unlessHeld(isNamed, 'listTransactions', `the movements of ${id} carry another reference`),
    ...unlessHeld(returns.length === (isReturned ? 1 : 0), list, `${id} has ${returns.length} returns`),
    ...unlessHeld(!isCredited || credited === net, list, `${id} was credited ${credited} instead of ${net}`),
    ...unlessHeld(
      status === 'credited' || whole.reserved === 0n,
      list,
      `${id}, ${status}, still holds ${whole.reserved} back`,
    ),
    ...unlessHeld(moved === worth, list, `${id} moved ${moved} instead of ${worth}`),
  ];
}

export function faultsOfReceipts(books: Books): Fault[] {
  const byReference = new Map<string, JsonObject[]>();
  for (const movement of books.movements) {
    const reference = textAt(movement, 'reference');
    byReference.set(reference, [...(byReference.get(reference) ?? []), movement]);
  }
  return [
    ...faultsOfPending(books),
    ...books.receipts.flatMap((receipt) =>
      faultsOfReceipt(receipt, byReference.get(textAt(receipt, 'id')) ?? []),
    ),
  ];
}
