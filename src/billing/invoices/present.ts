import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAmount } from '../../money/amount.ts';
import type { WholeInvoice } from './table.ts';

const aud = (minor: bigint): string => presentAmount(minor, 'AUD');

/** Time and actor of a move, if it was made. */
function mark<At extends string, By extends string>(
  at: At,
  moment: Moment | null,
  by: By,
  who: string | null,
): { [Name in At | By]?: string } {
  if (moment === null || who === null) return {};
  return { [at]: presentMoment(moment), [by]: who } as { [Name in At | By]?: string };
}

export function presentInvoice({ invoice, lines }: WholeInvoice): Schema<'Invoice'> {
  const { platformFeesDueMinor, developerFeesCreditMinor, taxMinor, netDueMinor } = invoice;
  return {
    id: invoice.id,
    counterpartyId: invoice.tenantId,
    number: invoice.number,
    periodFrom: presentMoment(invoice.periodFrom),
    periodTo: presentMoment(invoice.periodTo),
    status: invoice.status,
    currency: 'AUD',
    lines: lines.map(({ type, description, count, amountMinor }) => ({
      type,
      description,
      count,
      amount: aud(amountMinor),
      amountMinor: amountMinor.toString(),
    })),
    platformFeesDue: aud(platformFeesDueMinor),
    platformFeesDueMinor: platformFeesDueMinor.toString(),
    developerFeesCredit: aud(developerFeesCreditMinor),
    developerFeesCreditMinor: developerFeesCreditMinor.toString(),
    tax: aud(taxMinor),
    taxMinor: taxMinor.toString(),
    netDue: aud(netDueMinor),
    netDueMinor: netDueMinor.toString(),
    inflowCollected: invoice.inflowCollected.map(({ asset, minor, count }) => ({
      asset,
      amount: presentAmount(BigInt(minor), asset),
      amountMinor: minor,
      count,
    })),
    generatedAt: presentMoment(invoice.generatedAt),
    generatedBy: invoice.generatedBy,
    ...mark('issuedAt', invoice.issuedAt, 'issuedBy', invoice.issuedBy),
    ...mark('settledAt', invoice.settledAt, 'settledBy', invoice.settledBy),
    ...mark('voidedAt', invoice.voidedAt, 'voidedBy', invoice.voidedBy),
    ...(invoice.voidReason === null ? {} : { voidReason: invoice.voidReason }),
    ...(invoice.replaces === null ? {} : { replaces: invoice.replaces }),
  };
}
