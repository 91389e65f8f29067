import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkPairIsEnabled, checkPairIsSupported } from '../../flows/policy/asset-networks.ts';
import {
  configurationNeed,
  currentConfiguration,
  type ConfigurationTerms,
} from '../../flows/policy/configuration.ts';
import { publish } from '../../outbox/event.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { presentFundingInstrument } from './funding-instrument-presenter.ts';
import { fundingInstrumentsTable, type FundingInstrument } from './funding-instrument-store.ts';

type Request = Schema<'CreateFundingInstrumentRequest'>;

/** @throws ApiError capability_disabled, asset_network_unavailable where the configuration does not offer it. */
function checkIsOffered(request: Request, terms: ConfigurationTerms): void {
  const { fundingEnabled, audInboundRails } = terms.capabilities;
  const asksForPayId = request.type === 'aud_account' && request.withPayId !== undefined;
  if (!fundingEnabled || (asksForPayId && !audInboundRails.includes('payid'))) {
    throw new ApiError('capability_disabled');
  }
  if (request.type === 'stable_address') checkPairIsEnabled(terms, request.asset, request.network);
}

function openInstrument(request: Request, context: DecisionContext): FundingInstrument {
  const { providers, now, head, actor } = context;
  const id = context.newId('fin');
  const record = {
    id,
    tenantId: head.tenant.id,
    version: 1,
    status: 'active' as const,
    externalReference: request.externalReference ?? null,
    createdAt: now,
    updatedAt: now,
    deactivatedAt: null,
    createdBy: actor,
    deactivatedBy: null,
  };
  if (request.type === 'stable_address') {
    const { type, asset, network } = request;
    const issued = providers.issueAddress(id, asset, network);
    const none = { accountName: null, bsb: null, accountNumber: null, payId: null, activationMessage: null };
    return { ...record, ...none, type, asset, network, ...issued };
  }
  const issued = providers.issueAccount(id, request.withPayId !== undefined);
  const accountName = request.accountName ?? head.tenant.name;
  const none = { network: null, address: null, tag: null };
  return { ...record, ...none, type: request.type, asset: 'AUD', accountName, ...issued };
}

/** POST /v1/treasury/funding-instruments: opens an account, or an address, to be paid into. Moves no money. */
export const createFundingInstrument: WriteHandler<'createFundingInstrument'> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.type === 'stable_address') checkPairIsSupported(body.asset, body.network);
  },
  needs: (_request, head) => [configurationNeed(head)],
  decide: ({ body }, loaded, context) => {
    checkIsOffered(body, currentConfiguration(loaded, context.head).terms);
    const instrument = openInstrument(body, context);
    return {
      reply: presentFundingInstrument(instrument),
      effects: [
        insertRow(fundingInstrumentsTable, instrument),
        publish(context, 'funding_instrument.activated', instrument),
      ],
    };
  },
};
