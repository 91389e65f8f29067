import { LONGEST_QUERY_TEXT, type Operation, type Parameter } from '../../contract/operation.ts';
import { textsAt, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import { expectInvalid, type InvalidCall } from '../../suite/expect-invalid.ts';

const NO_MOMENTS = [
  'yesterday',
  '2026-01-01',
  '2026-01-01T00:00:00',
  '2026-02-30T00:00:00Z',
  '20260101T000000Z',
  '1767225600',
];

function refusedNumbers({ minimum, maximum }: JsonObject): string[] {
  const beyond = [Number(minimum ?? 0) - 1, Number(maximum ?? 200) + 1].map(String);
  return [...beyond, 'abc', '1.5', '1e1', ' 5', '+5', '0x5', '99999999999999999999'];
}

/** One character too many, of a text that would else do where it is a moment. */
function tooLong({ format, maxLength }: JsonObject): string[] {
  if (typeof maxLength !== 'number' || maxLength > LONGEST_QUERY_TEXT) return [];
  return [
    format === 'date-time' ? `${'2026-01-01T00:00:00.'.padEnd(maxLength, '0')}Z` : 'x'.repeat(maxLength + 1),
  ];
}

/** What nothing takes as a value of the parameter. */
function refusedTexts({ schema }: Parameter): string[] {
  if (schema['type'] === 'integer') return ['', ...refusedNumbers(schema)];
  const [first = ''] = textsAt(schema, 'enum');
  const otherCase = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  return [
    '',
    ...tooLong(schema),
    ...(schema['format'] === 'date-time' ? NO_MOMENTS : []),
    ...(first === '' ? [] : ['nonsense', otherCase]),
  ];
}

function queriesFor(operation: Operation, call: Call): InvalidCall[] {
  // What is for the platform's admin alone is refused before its value is looked at.
  const parameters = operation.queryParameters.filter(({ isAdminOnly }) => !isAdminOnly);
  const wrong = parameters.flatMap((parameter) =>
    refusedTexts(parameter).map((text) => ({
      what: `the query ${parameter.name}=${text.slice(0, 32)}`,
      call: { ...call, query: { ...call.query, [parameter.name]: text } },
    })),
  );
  const raw = ['offset=1', 'a[__proto__][x]=1', '__proto__=1', 'Limit=5'];
  if (operation.isList)
    raw.push('limit=1&limit=2', 'limit=1&limit=1', 'externalReference=%zz', 'externalReference=%00');
  const plain = Object.entries(call.query ?? {}).map(([name, value]) => `${name}=${value}`);
  const missing = parameters
    .filter(({ required }) => required)
    .map(({ name }) => ({
      what: `a query without ${name}`,
      call: { ...call, query: without(call.query ?? {}, name) },
    }));
  return [
    ...wrong,
    ...missing,
    ...raw.map((rawQuery) => ({
      what: `the query ${rawQuery}`,
      call: { ...call, rawQuery: [...plain, rawQuery].join('&') },
    })),
  ];
}

function without(query: NonNullable<Call['query']>, name: string): NonNullable<Call['query']> {
  return Object.fromEntries(Object.entries(query).filter(([each]) => each !== name));
}

/** Every query parameter with what it does not take, and some that do not exist. */
export const badQueries: Check = {
  name: 'bad-queries',
  title:
    'A query parameter that is unknown, malformed, out of bounds or given twice is 400 invalid_request, and never clamped',
  source: 'decision',
  appliesTo: ({ method, isAuthenticated }) => method === 'GET' && isAuthenticated,
  run: async (trial) => {
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      await expectInvalid(part, operation.id, queriesFor(operation, call));
      if (!operation.isList) return;
      for (const limit of [1, 200]) {
        part.demandSuccess(await part.call(operation.id, { query: { limit } }), `a limit of ${limit}`);
      }
    });
  },
};
