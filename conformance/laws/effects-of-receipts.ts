import { foldMovements } from '../../model/fold-movements.ts';
import { textAt, type JsonObject } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { ASSETS, readBalance } from '../../suite/balance.ts';
import type { Books } from '../../suite/books.ts';
import type { Trial } from '../../suite/trial.ts';

function netOf(receipt: JsonObject): bigint {
  return toMinor(textAt(receipt, 'netCredit', 'amount'), textAt(receipt, 'asset'));
}

/** What is pending is what is detected or confirming, net of its fee. */
function expectPending(trial: Trial, { overview, receipts }: Books): void {
  for (const asset of ASSETS) {
    const waiting = receipts.filter(
      (each) =>
        textAt(each, 'asset') === asset && ['detected', 'confirming'].includes(textAt(each, 'status')),
    );
    const expected = waiting.reduce((sum, receipt) => sum + netOf(receipt), 0n);
    const { pending } = readBalance(overview, asset);
    const message = `pending is ${toAmount(pending, asset)} ${asset} where open receipts make ${toAmount(expected, asset)}`;
    trial.expect(pending === expected, 'getTreasury', message, []);
  }
}

function expectReceipt(trial: Trial, receipt: JsonObject, own: readonly JsonObject[]): void {
  const id = textAt(receipt, 'id');
  const asset = textAt(receipt, 'asset');
  const status = textAt(receipt, 'status');
  const list = textAt(receipt, 'type') === 'stable_deposit' ? 'listDeposits' : 'listPayins';
  const credits = own.filter((each) => textAt(each, 'kind') === 'funding_credited');
  const returns = own.filter((each) => textAt(each, 'kind') === 'funding_returned');
  const isCredited = receipt['movementId'] !== undefined;
  const isRight =
    credits.length === (isCredited ? 1 : 0) && credits.every((each) => each['id'] === receipt['movementId']);
  trial.expect(isRight, list, `${id} has ${credits.length} credits`, []);
  const reference = textAt(receipt, 'externalReference') || textAt(receipt, 'providerReference');
  const isNamed = own.every((each) => textAt(each, 'externalReference') === reference);
  trial.expect(isNamed, 'listTransactions', `the movements of ${id} carry another reference`, []);
  const isReturned = isCredited && status === 'returned';
  trial.expect(returns.length === (isReturned ? 1 : 0), list, `${id} has ${returns.length} returns`, []);
  const net = foldMovements(own.filter((each) => textAt(each, 'kind') !== 'admin_adjustment')).get(asset);
  const worth = status === 'credited' ? netOf(receipt) : 0n;
  const moved = (net?.available ?? 0n) + (net?.reserved ?? 0n);
  trial.expect(moved === worth, list, `${id} moved ${moved} instead of ${worth}`, []);
}

/** Every receipt and its movements. */
export function expectReceipts(trial: Trial, books: Books): void {
  expectPending(trial, books);
  const byReference = new Map<string, JsonObject[]>();
  for (const movement of books.movements) {
    const reference = textAt(movement, 'reference');
    byReference.set(reference, [...(byReference.get(reference) ?? []), movement]);
  }
  for (const receipt of books.receipts) {
    expectReceipt(trial, receipt, byReference.get(textAt(receipt, 'id')) ?? []);
  }
}
