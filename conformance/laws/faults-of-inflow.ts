import { objectsAt, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { moneyAt, toMinor } from '../json/minor-units.ts';
import { ASSETS } from '../suite/balance.ts';
import { unlessHeld, type Books, type Fault } from './books.ts';

/** A fee that the platform took at a moment; below zero, one that it gave back. In the asset's smallest units. */
interface Taken {
  readonly at: string;
  readonly asset: string;
  readonly minor: bigint;
}

/** What a movement takes or gives back of the fee of the operation or the receipt that it belongs to. */
function takenBy(movement: JsonObject, cause: JsonObject | undefined): bigint {
  switch (textAt(movement, 'kind')) {
    case 'reservation_captured':
    case 'late_execution_debited':
      return moneyAt(cause, 'fee');
    // Whatever comes back beyond the principal is the fee.
    case 'payout_returned':
      return moneyAt(cause, 'principal') - toMinor(textAt(movement, 'availableDelta'));
    case 'funding_credited':
      return moneyAt(cause, 'inboundFee');
    case 'funding_returned':
      return -moneyAt(cause, 'inboundFee');
    default:
      return 0n;
  }
}

function takenInWallet({ movements, operations, receipts }: Books): Taken[] {
  const causes = new Map([...operations, ...receipts].map((each) => [textAt(each, 'id'), each]));
  return movements.map((movement) => ({
    at: textAt(movement, 'occurredAt'),
    asset: textAt(movement, 'asset'),
    minor: takenBy(movement, causes.get(textAt(movement, 'reference'))),
  }));
}

/** A transfer's fee is earned once it is converted, and given back where it is not delivered. */
function takenOfTransfer(transfer: JsonObject): Taken[] {
  const history = objectsAt(transfer, 'statusHistory');
  const asset = textAt(transfer, 'source', 'currency');
  const fee = moneyAt(transfer, 'platformFee');
  return history.flatMap((change, index) => {
    const status = textAt(change, 'status');
    const before = textAt(history[index - 1], 'status');
    const sign = status === 'delivering' ? 1n : status === 'failed' && before === 'delivering' ? -1n : 0n;
    return [{ at: textAt(change, 'at'), asset, minor: sign * fee }];
  });
}

function shownOf(invoice: JsonObject): string {
  return objectsAt(invoice, 'inflowCollected')
    .map(
      (each) =>
        `${textAt(each, 'asset')} ${textAt(each, 'amountMinor')} of ${Number(valueAt(each, 'count'))}`,
    )
    .join(', ');
}

/** What is wrong with the fees that invoices say were collected: they are those of the movements and transfers of their months. */
export function faultsOfInflow(
  invoices: readonly JsonObject[],
  transfers: readonly JsonObject[],
  books: Books,
): Fault[] {
  const taken = [...takenInWallet(books), ...transfers.flatMap(takenOfTransfer)].filter(
    ({ minor }) => minor !== 0n,
  );
  return invoices.flatMap((invoice) => {
    const [from, to] = [textAt(invoice, 'periodFrom'), textAt(invoice, 'periodTo')];
    const own = taken.filter(({ at }) => at >= from && at < to);
    const expected = ASSETS.flatMap((asset) => {
      const fees = own.filter((each) => each.asset === asset);
      const count = fees.filter(({ minor }) => minor > 0n).length;
      const sum = fees.reduce((total, { minor }) => total + minor, 0n);
      return count === 0 && sum === 0n ? [] : [`${asset} ${sum} of ${count}`];
    }).join(', ');
    const shown = shownOf(invoice);
    const message = `${textAt(invoice, 'number')} has collected ${shown || 'nothing'} where its month's fees make ${expected || 'nothing'}`;
    return unlessHeld(shown === expected, 'getInvoice', message);
  });
}
