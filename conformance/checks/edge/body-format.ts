import type { Operation } from '../../contract/operation.ts';
import { bodyOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall, validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';
import { expectInvalid, type InvalidCall } from '../../suite/expect-invalid.ts';

const LARGEST_BODY_BYTES = 100 * 1024;
const DEEPEST = 32;

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

function malformed(operation: Operation, call: Call): InvalidCall[] {
  const good = JSON.stringify(call.body ?? {});
  const bytes = Buffer.from(good);
  const texts: [string, string | Uint8Array][] = [
    ['a body that ends too early', good.slice(0, -1) || '{'],
    ['a body with a comma too many', good.replace(/\}$/, good === '{}' ? ',}' : ', }')],
    ['a body with a comment', `/* note */ ${good}`],
    ['a body in single quotes', good === '{}' ? "{'a': 1}" : good.replaceAll('"', "'")],
    ['a body that holds NaN', '{"a": NaN}'],
    ['a list', `[${good}]`],
    ['a text', JSON.stringify(good)],
    ['null', 'null'],
    ['a number', '12'],
    ['a body with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])],
    ['a body in UTF-16', Buffer.from(good, 'utf16le')],
    [
      'a body with a byte that is no UTF-8',
      Buffer.concat([bytes.subarray(0, -1), Buffer.from([0xff]), bytes.subarray(-1)]),
    ],
    ['two values', `${good} ${good}`],
    ['nesting without end', nested(40_000)],
  ];
  if (operation.body?.required === true) texts.push(['an empty body', '']);
  return texts.map(([what, rawBody]) => {
    const { body: _body, ...rest } = call;
    return { what, call: { ...rest, rawBody } };
  });
}

const DEEP_MAPS: Readonly<Record<string, string>> = {
  createPayout: 'metadata',
  previewPayout: 'metadata',
  createBeneficiary: 'partyContext',
  createWithdrawal: 'metadata',
  previewWithdrawal: 'metadata',
};

/** A map is one level of the body itself: 31 lists more are the deepest that is taken. */
function deepMaps(operation: Operation, call: Call): { fine: Json; tooDeep: Json } | undefined {
  const map = DEEP_MAPS[operation.id];
  if (map === undefined || !isObject(call.body)) return undefined;
  const body = call.body;
  const withDepth = (depth: number): Json => ({
    ...body,
    [map]: { deep: JSON.parse(nested(depth)) as Json },
  });
  return { fine: withDepth(DEEPEST - 2), tooDeep: withDepth(DEEPEST - 1) };
}

/** Ways of writing numbers that mean what a double holds exactly. */
const EXACT = ['1.50e2', '100.0', '5E-1', '-0.0010', '0.1e1', '12300e-2', '1e15', '900719925474099.1e1'];

/** Numbers beyond the bounds of a map. */
const BEYOND = ['9007199254740992', '-9007199254740992', '1e400', `1${'0'.repeat(400)}`];

/** A call whose map holds a list of numbers as they are written here. */
function withNumbers(call: Call, map: string, numbers: readonly string[]): Call {
  const { body, ...rest } = call;
  const whole = JSON.stringify({ ...(body as JsonObject), [map]: { numbers: 'NUMBERS' } });
  return { ...rest, rawBody: whole.replace('"NUMBERS"', `[${numbers.join()}]`) };
}

/** A number comes back as the one that was sent, however it was written; beyond the bounds it is refused. */
async function tryNumbers(trial: Trial, { id }: Operation): Promise<void> {
  const map = DEEP_MAPS[id];
  if (map === undefined) return;
  const call = await validCall(id, trial.tenant, trial.session);
  const exchange = await trial.call(id, withNumbers(call, map, EXACT));
  trial.demandSuccess(exchange, `a ${map} with ${EXACT.join()}`);
  const kept = valueAt(bodyOf(exchange), map, 'numbers');
  const isKept = kept === undefined || isSameJson(kept, EXACT.map(Number));
  trial.expect(isKept, id, `numbers of a ${map} come back changed: ${JSON.stringify(kept)}`, [exchange]);
  await expectInvalid(
    trial,
    id,
    BEYOND.map((number) => ({
      what: `a ${map} with the number ${number.slice(0, 24)}`,
      call: withNumbers(call, map, [number]),
    })),
  );
}

async function tryMediaTypes(trial: Trial, operation: Operation, call: Call): Promise<void> {
  const rawBody = JSON.stringify(call.body ?? {});
  const { body: _body, ...rest } = call;
  const types: Record<string, string>[] = [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  ];
  for (const headers of types) {
    const exchange = await trial.call(operation.id, { ...rest, rawBody, headers, intent: 'invalid' });
    trial.expectRefusal(exchange, 415, 'unsupported_media_type', `a body with ${JSON.stringify(headers)}`);
  }
}

async function trySizes(trial: Trial, operation: Operation, call: Call): Promise<void> {
  const good = JSON.stringify(call.body ?? {});
  const { body: _body, ...rest } = call;
  for (const size of [LARGEST_BODY_BYTES + 1, 1_000_000]) {
    const rawBody = good.padEnd(size, ' ');
    const exchange = await trial.call(operation.id, { ...rest, rawBody, intent: 'open' });
    trial.expectRefusal(exchange, 413, 'payload_too_large', `a body of ${size} bytes`);
  }
  const largest = good.padEnd(LARGEST_BODY_BYTES, ' ');
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const exchange = await trial.call(operation.id, { ...rest, rawBody: largest, headers });
  trial.demandSuccess(exchange, `a body of exactly ${LARGEST_BODY_BYTES} bytes, its charset named`);
}

/** Bodies that cannot be read, are too large, or say to be something else. */
export const bodyFormat: Check = {
  name: 'body-format',
  title:
    'A body is JSON in UTF-8 of at most 100 KiB and 32 levels: anything else is 400, 413 or 415, never 500',
  source: 'decision',
  appliesTo: ({ body }) => body !== null,
  run: async (trial) => {
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      await expectInvalid(part, operation.id, malformed(operation, call));
      await tryMediaTypes(part, operation, call);
      await trySizes(part, operation, await validCall(operation.id, part.tenant, part.session));
      await tryNumbers(part, operation);
      const deep = deepMaps(operation, await validCall(operation.id, part.tenant, part.session));
      if (deep === undefined) return;
      await expectInvalid(part, operation.id, [
        { what: `a body of ${DEEPEST + 1} levels`, call: { body: deep.tooDeep } },
      ]);
      const exchange = await part.call(operation.id, { body: deep.fine });
      part.demandSuccess(exchange, `a body of ${DEEPEST} levels`);
    });
  },
};
