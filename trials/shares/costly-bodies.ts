import { readFileSync } from 'node:fs';
import { validatorsOf } from '../../src/contract/validators.ts';
import type { OperationId } from '../../src/contract/operation-types.ts';
import { valueAt } from '../../src/http/request/json-pointer.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { costlyValue, type Components, type JsonSchema } from './costly-value.ts';

const LARGEST_BODY_BYTES = 100 * 1024;

const CHECKS = 5;

interface Contract {
  readonly components: { readonly schemas: Components };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: RequestBody }>>>>;
}

interface RequestBody {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

const CONTRACT = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;

export interface CostlyBody {
  readonly kind: string;
  readonly text: string;
}

function fill(before: string, part: (place: number) => string, after: string): string {
  const parts: string[] = [];
  let size = before.length + after.length;
  for (let place = 0; ; place++) {
    const next = part(place);
    size += Buffer.byteLength(next) + 1;
    if (size > LARGEST_BODY_BYTES) return `${before}${parts.join(',')}${after}`;
    parts.push(next);
  }
}

const bytesOf = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));

function bodySchema(id: OperationId): JsonSchema | undefined {
  const { method, path } = OPERATIONS[id];
  return CONTRACT.paths[path]?.[method]?.requestBody?.content['application/json']?.schema;
}

/**
 * A large body that keeps the contract: the largest by the schema, or else the example with each field as large as the contract
 * accepts it beside the others.
 */
export function costlyValid(id: OperationId, example: object): CostlyBody {
  const { body: validate } = validatorsOf(id);
  const isGood = (body: unknown): boolean =>
    bytesOf(body) <= LARGEST_BODY_BYTES &&
    OPERATIONS[id].jsonByteLimits.every(
      ({ pointer, maxBytes }) => bytesOf(valueAt(body, pointer)) <= maxBytes,
    ) &&
    validate?.(body) === true;
  const largest = costlyValue(bodySchema(id) ?? {}, CONTRACT.components.schemas);
  if (isGood(largest)) return { kind: 'largest valid', text: JSON.stringify(largest) };
  let body: object = example;
  for (const [name, value] of Object.entries(largest ?? {}) as [string, unknown][]) {
    const larger = eachHalf(value)
      .map((part) => ({ ...body, [name]: part }))
      .find(isGood);
    if (larger !== undefined) body = larger;
  }
  return { kind: 'large valid', text: JSON.stringify(body) };
}

/** A value, and with ever fewer of its names: the contract bounds some objects by their bytes. */
function eachHalf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value];
  const values: object[] = [value];
  for (let names = Object.entries(value); names.length > 1;) {
    names = names.slice(0, Math.ceil(names.length / 2));
    values.push(Object.fromEntries(names));
  }
  return values;
}

/** Bodies that keep the schema, and break the bound of a field's bytes with all that a body can hold. */
export function oversizedBodies(id: OperationId, example: object): CostlyBody[] {
  return OPERATIONS[id].jsonByteLimits
    .filter(({ pointer }) => /^\/\w+$/.test(pointer))
    .map(({ pointer }) => {
      const name = pointer.slice(1);
      const others = Object.entries(example).filter(([other]) => other !== name);
      const before = JSON.stringify(Object.fromEntries([...others, [name, {}]])).slice(0, -2);
      const names = fill(before, (place) => `"${place.toString(36)}":"${'é'.repeat(20)}"`, '}}');
      return { kind: `oversized ${name}`, text: names };
    });
}

/** Bodies of the largest size that break the contract, each in very many places or in one that is very long. */
export function invalidBodies(example: object): CostlyBody[] {
  const fields = Object.entries(example) as [string, unknown][];
  const withOne = (name: string, put: (before: string, after: string) => string): string => {
    const others = fields.filter(([other]) => other !== name);
    const before = JSON.stringify(Object.fromEntries(others)).slice(0, -1);
    return put(`${before}${others.length === 0 ? '' : ','}${JSON.stringify(name)}:`, '}');
  };
  const broken = fields.flatMap(([name]): CostlyBody[] => [
    { kind: `ones in ${name}`, text: withOne(name, (a, b) => fill(`${a}[`, () => '1', `]${b}`)) },
    {
      kind: `texts in ${name}`,
      text: withOne(name, (a, b) => fill(`${a}[`, (place) => `"${place}"`, `]${b}`)),
    },
    { kind: `objects in ${name}`, text: withOne(name, (a, b) => fill(`${a}[`, () => '{}', `]${b}`)) },
    {
      kind: `names in ${name}`,
      text: withOne(name, (a, b) => fill(`${a}{`, (place) => `"${place.toString(36)}":1`, `}${b}`)),
    },
    {
      kind: `long text in ${name}`,
      text: withOne(name, (a, b) => `${a}"${'a'.repeat(LARGEST_BODY_BYTES - a.length - b.length - 2)}"${b}`),
    },
  ]);
  return [
    ...broken,
    { kind: 'unknown names', text: fill('{', (place) => `"${place.toString(36)}":1`, '}') },
    { kind: 'numbers', text: fill('[', () => '0.12345678901234568', ']') },
    {
      kind: 'one name twice at the end',
      text: fill('{', (place) => `"\\u0061${place.toString(36)}":1`, ',"a0":1}'),
    },
    { kind: 'deep', text: `${'['.repeat(LARGEST_BODY_BYTES / 2)}${']'.repeat(LARGEST_BODY_BYTES / 2)}` },
  ];
}

export function costliest(bodies: readonly CostlyBody[], check: (text: string) => void): CostlyBody {
  const timed = bodies.map((body) => {
    const times = Array.from({ length: CHECKS }, () => {
      const start = performance.now();
      check(body.text);
      return performance.now() - start;
    });
    return { body, ms: Math.min(...times) };
  });
  const [first] = timed.sort((one, other) => other.ms - one.ms);
  if (first === undefined) throw new Error('There is no body to try');
  return first.body;
}
