import type { BodyField } from '../../contract/body-fields.ts';
import type { Operation } from '../../contract/operation.ts';
import { bodyOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import { fieldsOfKind, havingField, isFreeFormMap, takesNull } from '../../suite/field-kinds.ts';
import { callsWith, type FieldCalls } from '../../suite/filled-call.ts';
import type { Trial } from '../../suite/trial.ts';
import { withoutTrace } from '../../suite/without-trace.ts';

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

/**
 * Whether a map is a part of a setting. What it once held stays merged in, so that it is only tried with what is refused, and
 * its size, which is no rule of the schema, may be that of the merged map.
 */
function isMerged({ path }: BodyField): boolean {
  return path.length > 1;
}

async function tryFine(trial: Trial, operation: Operation, field: BodyField): Promise<void> {
  for (const value of FINE) {
    const calls = await callsWith(trial, operation, field);
    const exchange = await trial.call(operation.id, calls.with(value));
    const what = `a ${field.path.join('.')} of ${Object.keys(value).length} names`;
    trial.demandSuccess(exchange, what);
    const answer = bodyOf(exchange);
    // A preview shows no record.
    if (textAt(answer, 'id') === '') continue;
    const isKept = isSameJson(valueAt(answer, ...field.path), value);
    trial.expect(isKept, operation.id, `${what} came back changed`, [exchange]);
  }
}

/** A reserved name that is written with an escape, so that only a reader of JSON sees it. */
function escaped(call: Call): Call {
  const { body, ...rest } = call;
  return { ...rest, rawBody: JSON.stringify(body).replace('"X"', String.raw`"\u0040@platformtype"`) };
}

function refusedCalls(trial: Trial, operation: Operation, field: BodyField, calls: FieldCalls) {
  const name = field.path.join('.');
  const values = [...RESERVED, ...TOO_MUCH, ...(takesNull(field) ? [] : [null])];
  const refused = values.map((value) => ({
    what: `${name} ${JSON.stringify(value).slice(0, 48)}`,
    call: calls.with(value),
  }));
  const reference = operation.body?.reference ?? '';
  const bySchema = refused.filter(
    ({ call }) => trial.session.findBodyFault(reference, call.body) !== undefined,
  );
  const inEscapes = {
    what: `${name} with an escaped reserved name`,
    call: escaped(calls.with({ X: 1 })),
  };
  return [...(isMerged(field) ? bySchema : refused), inEscapes];
}

/** The record that a call changes, as it is read; null if it changes none. */
async function readChanged(trial: Trial, { method, path }: Operation, call: Call): Promise<Json> {
  const operations = [...trial.session.contract.operations.values()];
  const get = operations.find((each) => each.method === 'GET' && each.path === path);
  if (method !== 'PATCH' || get === undefined) return null;
  return trial.get(get.id, call.path === undefined ? {} : { path: call.path });
}

/** Of each field of an operation that holds a map, calls that differ in it alone. */
type Maps = readonly { readonly field: BodyField; readonly calls: FieldCalls }[];

async function mapsOf(trial: Trial, operation: Operation): Promise<Maps> {
  const maps: { field: BodyField; calls: FieldCalls }[] = [];
  for (const field of fieldsOfKind(operation, isFreeFormMap))
    maps.push({ field, calls: await callsWith(trial, operation, field) });
  return maps;
}

async function tryRefused(trial: Trial, operation: Operation, maps: Maps): Promise<void> {
  for (const { field, calls } of maps) {
    const call = calls.with({});
    const record = await readChanged(trial, operation, call);
    await expectInvalid(trial, operation.id, refusedCalls(trial, operation, field, calls), field);
    const isSame = isSameJson(record, await readChanged(trial, operation, call));
    trial.expect(isSame, operation.id, 'a refused map changed the record');
  }
}

export const reservedNames: Check = {
  name: 'reserved-names',
  title:
    'A free-form map that holds @@platformtype or @@platformtype.esc… at any depth is refused and nothing is written; any other within its bounds comes back as it was',
  source: 'given',
  appliesTo: havingField(isFreeFormMap),
  run: async (trial) => {
    await withoutTrace(trial, { what: 'maps', prepare: mapsOf, send: tryRefused });
    await trial.together(trial.operations, async (part, operation) => {
      const fields = fieldsOfKind(operation, isFreeFormMap).filter((field) => !isMerged(field));
      for (const field of fields) await tryFine(part, operation, field);
    });
  },
};
