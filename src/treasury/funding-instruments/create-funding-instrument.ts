import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkPairIsEnabled, checkPairIsSupported } from '../policy/rules.ts';
import { checkBank, checkChain, checkNetwork } from '../policy/check-connected.ts';
import { configurationNeed, currentConfiguration, type ConfigurationTerms } from '../policy/table.ts';
import { issueAccount, issueAddress } from '../receiving-accounts/issue.ts';
import { ACCOUNTS, readyPoolEntriesNeed } from '../receiving-accounts/table.ts';
import { publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { presentFundingInstrument } from './present.ts';
import { fundingInstrumentsTable, type FundingInstrument } from './table.ts';

type Request = Schema<'CreateFundingInstrumentRequest'>;
type AddressRequest = Extract<Request, { type: 'stable_address' }>;
type AccountRequest = Extract<Request, { type: 'aud_account' }>;

/**
 * @throws ApiError capability_disabled, asset_network_unavailable if the configuration, or every connected provider,
 * lacks it
 */
function checkIsOffered(request: Request, terms: ConfigurationTerms, context: DecisionContext): void {
  const { fundingEnabled, audInboundRails } = terms.capabilities;
  const asksForPayId = request.type === 'aud_account' && request.withPayId !== undefined;
  if (!fundingEnabled || (asksForPayId && !audInboundRails.includes('payid'))) {
    throw new ApiError('capability_disabled');
  }
  if (request.type === 'aud_account') {
    checkBank(context);
    return;
  }
  checkChain(context);
  checkPairIsEnabled(terms, request.asset, request.network);
  checkNetwork(context, request.network);
}

interface Opened {
  readonly instrument: FundingInstrument;
  readonly effects: readonly Effect[];
}

function newRecord({ externalReference }: Request, id: string, { now, head, actor }: DecisionContext) {
  return {
    id,
    tenantId: head.tenant.id,
    version: 1,
    status: 'active' as const,
    externalReference: externalReference ?? null,
    createdAt: now,
    updatedAt: now,
    deactivatedAt: null,
    createdBy: actor,
    deactivatedBy: null,
  };
}

function openAddress(request: AddressRequest, loaded: Loaded, context: DecisionContext): Opened {
  const { type, asset, network } = request;
  const id = context.newId('fin');
  const { place, effects } = issueAddress(
    { kind: 'funding_instrument', id },
    { asset, network },
    loaded,
    context,
  );
  const none = { accountName: null, bsb: null, accountNumber: null, payId: null, activationMessage: null };
  return {
    instrument: { ...newRecord(request, id, context), ...none, type, asset, network, ...place },
    effects,
  };
}

function openAccount(request: AccountRequest, loaded: Loaded, context: DecisionContext): Opened {
  const id = context.newId('fin');
  const accountName = request.accountName ?? context.head.tenant.name;
  const wanted = { accountName, withPayId: request.withPayId !== undefined };
  const { place, effects } = issueAccount({ kind: 'funding_instrument', id }, wanted, loaded, context);
  const none = { network: null, address: null, tag: null };
  const record = { ...newRecord(request, id, context), ...none, type: request.type, asset: 'AUD' as const };
  return { instrument: { ...record, accountName, ...place }, effects };
}

/** POST /v1/treasury/funding-instruments: opens an account, or an address, to be paid into. Moves no money. */
export const createFundingInstrument: WriteHandler<'createFundingInstrument'> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.type === 'stable_address') checkPairIsSupported(body.asset, body.network);
  },
  // Whether the account pool is used depends on the providers, which only a decision can ask.
  needs: ({ body }, head) => [
    configurationNeed(head),
    readyPoolEntriesNeed(head.tenant.id, body.type === 'stable_address' ? body : ACCOUNTS),
  ],
  decide: ({ body }, loaded, context) => {
    checkIsOffered(body, currentConfiguration(loaded, context.head).terms, context);
    const { instrument, effects } =
      body.type === 'stable_address'
        ? openAddress(body, loaded, context)
        : openAccount(body, loaded, context);
    return {
      reply: presentFundingInstrument(instrument),
      effects: [
        insertRow(fundingInstrumentsTable, instrument),
        ...effects,
        publish(context, 'funding_instrument.activated', instrument),
      ],
    };
  },
};
