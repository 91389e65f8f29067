import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readContract } from '../../../conformance/contract/contract.ts';
import { isObject, parseJson, type JsonObject } from '../../../conformance/json/json.ts';
import type { ProxiedMutant, ProxiedResponse } from '../../../trials/mutants/proxied-mutant.ts';
import { drawMutations } from './draw-mutations.ts';
import { MUTATIONS } from './mutations.ts';

async function drawn(sample: number, seed: number): Promise<ProxiedMutant[]> {
  const document = parseJson(await readFile('generated/openapi.json', 'utf8'));
  if (!isObject(document)) throw new Error('The generated document is no object');
  const promises = [{ place: 'listPayouts', sentence: 'Lists them.', checks: ['overview', 'exchange'] }];
  return drawMutations(readContract(document), promises, { sample, seed });
}

const PAGE: JsonObject = {
  data: [
    { id: 'pay_2', amount: '2.50', createdAt: '2026-01-02T00:00:00.000Z', isOpen: true },
    { id: 'pay_1', amount: '1.50', createdAt: '2026-01-01T00:00:00.000Z', isOpen: true },
  ],
};

it('draws the same faults by the same seed, each once', async () => {
  const names = async (seed: number): Promise<string[]> => (await drawn(40, seed)).map(({ id }) => id);
  const first = await names(1);
  expect(await names(1)).toEqual(first);
  expect(await names(2)).not.toEqual(first);
  expect(new Set(first).size).toBe(40);
});

it('tries the checks of the sentences of an operation, and those of every operation', async () => {
  const found = (await drawn(400, 1)).find(({ concerns }) => concerns[0] === 'listPayouts');
  expect(found?.checks).toEqual(['plain-success', 'pagination', 'filters', 'links', 'overview']);
});

it.each(MUTATIONS.map(({ name }) => [name, name] as const))('%s changes an answer', (_what, name) => {
  const mutation = MUTATIONS.find((each) => each.name === name);
  const operation = { success: { headers: new Map([['link', {}]]) } } as never;
  const response = (json: JsonObject): ProxiedResponse => ({
    status: 200,
    headers: { link: '<next>' },
    json: structuredClone(json),
    text: '',
  });
  const circumstances = {
    operation,
    part: 0,
    memory: new Map<string, unknown>(),
    request: { target: '/' } as never,
  };
  // What is stale shows at the second answer of a place.
  mutation?.mutate(response({ data: [] }), circumstances);
  const changed = response(PAGE);
  mutation?.mutate(changed, circumstances);
  expect(changed).not.toEqual(response(PAGE));
});
