import { omit } from '../json/change-json.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { newAddress, newTransactionHash } from './addresses.ts';
import { plainPerson } from './plain-bodies.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** Text that has survived nowhere by luck: quotes, markup, other scripts, characters beyond 16 bits, SQL. */
const TRICKY = `O'Brien "& <b>" é漢字 𝒳🙂 \u202eעברית'); DROP TABLE payouts;-- \\n %00 \${x}`;

/** A text of exactly so many characters, the tricky ones first. */
function longText(length: number): string {
  return Array.from(TRICKY.padEnd(length * 2, 'z'))
    .slice(0, length)
    .join('');
}

/** A map with every sort of value that JSON has. */
const RICH_MAP: JsonObject = {
  text: TRICKY,
  empty: '',
  number: 12.5,
  negative: -7,
  large: 9007199254740991,
  yes: true,
  no: false,
  nothing: null,
  list: [1, 'two', [3], { four: [] }],
  nested: { a: { b: { c: 'd' } }, '': 'empty name' },
  toString: 'a name that objects have',
  'a.b[0]': 'a name with signs',
  ключ: 'a name of another script',
};

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
      return [await richPayin(tenant, session)];
    case 'advancePayin':
      return [{ to: 'confirming', reason: longText(500) }];
    case 'advanceOperation':
      return [{ to: 'accepted', reason: longText(500) }];
    case 'createDestination':
      return [await richDestination(tenant, session)];
    case 'createWithdrawal':
    case 'previewWithdrawal':
      return [await richWithdrawal(tenant, session)];
    case 'simulateDeposit':
      return [await richDeposit(tenant, session)];
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
      return richCustomerBodies(id, session);
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

const CONTACT: JsonObject = { email: 'o.brien+a-b@mail.example.com', name: longText(140) };

/** Who waits for a decision that never comes by itself. */
const WAITING: JsonObject = { email: 'pending_robin@example.com', name: 'R' };

const BUSINESS: JsonObject = {
  companyName: longText(140),
  registrationNumber: longText(50),
  country: 'AU',
};

const RICH_DECISIONS: JsonObject[] = [
  {
    verificationStatus: 'needs_review',
    entitlements: [{ entitlement: 'aud_offramp', status: 'rejected' }],
    reason: longText(500),
  },
  { entitlements: [{ entitlement: 'aud_onramp', status: 'in_progress' }] },
];

function richPerson(): JsonObject {
  return { ...plainPerson(), firstName: longText(140), lastName: longText(140) };
}

function richCustomerBodies(id: string, session: Session): JsonObject[] {
  switch (id) {
    case 'createCustomer':
      return richCustomers(session);
    case 'updateCustomer':
      return richChanges(session);
    case 'decideCustomerVerification':
      return RICH_DECISIONS;
    default:
      return [];
  }
}

function richCustomers(session: Session): JsonObject[] {
  const entitlements: Json = ['aud_offramp', 'aud_onramp'];
  return [
    {
      type: 'individual',
      contact: { ...WAITING, name: longText(140) },
      individualDetails: richPerson(),
      entitlements,
      externalCustomerId: `${session.newName('cus')} `.padEnd(255, '漢'),
      metadata: RICH_MAP,
    },
    { type: 'business', contact: WAITING, businessDetails: BUSINESS, entitlements, metadata: {} },
    { type: 'business', contact: CONTACT, entitlements: [] },
  ];
}

function richChanges(session: Session): JsonObject[] {
  return [
    {
      contact: { ...WAITING, name: longText(140) },
      individualDetails: richPerson(),
      entitlements: ['aud_onramp', 'aud_offramp'],
      externalCustomerId: `${session.newName('cus')} `.padEnd(255, 'é'),
      metadata: RICH_MAP,
    },
    { externalCustomerId: null, contact: CONTACT, entitlements: [], metadata: {} },
  ];
}

async function richPayout(tenant: Tenant, session: Session): Promise<JsonObject> {
  await tenant.ensureFunds(100_000n);
  const { beneficiaryId } = await tenant.fixture();
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
    fundingInstrumentId: (await tenant.fixture()).instrumentId,
    amount: '6.00',
    outcome: 'held',
    providerReference: `${session.newName('bank')} `.padEnd(255, '字'),
    externalReference: `${session.newName('pin')} `.padEnd(255, 'é'),
    reason: longText(500),
  };
}

async function richAddress(tenant: Tenant, session: Session): Promise<JsonObject> {
  const { pair } = await tenant.stable();
  return {
    type: 'stable_address',
    ...pair,
    externalReference: `${session.newName('fin')} `.padEnd(255, 'ß'),
  };
}

async function richDestination(tenant: Tenant, session: Session): Promise<JsonObject> {
  const { pair } = await tenant.stable();
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
  const { destinationId } = await tenant.stable();
  const externalReference = `${session.newName('wdr')} `.padEnd(255, '漢');
  return { destinationId, amount: '4.030000', externalReference, metadata: RICH_MAP };
}

async function richDeposit(tenant: Tenant, session: Session): Promise<JsonObject> {
  return {
    fundingInstrumentId: (await tenant.stable()).addressId,
    amount: '6.000001',
    outcome: 'held',
    providerReference: `${session.newName('chain')} `.padEnd(255, '字'),
    transactionHash: newTransactionHash(session.random),
    reason: longText(500),
  };
}

async function richQuotes(tenant: Tenant): Promise<JsonObject[]> {
  const { asset, network } = (await tenant.stable()).pair;
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
