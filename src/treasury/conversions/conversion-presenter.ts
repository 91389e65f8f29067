import type { Schema } from '../../contract/operation-types.ts';
import { presentMoney } from '../../money/money.ts';
import { totalOf, type Conversion } from '../../flows/operations/operation.ts';
import { presentOperation } from '../operations/operation-record-presenter.ts';

/** A conversion as the contract shows it. */
export function presentConversion(conversion: Conversion): Schema<'Conversion'> {
  const { asset, network, principalMinor, feeMinor, quoteId } = conversion;
  if (quoteId === null) throw new Error(`The conversion ${conversion.id} has no quote`);
  const { destination, rate } = conversion.details;
  const source = presentMoney(principalMinor, asset, network);
  return presentOperation(conversion, {
    kind: 'conversion',
    asset,
    ...(network === null ? {} : { network }),
    principal: source,
    fee: presentMoney(feeMinor, asset, network),
    sourceDebit: presentMoney(totalOf(conversion), asset, network),
    quoteId,
    source,
    destination: presentMoney(destination.amountMinor, destination.asset, destination.network),
    rate,
  });
}
