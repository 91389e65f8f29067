import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseAmount } from '../money/amount.ts';
import { canonicalTransactionHash } from '../flows/receipts/canonical-transaction-hash.ts';
import {
  decideReceiptReport,
  receiptReportNeeds,
  type FactKeys,
} from '../providers/receive-receipt-report.ts';
import { simulatedTransactionHash } from '../providers/simulator/simulated-transaction-hash.ts';
import { fundingInstrumentsTable } from '../treasury/funding-instruments/funding-instrument-store.ts';
import { presentDeposit } from '../treasury/receipts/receipt-presenter.ts';
import { need } from '../writes/write.ts';

function keysOf(body: RequestOf<'simulateDeposit'>['body']): FactKeys {
  const { fundingInstrumentId, providerReference, transactionHash } = body;
  return {
    type: 'stable_deposit',
    fundingInstrumentId,
    providerReference,
    transactionHash: transactionHash === undefined ? undefined : canonicalTransactionHash(transactionHash),
  };
}

/**
 * POST /v1/sandbox/deposits: the simulated chain reports a stablecoin for an instrument, which gives its asset and
 * its network, and has it come to rest where asked.
 */
export const simulateDeposit: WriteHandler<'simulateDeposit'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => [
    need(fundingInstrumentsTable, { id: body.fundingInstrumentId }),
    ...receiptReportNeeds(keysOf(body), head, serverNow),
  ],
  decide: ({ body }, loaded, context) => {
    const instrument = loaded.find(fundingInstrumentsTable, { id: body.fundingInstrumentId });
    if (instrument === undefined) throw new ApiError('not_found');
    if (instrument.type !== 'stable_address') {
      throw new ApiError('invalid_state', { message: 'The instrument takes no stablecoins.' });
    }
    const { asset, network } = instrument;
    const keys = keysOf(body);
    const trace = context.newId('evt').slice('evt_'.length);
    const fact = {
      type: 'stable_deposit',
      asset,
      network,
      transactionHash: keys.transactionHash ?? simulatedTransactionHash(network, trace),
      fundingInstrumentId: instrument.id,
      isInstrumentActive: instrument.status === 'active',
      providerReference: body.providerReference ?? `SIMCHAIN-${trace}`,
      grossMinor: parseAmount(body.amount, asset),
      externalReference: null,
      downstreamReference: null,
    } as const;
    const report = { keys, fact, status: body.outcome ?? 'credited', reason: body.reason };
    const { receipt, effects } = decideReceiptReport(report, loaded, context);
    return { reply: presentDeposit(receipt), effects };
  },
};
