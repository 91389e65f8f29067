import fc from 'fast-check';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../generated/operations.ts';
import { contractDocument } from '../../contract/document.ts';
import { openExchange } from '../request/exchange.ts';
import { valueAt } from '../request/json-pointer.ts';
import { readInput } from '../request/read-input.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { type GuardFinding, createContractGuard } from './contract-guard.ts';

const OPERATION_LIST: readonly ContractOperation[] = Object.values(OPERATIONS);

const PATH_TEXT = 'some_01';

/** Everything but the body's size, which the guard cannot see, is judged by both. */
async function judgeByBoth(
  operation: ContractOperation,
  query: string,
  body: unknown,
): Promise<{ ours: boolean; guards: boolean }> {
  const request = new IncomingMessage(new Socket());
  const url = `${operation.path.replaceAll(/\{[^}]+\}/g, PATH_TEXT)}${query === '' ? '' : `?${query}`}`;
  const headers = {
    ...(operation.idempotency === 'none' ? {} : { 'idempotency-key': 'a-key-of-ours' }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  Object.assign(request, { method: operation.method.toUpperCase(), url, headers });
  const exchange = openExchange(request, 'req_test');
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pathTexts = Object.fromEntries(names.map((name) => [name, PATH_TEXT]));
  let ours = true;
  try {
    await readInput({ operation, pathTexts }, exchange, bytes, () => undefined);
  } catch {
    ours = false;
  }
  const findings: GuardFinding[] = [];
  const sent: unknown = body === undefined ? undefined : JSON.parse(bytes.toString());
  const input = { path: {}, query: {}, body: sent, bodyBytes: bytes.length };
  // What the guard finds it reports before it throws, and the findings are what is compared.
  const judging = guardReporting(findings);
  await judging.checkRequest(operation, exchange, input).catch(() => undefined);
  judging.ended(exchange);
  await judging.settled();
  return { ours, guards: findings.length === 0 };
}

let report: GuardFinding[] = [];
const guard = createContractGuard((finding) => void report.push(finding));

function guardReporting(findings: GuardFinding[]): typeof guard {
  report = findings;
  return guard;
}

/** The bodies that the contract itself gives as examples. */
function exampleBodies(operation: ContractOperation): unknown[] {
  const pointer = `/requestBody/content/application~1json/examples`;
  const examples = valueAt(contractDocument().paths[operation.path]?.[operation.method], pointer);
  return Object.values((examples ?? {}) as Record<string, { $ref?: string; value?: unknown }>).map(
    (example) =>
      example.$ref === undefined
        ? example.value
        : valueAt(contractDocument(), `${example.$ref.slice(1)}/value`),
  );
}

/** Pointers to every value inside a value, itself first. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaceAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  const changed = replaceAt(copy[step], rest, change);
  if (changed === undefined) Reflect.deleteProperty(copy, step);
  else copy[step] = changed;
  return copy;
}

const STRANGE = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    '',
    ' ',
    '0',
    '0.00',
    '1e3',
    '10.005',
    'payid',
    'AUD',
    [],
    {},
  ),
  fc.string({ maxLength: 400 }),
  fc.constantFrom(
    'x'.repeat(1000),
    '１２',
    '12\n',
    '+1',
    '2026-02-30',
    '2026-01-01T00:00:00Z',
    '@@platformtype',
  ),
  fc.constantFrom<unknown>({ '@@platformtype': 1 }, { a: { '@@platformtype.esc': 1 } }, { a: [{ b: 1 }] }),
);

describe('the compiled validators and the contract guard agree', () => {
  const withBodies = OPERATION_LIST.filter(({ body }) => body !== 'none');

  it.each(withBodies.map((operation) => [operation.operationId, operation] as const))(
    'that the examples of %s are good',
    async (_id, operation) => {
      const bodies = exampleBodies(operation);
      expect(bodies.length + (operation.body === 'optional' ? 1 : 0)).toBeGreaterThan(0);
      for (const body of bodies) {
        expect({ body, ...(await judgeByBoth(operation, '', body)) }).toEqual({
          body,
          ours: true,
          guards: true,
        });
      }
      if (operation.body === 'required') {
        expect(await judgeByBoth(operation, '', undefined)).toEqual({ ours: false, guards: false });
      }
    },
  );

  it.each(withBodies.map((operation) => [operation.operationId, operation] as const))(
    'about changed bodies of %s',
    async (_id, operation) => {
      const changes = exampleBodies(operation).flatMap((body) =>
        placesIn(body).map((place) => ({ body, place })),
      );
      if (changes.length === 0) changes.push({ body: {}, place: [] });
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...changes),
          STRANGE,
          fc.boolean(),
          async ({ body, place }, strange, isAdded) => {
            const changed = replaceAt(body, place, (old) =>
              isAdded && typeof old === 'object' && old !== null ? { ...old, extra: strange } : strange,
            );
            const { ours, guards } = await judgeByBoth(operation, '', changed);
            expect({ changed, guards }).toEqual({ changed, guards: ours });
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  const withQueries = OPERATION_LIST.filter(({ queryTypes }) => Object.keys(queryTypes).length > 0);

  it.each(withQueries.map((operation) => [operation.operationId, operation] as const))(
    'about queries of %s',
    async (_id, operation) => {
      const names = [...Object.keys(operation.queryTypes), 'unknown'];
      const values = [
        '1',
        '200',
        '201',
        '0',
        '-1',
        'x',
        'accepted',
        'active',
        'credited',
        '2026-01-01T00:00:00Z',
        '2026-01-01',
        'ben_01',
      ];
      for (const name of names) {
        for (const value of values) {
          const query = `${name}=${encodeURIComponent(value)}`;
          const { ours, guards } = await judgeByBoth(operation, query, undefined);
          expect({ query, guards }).toEqual({ query, guards: ours });
        }
      }
    },
  );
});
