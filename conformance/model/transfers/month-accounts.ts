import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { ASSETS } from '../../suite/balance.ts';
import { dayInSydney } from '../../suite/sydney-days.ts';
import { statusOfModel, type ModelTransfer } from './transfer-state.ts';

interface Collected {
  minor: bigint;
  count: number;
}

interface Month {
  credit: bigint;
  readonly collected: Map<string, Collected>;
}

/** The month in Sydney of a moment, as `YYYYMM`. */
function monthOf(moment: string): string {
  return dayInSydney(Date.parse(moment)).replaceAll('-', '').slice(0, 6);
}

export class MonthAccounts {
  readonly #months = new Map<string, Month>();

  #month(moment: string): Month {
    const name = monthOf(moment);
    const month = this.#months.get(name) ?? { credit: 0n, collected: new Map<string, Collected>() };
    this.#months.set(name, month);
    return month;
  }

  /** Counts a transfer that has ended: its amounts are the model's, its moments those that the server shows. */
  add(transfer: ModelTransfer, shown: Json): void {
    const { platformFee, price, route } = transfer;
    const moments = objectsAt(shown, 'statusHistory').map((change) => textAt(change, 'at'));
    for (const [index, status] of transfer.history.entries()) {
      const isTaken = status === 'delivering';
      const isGivenBack = status === 'failed' && transfer.history[index - 1] === 'delivering';
      if (platformFee === 0n || (!isTaken && !isGivenBack)) continue;
      const { collected } = this.#month(moments[index] ?? '');
      const own = collected.get(route.asset) ?? { minor: 0n, count: 0 };
      own.minor += isTaken ? platformFee : -platformFee;
      own.count += isTaken ? 1 : 0;
      collected.set(route.asset, own);
    }
    if (statusOfModel(transfer) === 'completed')
      this.#month(moments.at(-1) ?? '').credit += price?.developerFeeAud ?? 0n;
  }

  /** What is wrong with the invoices of these months; empty if nothing is. */
  faultsOf(invoices: readonly JsonObject[]): string[] {
    return [...this.#months].flatMap(([name, { credit, collected }]) => {
      const invoice = invoices.find(
        (each) => textAt(each, 'number').startsWith(`INV-${name}-`) && textAt(each, 'status') !== 'void',
      );
      if (invoice === undefined) return [`no invoice stands of the month ${name}`];
      const credited = toMinor(textAt(invoice, 'developerFeesCredit'));
      const inflow = objectsAt(invoice, 'inflowCollected').map(
        (each) =>
          `${textAt(each, 'asset')} ${textAt(each, 'amountMinor')} of ${Number(valueAt(each, 'count'))}`,
      );
      const expected = ASSETS.flatMap((asset) => {
        const own = collected.get(asset);
        return own === undefined ? [] : [`${asset} ${own.minor} of ${own.count}`];
      });
      return [
        ...(credited === credit ? [] : [`the month ${name} credits ${credited} instead of ${credit}`]),
        ...(inflow.join() === expected.join()
          ? []
          : [`the month ${name} has collected ${inflow.join()} instead of ${expected.join()}`]),
      ];
    });
  }
}
