import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { Ajv2020, type AnySchema, type ErrorObject } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundWork, requireBoundedUniqueness } from './bound-work.ts';

type Validate = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };

/** A refusal names so many places at most. */
const NAMED = 50;

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { enum: ['one', 'two'] },
    lists: { type: 'array', items: { type: 'array', items: { type: 'integer', maximum: 9 } } },
    names: { type: 'object', propertyNames: { maxLength: 3 }, additionalProperties: { type: 'string' } },
    unique: { type: 'array', maxItems: 200, uniqueItems: true, items: { type: 'string' } },
    either: {
      anyOf: [
        { type: 'array', items: { type: 'string' } },
        { type: 'array', items: { type: 'boolean' } },
      ],
    },
    no: { not: { type: 'array', items: { type: 'integer' } } },
  },
} as const satisfies AnySchema;

function render(): string {
  const ajv = new Ajv2020({ allErrors: true, code: { source: true, lines: true } });
  return standaloneModule.default(ajv, ajv.compile(SCHEMA));
}

function load(code: string): Validate {
  const module = { exports: {} as Validate };
  const run = compileFunction(code, ['module', 'exports', 'require']) as (...parts: unknown[]) => void;
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

/** What is found. Items of a list that is too long are not compared: that it is too long is found. */
function judge(validate: Validate, value: object): { isGood: boolean; named: readonly string[] } {
  const isGood = validate(value);
  const { unique = [] } = value as { readonly unique?: readonly unknown[] };
  const counted = (validate.errors ?? []).filter(
    ({ keyword }) => keyword !== 'uniqueItems' || unique.length <= SCHEMA.properties.unique.maxItems,
  );
  const named = counted.slice(0, NAMED).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  return { isGood, named };
}

const many = fc.constantFrom(0, 1, 3, 199, 200, 201, 400);
const item = fc.constantFrom<unknown>(1, 99, 'a', true, null, [1, 'b']);
const list = fc
  .tuple(many, item, item)
  .map(([count, usual, last]) => [...Array<unknown>(count).fill(usual), last]);
const names = fc
  .tuple(many, fc.constantFrom<unknown>('text', 1), fc.constantFrom('n', 'long'))
  .map(([count, value, prefix]) =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`${prefix}${place}`, value])),
  );
const distinct = many.map((count) => Array.from({ length: count }, (_, place) => `${place}`));
const values = fc.record(
  {
    kind: fc.constantFrom('one', 'two', 'three'),
    lists: fc.oneof(
      list,
      list.map((each) => [each, each]),
    ),
    names,
    unique: fc.oneof(
      list,
      distinct,
      distinct.map((each) => [...each, '0']),
    ),
    either: list,
    no: list,
  },
  { requiredKeys: [] },
);

describe('bounded validators', () => {
  const [bounded, unbounded] = [load(boundWork(render())), load(render())];

  it('judge as those without a bound, and name the same places', () => {
    fc.assert(
      fc.property(fc.tuple(values, names, fc.boolean()), ([value, unknown, hasUnknown]) => {
        const whole = hasUnknown ? { ...value, ...unknown } : value;
        expect(judge(bounded, whole)).toEqual(judge(unbounded, whole));
      }),
      { numRuns: 1_000 },
    );
  });

  it('find two of the same in a list as long as may be', () => {
    const longest = Array.from({ length: 200 }, (_, place) => `${place}`);
    expect(bounded({ kind: 'one', unique: longest })).toBe(true);
    expect(bounded({ kind: 'one', unique: [...longest.slice(1), '7'] })).toBe(false);
  });

  it('are not written if the code has a loop of another form', () => {
    expect(() => boundWork('while(data--){\n}')).toThrow('while(data--){');
    expect(() => boundWork('for(const x of data){\n}')).toThrow('Ajv wrote a loop that has no bound');
  });

  it.each([{ uniqueItems: true }, { uniqueItems: true, maxItems: 201 }])(
    'are not written for a list whose items are compared without a bound: %j',
    (items) => {
      const schema = { type: 'object', properties: { deep: { type: 'array', ...items } } };
      expect(() => requireBoundedUniqueness(schema)).toThrow('maxItems of 200 or fewer');
      expect(() =>
        requireBoundedUniqueness({ type: 'array', uniqueItems: true, maxItems: 200 }),
      ).not.toThrow();
    },
  );
});
