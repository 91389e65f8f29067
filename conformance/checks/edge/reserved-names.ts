import { isSameJson } from '../../json/canonical-json.ts';
import { bodyOf, statusOf } from '../../http/exchange.ts';
import { isObject, objectsAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import { named, type Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';
import { shown, type Trial } from '../../suite/trial.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';

const MAPS: Readonly<Record<string, readonly string[]>> = {
  createBeneficiary: ['partyContext', 'businessIdentity', 'glMapping'],
  createPayout: ['metadata'],
  previewPayout: ['metadata'],
  createWithdrawal: ['metadata'],
  previewWithdrawal: ['metadata'],
  createCustomer: ['metadata'],
  updateCustomer: ['metadata'],
};

/** What marks a record, so that it is found again; `externalReference` where it is not said. */
const MARKS: Readonly<Record<string, string>> = {
  createCustomer: 'externalCustomerId',
  updateCustomer: 'externalCustomerId',
};

/** Where the records are listed that a refused map must not have made. */
const LISTS: Readonly<Record<string, string>> = {
  createBeneficiary: 'listBeneficiaries',
  createPayout: 'listPayouts',
  previewPayout: 'listPayouts',
  createWithdrawal: 'listWithdrawals',
  previewWithdrawal: 'listWithdrawals',
  createCustomer: 'listCustomers',
  updateCustomer: 'listCustomers',
};

function markOf(id: string): string {
  return MARKS[id] ?? 'externalReference';
}

const RESERVED: readonly Json[] = [
  { '@@platformtype': 1 },
  { fine: 1, '@@platformtype': { a: 1 } },
  { '@@platformtype.esc': 1 },
  { '@@platformtype.escaped': null },
  { a: { '@@platformtype': 'x' } },
  { a: [{ b: [[{ '@@platformtype.esc.more': true }]] }] },
];

const TOO_MUCH: readonly Json[] = [
  Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, index])),
  { ['n'.repeat(65)]: 1 },
  { text: 'x'.repeat(16_384) },
  { text: 'é'.repeat(8_190) },
  'text',
  [],
  null,
];

const FINE: readonly JsonObject[] = [
  { '@@platform': 1, '@@platformtypes': 2, platformtype: 3, '@@platformtype.es': 4, '@@PLATFORMTYPE': 5 },
  Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`.padEnd(64, 'é'), index])),
  { text: 'x'.repeat(16_373) },
  JSON.parse(
    '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
  ) as JsonObject,
  {},
];

async function tryFine(trial: Trial, id: string, map: string, call: Call, body: JsonObject): Promise<void> {
  for (const value of FINE) {
    const mark = { [markOf(id)]: trial.session.newName('map') };
    const exchange = await trial.call(id, { ...call, body: { ...body, ...mark, [map]: value } });
    const what = `a ${map} of ${Object.keys(value).length} names`;
    trial.demandSuccess(exchange, what);
    if (id.startsWith('preview')) continue;
    const shownMap = valueAt(bodyOf(exchange), map);
    trial.expect(isSameJson(shownMap, value), id, `${what} came back changed`, [exchange]);
  }
}

/** A map within a part of the body. What it once held stays merged in, so that only refusals are tried. */
async function tryMapping(trial: Trial, id: string): Promise<void> {
  const before = valueAt(await trial.get('getEffectiveConfiguration'), 'id') ?? null;
  const bad = [...RESERVED, ...TOO_MUCH].map((glMapping) => ({
    what: `a glMapping of ${JSON.stringify(glMapping).slice(0, 48)}`,
    call: { body: { reason: 'a map', accounting: { glMapping } } },
  }));
  // Its size is no rule of the schema that the suite reads of nested maps: what is too large may also be too large merged.
  const isSchema = ({ call }: (typeof bad)[number]): boolean =>
    trial.session.findBodyFault(trial.session.operation(id).body?.reference ?? '', call.body) !== undefined;
  await expectInvalid(trial, id, bad.filter(isSchema));
  const after = valueAt(await trial.get('getEffectiveConfiguration'), 'id') ?? null;
  trial.expect(isSameJson(before, after), id, 'a refused map made a configuration');
}

/** Free-form maps. */
export const reservedNames: Check = {
  name: 'reserved-names',
  title:
    'A free-form map that holds @@platformtype or @@platformtype.esc… at any depth is refused and nothing is written; any other within its bounds comes back as it was',
  source: 'given',
  appliesTo: named(...Object.keys(MAPS), 'configureSandbox'),
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      if (id === 'configureSandbox') {
        await tryMapping(trial, id);
        return;
      }
      const call = await validCall(id, trial.tenant, trial.session);
      const { body } = call;
      if (!isObject(body)) return;
      const mark = { [markOf(id)]: trial.session.newName('reserved') };
      for (const map of MAPS[id] ?? []) {
        const bad = [...RESERVED, ...TOO_MUCH].map((value) => ({
          what: `${map} ${JSON.stringify(value).slice(0, 48)}`,
          call: { ...call, body: { ...body, ...mark, [map]: value } },
        }));
        const { body: _good, ...rest } = call;
        const escaped = JSON.stringify({ ...body, ...mark, [map]: { X: 1 } });
        const rawBody = escaped.replace('"X"', '"\\u0040@platformtype"');
        await expectInvalid(trial, id, [
          ...bad,
          { what: `${map} with an escaped reserved name`, call: { ...rest, rawBody } },
        ]);
        await tryFine(trial, id, map, call, body);
      }
      const found = await trial.call(LISTS[id] ?? '', { query: mark });
      const count = objectsAt(bodyOf(found), 'data').length;
      trial.expect(
        statusOf(found) === 200 && count === 0,
        id,
        `refused maps left ${count} records (${shown(found)})`,
      );
    });
  },
};
