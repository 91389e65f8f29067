import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotedStatements, readNotedStatements } from './noted-statements.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-statements-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('keeps each statement that can be planned once, over several files of tests', () => {
  const noted = new NotedStatements();
  const texts = [
    'select 1',
    'begin',
    ' with a as (select 1)\nselect * from a',
    'select 1',
    'set local x = 1',
  ];
  for (const text of texts) noted.note(text);
  noted.save(folder);
  for (const text of ['select 1', 'delete from probes', 'create table probes (id text)']) noted.note(text);
  noted.save(folder);
  noted.save(folder);
  expect(readNotedStatements(folder)).toEqual([
    ' with a as (select 1)\nselect * from a',
    'delete from probes',
    'select 1',
  ]);
});

it('reads nothing of a run that noted nothing', () => {
  expect(readNotedStatements(join(folder, 'none'))).toEqual([]);
});
