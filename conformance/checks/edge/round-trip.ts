import { isSameJson } from '../../json/canonical-json.ts';
import { bodyOf, type Exchange } from '../../http/exchange.ts';
import { isObject, objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import { named, type Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import { richBodies } from '../../suite/rich-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { placeOf, shownAs } from '../../suite/shown-fields.ts';

interface ReadBack {
  /** Takes the id of the record; one that takes none shows the newest state. */
  readonly get?: string;
  readonly list?: string;
}

const READ: Readonly<Record<string, ReadBack>> = {
  createFundingInstrument: { get: 'getFundingInstrument', list: 'listFundingInstruments' },
  createBeneficiary: { get: 'getBeneficiary', list: 'listBeneficiaries' },
  createIdentityEvidence: { list: 'listIdentityEvidence' },
  decideIdentityEvidence: { list: 'listIdentityEvidence' },
  createPayout: { get: 'getPayout', list: 'listPayouts' },
  createCustomer: { get: 'getCustomer', list: 'listCustomers' },
  updateCustomer: { get: 'getCustomer', list: 'listCustomers' },
  decideCustomerVerification: { get: 'getCustomer', list: 'listCustomers' },
  createPaymentRoute: { get: 'getPaymentRoute', list: 'listPaymentRoutes' },
  createDestination: { get: 'getDestination', list: 'listDestinations' },
  createWithdrawal: { get: 'getWithdrawal', list: 'listWithdrawals' },
  createConversionQuote: { get: 'getConversionQuote', list: 'listConversionQuotes' },
  acceptConversionQuote: { get: 'getConversion', list: 'listConversions' },
  simulatePayin: { get: 'getPayin', list: 'listPayins' },
  simulateDeposit: { get: 'getDeposit', list: 'listDeposits' },
  advancePayin: { get: 'getPayin' },
  advanceDeposit: { get: 'getDeposit' },
  advanceOperation: { get: 'getPayout' },
  cancelPayout: { get: 'getPayout', list: 'listPayouts' },
  cancelWithdrawal: { get: 'getWithdrawal', list: 'listWithdrawals' },
  advanceTransfer: { get: 'getTransfer' },
  reportTransferDeposit: { get: 'getTransfer' },
  configureSandbox: { get: 'getEffectiveConfiguration' },
  pinRate: {},
  injectFaults: {},
};

const OF_FUNDED_ROUTE: ReadBack = { get: 'getTransfer', list: 'listTransfers' };

function expectKept(
  trial: Trial,
  id: string,
  body: JsonObject,
  record: Json | undefined,
  where: string,
): void {
  for (const [name, sent] of Object.entries(body)) {
    const place = placeOf(id, name, body);
    if (place === undefined) continue;
    const shown = valueAt(record, ...place);
    const isKept = isSameJson(shown, shownAs(id, name, sent, body));
    trial.expect(
      isKept,
      id,
      `${where} shows ${name} otherwise than it was sent: ${JSON.stringify(shown ?? null).slice(0, 60)}`,
    );
  }
}

const OPTIONAL = [
  'address',
  'dateOfBirth',
  'abn',
  'acn',
  'purpose',
  'statementReference',
  'walletProviderReference',
  'tag',
];

/** What is left out stays out, and what the service adds is there. */
function expectPresence(trial: Trial, id: string, body: JsonObject, record: Json | undefined): void {
  const has = (name: string): boolean => valueAt(record, name) !== undefined;
  const isStable = body['type'] === 'stable_address';
  if (id === 'createFundingInstrument' && !isStable) {
    const isAsked = body['withPayId'] !== undefined;
    trial.expect(
      has('payId') === isAsked,
      id,
      isAsked ? 'a PayID was asked for and none is shown' : 'a PayID nobody asked for',
    );
  }
  if (['createFundingInstrument', 'createBeneficiary', 'createDestination'].includes(id))
    trial.expect(textAt(record, 'status') === 'active', id, 'a new record is not active');
  if (['createBeneficiary', 'createDestination'].includes(id))
    trial.expect(has('externalReference'), id, 'no externalReference was generated');
  if (id === 'createBeneficiary') {
    const kind = valueAt(body, 'destination', 'payIdType');
    trial.expect(
      kind === undefined || valueAt(record, 'destination', 'payIdType') === kind,
      id,
      'payIdType is another',
    );
  }
  if (isStable) return;
  for (const name of OPTIONAL) {
    trial.expect(body[name] !== undefined || !has(name), id, `${name} is shown though nobody gave one`);
  }
}

async function expectReadBack(trial: Trial, id: string, created: Exchange, call: Call): Promise<void> {
  const isFunding = id.startsWith('simulate') && valueAt(call.body, 'paymentRouteId') !== undefined;
  const { get, list } = isFunding ? OF_FUNDED_ROUTE : (READ[id] ?? {});
  const record = bodyOf(created);
  if (get !== undefined) {
    const { pathParameters } = trial.session.operation(get);
    const call = pathParameters.length === 0 ? {} : { path: { id: textAt(record, 'id') } };
    const found = await trial.call(get, call);
    trial.demandSuccess(found, 'reading back what was just written');
    trial.expect(isSameJson(bodyOf(found), record), get, `it shows otherwise what ${id} answered`, [
      created,
      found,
    ]);
  }
  if (list === undefined) return;
  // A list below a record is that of the call's own, where the call names one.
  const under = id === 'createIdentityEvidence' ? { path: { id: call.path?.['id'] ?? '' } } : {};
  const page = await trial.get(list, { ...under, query: { limit: 1 } });
  trial.expect(
    isSameJson(objectsAt(page, 'data')[0], record),
    list,
    `it does not begin with what ${id} just answered`,
  );
}

async function tryBody(trial: Trial, id: string, body: JsonObject): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  const created = await trial.call(id, { ...call, body });
  trial.demandSuccess(created, 'a body that uses every field');
  const record = bodyOf(created);
  expectKept(trial, id, body, record, 'the answer');
  expectPresence(trial, id, body, record);
  const token = valueAt(body, 'identity', 'shareToken') ?? valueAt(body, 'shareToken');
  const leaks = typeof token === 'string' && created.response?.bodyText.includes(token) === true;
  trial.expect(!leaks, id, 'the share token is shown', [created]);
  await expectReadBack(trial, id, created, { ...call, body });
}

export const roundTrip: Check = {
  name: 'round-trip',
  title:
    'Every field comes back as it was sent, at its full length and in any script, in the answer, alone and in the list, at once',
  source: 'decision',
  appliesTo: named(...Object.keys(READ)),
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      for (const body of await richBodies(id, trial.tenant, trial.session)) await tryBody(trial, id, body);
      const { body } = await validCall(id, trial.tenant, trial.session);
      if (isObject(body)) await tryBody(trial, id, body);
    });
  },
};
