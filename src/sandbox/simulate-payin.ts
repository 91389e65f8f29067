import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseAmount } from '../money/amount.ts';
import {
  decideReceiptReport,
  receiptReportNeeds,
  type FactKeys,
} from '../providers/receive-receipt-report.ts';
import { fundingInstrumentsTable } from '../treasury/funding-instruments/funding-instrument-store.ts';
import { presentPayin } from '../treasury/receipts/receipt-presenter.ts';
import { need } from '../writes/write.ts';

function keysOf({ fundingInstrumentId, providerReference }: RequestOf<'simulatePayin'>['body']): FactKeys {
  return { type: 'aud_payin', fundingInstrumentId, providerReference, transactionHash: undefined };
}

/** POST /v1/sandbox/payins: the simulated bank reports money for an instrument, and has it come to rest where asked. */
export const simulatePayin: WriteHandler<'simulatePayin'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => [
    need(fundingInstrumentsTable, { id: body.fundingInstrumentId }),
    ...receiptReportNeeds(keysOf(body), head, serverNow),
  ],
  decide: ({ body }, loaded, context) => {
    const instrument = loaded.find(fundingInstrumentsTable, { id: body.fundingInstrumentId });
    if (instrument === undefined) throw new ApiError('not_found');
    if (instrument.type !== 'aud_account') {
      throw new ApiError('invalid_state', { message: 'The instrument takes no Australian dollars.' });
    }
    const trace = context.newId('evt').slice('evt_'.length);
    const fact = {
      type: 'aud_payin',
      asset: 'AUD',
      network: null,
      transactionHash: null,
      fundingInstrumentId: instrument.id,
      isInstrumentActive: instrument.status === 'active',
      providerReference: body.providerReference ?? `SIMBANK-${trace}`,
      grossMinor: parseAmount(body.amount, 'AUD'),
      externalReference: body.externalReference ?? null,
      downstreamReference: `SIMNPP-${trace}`,
    } as const;
    const report = { keys: keysOf(body), fact, status: body.outcome ?? 'credited', reason: body.reason };
    const { receipt, effects } = decideReceiptReport(report, loaded, context);
    return { reply: presentPayin(receipt), effects };
  },
};
