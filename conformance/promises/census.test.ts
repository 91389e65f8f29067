import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parseJson, type Json } from '../json/json.ts';
import { CHECKS } from '../suite/check-list.ts';
import { EXCHANGE_CHECK, OPENING_CHECK, RECORD_CHECK } from '../suite/session.ts';
import { sentencesOf, takeCensus } from './census.ts';

const STANDING = [EXCHANGE_CHECK, RECORD_CHECK, OPENING_CHECK];

const read = async (path: string): Promise<Json> => parseJson(await readFile(path, 'utf8')) ?? null;

const census = async () =>
  takeCensus(await read('generated/openapi.json'), await read('generated/console.json'));

it('says of each sentence of the contract who would notice, or why no caller could', async () => {
  const { promises, unassigned } = await census();
  expect(unassigned).toEqual([]);
  expect(promises.length).toBeGreaterThan(1_000);
});

it('names checks that exist', async () => {
  const { promises } = await census();
  const known = new Set([...CHECKS.map(({ name }) => name), ...STANDING]);
  const unknown = promises.flatMap(({ checks = [] }) => checks).filter((name) => !known.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

it('leaves no check without a sentence', async () => {
  const { promises } = await census();
  const named = new Set(promises.flatMap(({ checks = [] }) => checks));
  expect(CHECKS.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

it('is written to promises.json as it is (npm run promises)', async () => {
  const { promises } = await census();
  expect(await read('conformance/promises.json')).toEqual({ promises });
});

it('cuts a description into its sentences', () => {
  expect(sentencesOf('**Two of them.** One is `a.b`. Two\nis 1.50 AUD; it goes on. ')).toEqual([
    'One is `a.b`.',
    'Two is 1.50 AUD; it goes on.',
  ]);
});
