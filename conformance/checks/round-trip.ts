import { isSameJson } from '../json/canonical-json.ts';
import { bodyOf } from '../http/exchange.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { named, type Check } from '../suite/check.ts';
import { validCall } from '../suite/recipes.ts';
import { richBodies } from '../suite/rich-bodies.ts';
import type { Trial } from '../suite/trial.ts';

const READ: Readonly<Record<string, { readonly get: string; readonly list: string }>> = {
  createFundingInstrument: { get: 'getFundingInstrument', list: 'listFundingInstruments' },
  createBeneficiary: { get: 'getBeneficiary', list: 'listBeneficiaries' },
  createPayout: { get: 'getPayout', list: 'listPayouts' },
  simulatePayin: { get: 'getPayin', list: 'listPayins' },
  advancePayin: { get: 'getPayin', list: 'listPayins' },
  advanceOperation: { get: 'getPayout', list: 'listPayouts' },
};

/** Where a field of the body stands in the record; undefined where it is not shown as it was sent. */
function placeOf(id: string, name: string): readonly string[] | undefined {
  if (name === 'identity' || name === 'withPayId') return undefined;
  if (id === 'advanceOperation') return name === 'reason' ? ['statusHistory', '1', 'reason'] : ['status'];
  if (name === 'amount') return [id === 'simulatePayin' ? 'gross' : 'principal', 'amount'];
  if (name === 'currency') return ['principal', 'currency'];
  if (name === 'outcome' || name === 'to') return ['status'];
  return [name];
}

function expectKept(
  trial: Trial,
  id: string,
  body: JsonObject,
  record: Json | undefined,
  where: string,
): void {
  for (const [name, sent] of Object.entries(body)) {
    const place = placeOf(id, name);
    if (place === undefined) continue;
    const shown = valueAt(record, ...place);
    const isKept = isSameJson(shown, sent);
    trial.expect(
      isKept,
      id,
      `${where} shows ${name} otherwise than it was sent: ${JSON.stringify(shown).slice(0, 60)}`,
    );
  }
}

/** What is left out stays out, and what the service adds is there. */
function expectPresence(trial: Trial, id: string, body: JsonObject, record: Json | undefined): void {
  const has = (name: string): boolean => valueAt(record, name) !== undefined;
  if (id === 'createFundingInstrument') {
    const isAsked = body['withPayId'] !== undefined;
    trial.expect(
      has('payId') === isAsked,
      id,
      isAsked ? 'a PayID was asked for and none is shown' : 'a PayID nobody asked for',
    );
    trial.expect(textAt(record, 'status') === 'active', id, 'a new instrument is not active');
  }
  if (id === 'createBeneficiary') {
    trial.expect(has('externalReference'), id, 'no externalReference was generated');
    trial.expect(textAt(record, 'status') === 'active', id, 'a new beneficiary is not active');
    const kind = valueAt(body, 'destination', 'payIdType');
    trial.expect(
      kind === undefined || valueAt(record, 'destination', 'payIdType') === kind,
      id,
      'payIdType is another',
    );
  }
  const optional = [
    'address',
    'dateOfBirth',
    'abn',
    'acn',
    'purpose',
    'statementReference',
    'walletProviderReference',
  ];
  for (const name of optional) {
    trial.expect(body[name] !== undefined || !has(name), id, `${name} is shown though nobody gave one`);
  }
}

async function tryBody(trial: Trial, id: string, body: JsonObject): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  const created = await trial.call(id, { ...call, body });
  trial.demandSuccess(created, 'a body that uses every field');
  const record = bodyOf(created);
  expectKept(trial, id, body, record, 'the answer');
  expectPresence(trial, id, body, record);
  const token = valueAt(body, 'identity', 'shareToken');
  const leaks = typeof token === 'string' && created.response?.bodyText.includes(token) === true;
  trial.expect(!leaks, id, 'the share token is shown', [created]);
  const read = READ[id];
  if (read === undefined) return;
  const found = await trial.call(read.get, { path: { id: textAt(record, 'id') } });
  trial.demandSuccess(found, 'reading back what was just written');
  trial.expect(isSameJson(bodyOf(found), record), read.get, `it shows otherwise what ${id} answered`, [
    created,
    found,
  ]);
  const page = await trial.get(read.list, { query: { limit: 1 } });
  const isNewest =
    read.list === 'listPayins' || read.list === 'listPayouts' ? !id.startsWith('advance') : true;
  const listed = objectsAt(page, 'data')[0];
  trial.expect(
    !isNewest || isSameJson(listed, record),
    read.list,
    `it does not begin with what ${id} just answered`,
  );
}

/** What goes in comes out. */
export const roundTrip: Check = {
  name: 'round-trip',
  title:
    'Every field comes back as it was sent, at its full length and in any script, in the answer, alone and in the list, at once',
  source: 'interface',
  appliesTo: named(...Object.keys(READ)),
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      for (const body of await richBodies(id, trial.tenant, trial.session)) await tryBody(trial, id, body);
      const { body } = await validCall(id, trial.tenant, trial.session);
      await tryBody(trial, id, body as JsonObject);
    });
  },
};
