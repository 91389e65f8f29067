import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { configurationNeed, currentConfiguration } from '../../operations/policy/configuration.ts';
import { publish } from '../../outbox/event.ts';
import { presentFundingInstrument } from './funding-instrument-presenter.ts';
import { fundingInstrumentsTable, type FundingInstrument } from './funding-instrument-store.ts';

/** POST /v1/treasury/funding-instruments: opens an account to be paid into. Moves no money. */
export const createFundingInstrument: WriteHandler<'createFundingInstrument'> = {
  kind: 'write',
  needs: (_request, head) => [configurationNeed(head)],
  decide: ({ body }, loaded, context) => {
    const { capabilities } = currentConfiguration(loaded, context.head).terms;
    const withPayId = body.withPayId !== undefined;
    const isOffered = !withPayId || capabilities.audInboundRails.includes('payid');
    if (!capabilities.fundingEnabled || !isOffered) throw new ApiError('capability_disabled');
    const id = context.newId('fin');
    const instrument: FundingInstrument = {
      id,
      tenantId: context.head.tenant.id,
      type: body.type,
      asset: 'AUD',
      status: 'active',
      externalReference: body.externalReference ?? null,
      accountName: body.accountName ?? context.head.tenant.name,
      ...context.providers.issueAccount(id, withPayId),
      createdAt: context.now,
      updatedAt: context.now,
      deactivatedAt: null,
    };
    return {
      reply: presentFundingInstrument(instrument),
      effects: [
        insertRow(fundingInstrumentsTable, instrument),
        publish(context, 'funding_instrument.activated', { ...instrument, version: 1 }),
      ],
    };
  },
};
