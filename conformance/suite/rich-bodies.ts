import { omit } from '../json/change-json.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { newAddress, newTransactionHash } from './addresses.ts';
import { richDirectRoutes } from './rich-direct-routes.ts';
import { longText, RICH_MAP } from './rich-values.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** Bodies that use every field, by operation; several where the fields have variants. */
export async function richBodies(id: string, tenant: Tenant, session: Session): Promise<JsonObject[]> {
  switch (id) {
    case 'createFundingInstrument':
      return [richInstrument(session), await richAddress(tenant, session)];
    case 'createBeneficiary':
      return richBeneficiaries(session);
    case 'createPayout':
    case 'previewPayout':
      return [await richPayout(tenant, session)];
    case 'simulatePayin':
      return [await richPayin(tenant, session), ...(await richDirectRoutes(id, tenant, session))];
    case 'cancelPayout':
    case 'cancelWithdrawal':
      return [{ reason: longText(255) }];
    case 'advanceOperation':
      return [{ to: 'accepted', reason: longText(500) }];
    case 'createDestination':
      return [await richDestination(tenant, session)];
    case 'createWithdrawal':
    case 'previewWithdrawal':
      return [await richWithdrawal(tenant, session)];
    case 'simulateDeposit':
      return [await richDeposit(tenant, session), ...(await richDirectRoutes(id, tenant, session))];
    case 'advancePayin':
    case 'advanceDeposit':
      return [{ to: 'confirming', reason: longText(500) }];
    case 'createConversionQuote':
      return richQuotes(tenant);
    case 'acceptConversionQuote':
      return [{ externalReference: `${session.newName('cnv')} `.padEnd(255, '漢') }];
    case 'createIdentityEvidence':
      return [{ shareToken: `pending_${session.newName('t')}`.padEnd(512, '~') }];
    case 'decideIdentityEvidence':
      return [{ status: 'rejected', reason: longText(500) }, { status: 'accepted' }];
    case 'adjustInvoice':
      return [{ amount: '-000999999999999.99', description: longText(140) }];
    case 'advanceInvoice':
      return [{ to: 'void', reason: longText(500) }];
    case 'pinRate':
      return [
        { source: 'USDT', destination: 'AUD', rate: '000123456789012.0123456789' },
        { source: 'USDT', destination: 'AUD', rate: null },
      ];
    case 'injectFaults':
      return [{ provider: 'identity', fault: 'delay', count: 1, delayMs: 0 }];
    case 'configureSandbox':
      return [await richConfiguration(tenant)];
    case 'updateTreasurySettings':
      return [{ payoutRemitter: 'tenant', poboEnabled: true }];
    case 'replaceDeveloperFees':
      return [
        { transfer: { flatAud: '000999999999999.99', bps: 1000 } },
        { transfer: { flatAud: '0', bps: 0 } },
      ];
    case 'setClock':
      return [{ advanceSeconds: 0 }, { running: true }];
    default:
      return richDirectRoutes(id, tenant, session);
  }
}

function richInstrument(session: Session): JsonObject {
  const externalReference = `${session.newName('fin')} `.padEnd(255, 'é');
  return { type: 'aud_account', accountName: longText(140), withPayId: { type: 'email' }, externalReference };
}

function richBeneficiaries(session: Session): JsonObject[] {
  const maps: Record<string, Json> = {
    partyContext: RICH_MAP,
    businessIdentity: RICH_MAP,
    glMapping: RICH_MAP,
  };
  const word = session.random.word(8);
  return [
    {
      type: 'individual',
      firstName: longText(140),
      lastName: longText(140),
      dateOfBirth: '1984-02-29',
      address: `${longText(498)}\n.`,
      externalReference: `${session.newName('ben')} `.padEnd(255, 'ß'),
      destination: {
        type: 'bank_account',
        bsb: '062000',
        accountNumber: '123456789',
        accountName: longText(140),
      },
      identity: { shareToken: `share-token-${session.newName('t')}` },
      ...maps,
    },
    {
      type: 'business',
      businessName: longText(140),
      abn: '51824753556',
      acn: '004085616',
      address: longText(500),
      externalReference: session.newName('ben'),
      destination: {
        type: 'payid',
        payId: `${word}@example.com`,
        payIdType: 'email',
        accountName: longText(140),
      },
      ...maps,
    },
    {
      type: 'individual',
      firstName: 'A',
      lastName: 'B',
      destination: { type: 'payid', payId: '+61-412345678', payIdType: 'phone', accountName: 'C' },
    },
    {
      type: 'business',
      businessName: 'D',
      destination: { type: 'payid', payId: '51824753556', payIdType: 'abn', accountName: 'E' },
    },
  ];
}

