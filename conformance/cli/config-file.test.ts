import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConfigFile } from './config-file.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: unknown): string {
  const path = join(folder, 'suite.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const whole = new Command().option('--base-url <url>').option('--only <checks>').option('--strict');
for (const option of whole.options) option.env(`SUITE_${option.name().toUpperCase().replace('-', '_')}`);

const narrow = new Command().option('--base-url <url>').option('--strict');

const expand = (argv: readonly string[], env: NodeJS.ProcessEnv = {}, command = whole): string[] =>
  withConfigFile({ all: whole, command }, argv, env);

it('adds what the file says to what the command line says', () => {
  const path = written({ 'base-url': ['http://one', 'http://two'], strict: true });
  const words = ['node', 'suite', '--config', path];
  expect(expand(words)).toEqual([
    ...words,
    '--base-url',
    'http://one',
    '--base-url',
    'http://two',
    '--strict',
  ]);
  expect(expand(['node'], { CORRIDOR_CONFORMANCE_CONFIG: path })).toContain('--strict');
});

it('lets the command line and the environment win', () => {
  const path = written({ 'base-url': 'http://file', only: 'ledger', strict: false });
  const words = [`--config=${path}`, '--only', 'links'];
  expect(expand(words)).toEqual([...words, '--base-url', 'http://file']);
  expect(expand(words, { SUITE_BASE_URL: 'http://environment' })).toEqual(words);
});

it('leaves out what the command does not take', () => {
  const words = ['replay', '--config', written({ only: 'ledger', strict: true })];
  expect(expand(words, {}, narrow)).toEqual([...words, '--strict']);
});

it.each([
  ['no file', undefined, 'cannot be read'],
  ['no JSON', 'strict', 'holds no JSON object'],
  ['an option that there is not', { stric: true }, 'has "stric", which is no option'],
  [
    'a value of no option',
    { strict: { really: true } },
    'gives strict neither text, number, list nor switch',
  ],
])('refuses %s in one sentence', (_what, content, message) => {
  const path = content === undefined ? join(folder, 'absent.json') : written(content);
  expect(() => expand(['--config', path])).toThrow(message);
});
