import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, parseJson, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { CHECKS } from '../suite/check-list.ts';
import { assetOfAmount, fieldsOfKind, isAmount } from '../suite/field-kinds.ts';
import { fieldsFor, fieldsOf } from './body-fields.ts';
import { readContract } from './contract.ts';
import { putField } from './put-field.ts';

const document = parseJson(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
const operations = [...readContract(document).operations.values()];

/** The names of all schemas that a schema leads to, however deep: read here and not by the code under test. */
function componentsBelow(value: Json | undefined, known = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(
    /"\$ref":"#\/components\/schemas\/([^"]+)"/g,
  )) {
    if (known.has(name)) continue;
    known.add(name);
    componentsBelow(valueAt(document, 'components', 'schemas', name), known);
  }
  return known;
}

describe('a check of a kind of field', () => {
  it.each([
    ['reserved-names', /^FreeFormMap$/],
    ['bad-amounts', /^(?:Aud|Stable|Asset|SignedAud|Configured)(?:Amount|Fee)Input$/],
    ['addresses', /^StableAddress$/],
  ])('%s tries every operation whose body has one', (name, component) => {
    const check = CHECKS.find((each) => each.name === name);
    const having = operations.filter(({ body }) =>
      [...componentsBelow(body?.schema)].some((each) => component.test(each)),
    );
    expect(having.length).toBeGreaterThan(1);
    const tried = operations.filter((operation) => check?.appliesTo(operation) === true);
    expect(tried.map(({ id }) => id)).toEqual(having.map(({ id }) => id));
  });
});

describe('the fields of a body', () => {
  const request = { $ref: '#/components/schemas/CreatePaymentRouteRequest' };
  const toAud = {
    direction: 'stablecoin_to_aud',
    source: { asset: 'USDC', network: 'base' },
    destination: { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName: 'R' },
  };
  const pathsOf = (fields: ReturnType<typeof fieldsOf>): string[] => fields.map(({ path }) => path.join('.'));

  it('are those of all variants, and of the one that a body is', () => {
    const [all, own] = [fieldsOf(document, request), fieldsFor(document, request, toAud)];
    expect(pathsOf(all)).toEqual(expect.arrayContaining(['destination.address', 'source.network']));
    expect(pathsOf(all).filter((path) => path === 'limits.max')).toHaveLength(2);
    expect(pathsOf(own)).not.toContain('destination.address');
    expect(pathsOf(own).filter((path) => path === 'limits.max')).toHaveLength(1);
  });

  it('are those of the variant whose words a body has', () => {
    const faults = { $ref: '#/components/schemas/InjectFaultsRequest' };
    const ofCalls = fieldsFor(document, faults, { provider: 'api', fault: 'slow', count: 1 });
    const ofBank = fieldsFor(document, faults, { provider: 'bank', fault: 'reject', count: 1 });
    expect([ofCalls, ofBank].map((fields) => pathsOf(fields).includes('operationId'))).toEqual([true, false]);
  });

  it('tell an amount of dollars from one of a stablecoin, and a rate from both', () => {
    const amounts = operations.flatMap((operation) =>
      fieldsOfKind(operation, isAmount).map((field) => [
        `${operation.id} ${field.key}`,
        assetOfAmount(field, null),
      ]),
    );
    expect(Object.fromEntries(amounts)).toMatchObject({
      'createPayout /amount': 'AUD',
      'createWithdrawal /amount': 'USDC',
      'replaceDeveloperFees /transfer/flatAud': 'AUD',
      'createPaymentRoute <1>/limits/min': 'USDC',
    });
    expect(amounts.map(([name]) => name).filter((name = '') => name.startsWith('pinRate'))).toEqual([]);
  });

  it('are put where they belong, with what the schema requires around them', () => {
    const limited = putField(document, request, toAud, ['limits', 'max'], '1');
    expect(limited).toEqual({ ...toAud, limits: { max: '1' } });
    const configure = { $ref: '#/components/schemas/ConfigureSandboxRequest' };
    const put = putField(document, configure, { reason: 'r' }, ['limits', 'rules', 0, 'minimum'], '1');
    const rule = valueAt(put, 'limits', 'rules', 0);
    expect(isObject(rule) && Object.keys(rule).sort()).toEqual(
      ['action', 'asset', 'maximum', 'minimum', 'operation', 'window'].sort(),
    );
  });
});