async function richPayout(tenant: Tenant, session: Session): Promise<JsonObject> {
  await tenant.ensureFunds(100_000n);
  const beneficiaryId = await tenant.its('beneficiaryId');
  return {
    beneficiaryId,
    amount: '4.03',
    currency: 'AUD',
    externalReference: `${session.newName('pay')} `.padEnd(255, '漢'),
    purpose: longText(255),
    walletProviderReference: longText(255),
    downstreamMerchantReference: longText(255),
    onBehalfOf: 'platform',
    statementReference: 'INV 2041/A',
    metadata: RICH_MAP,
  };
}

async function richPayin(tenant: Tenant, session: Session): Promise<JsonObject> {
  return {
    fundingInstrumentId: await tenant.its('instrumentId'),
    amount: '6.00',
    outcome: 'held',
    providerReference: `${session.newName('bank')} `.padEnd(255, '字'),
    externalReference: `${session.newName('pin')} `.padEnd(255, 'é'),
    reason: longText(500),
  };
}

async function richAddress(tenant: Tenant, session: Session): Promise<JsonObject> {
  const pair = await tenant.pair();
  return {
    type: 'stable_address',
    ...pair,
    externalReference: `${session.newName('fin')} `.padEnd(255, 'ß'),
  };
}

async function richDestination(tenant: Tenant, session: Session): Promise<JsonObject> {
  const pair = await tenant.pair();
  return {
    name: longText(120),
    ...pair,
    address: newAddress(pair.network, session.random),
    tag: longText(128),
    externalReference: `${session.newName('dst')} `.padEnd(255, 'é'),
  };
}

async function richWithdrawal(tenant: Tenant, session: Session): Promise<JsonObject> {
  await tenant.ensureFunds(undefined, 'USDC');
  const destinationId = await tenant.its('destinationId');
  const externalReference = `${session.newName('wdr')} `.padEnd(255, '漢');
  return { destinationId, amount: '4.030000', externalReference, metadata: RICH_MAP };
}

async function richDeposit(tenant: Tenant, session: Session): Promise<JsonObject> {
  return {
    fundingInstrumentId: await tenant.its('addressId'),
    amount: '6.000001',
    outcome: 'held',
    providerReference: `${session.newName('chain')} `.padEnd(255, '字'),
    transactionHash: newTransactionHash(session.random),
    reason: longText(500),
  };
}

async function richQuotes(tenant: Tenant): Promise<JsonObject[]> {
  const { asset, network } = await tenant.pair();
  return [
    { sourceAsset: 'AUD', destinationAsset: asset, sourceAmount: '4.03', destinationNetwork: network },
    { sourceAsset: asset, destinationAsset: 'AUD', destinationAmount: '4.03', sourceNetwork: network },
  ];
}

/** What a configuration says of itself, and no patch can. */
const OWN_FIELDS = ['id', 'clientId', 'version', 'effectiveAt', 'createdAt', 'createdBy', 'reason'];

/** Every part of the configuration, as it is: the next version says the same. */
async function richConfiguration(tenant: Tenant): Promise<JsonObject> {
  const effective = (await tenant.do('getEffectiveConfiguration')) as JsonObject;
  return { reason: longText(500), ...omit(effective, ...OWN_FIELDS) };
}
