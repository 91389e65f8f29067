import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MOST_CONNECTIONS } from '../../src/db/connection.ts';
import { CONNECTION_SETTINGS } from '../../src/db/drivers/open-postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const documentsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const documents = ['.', 'docs', 'docs/operating', 'docs/adr'].flatMap(documentsIn);

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links to documents that are there', () => {
    const links = found(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
  });

  it('links to headings that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
    const isLost = ([, path = '', fragment = '']: RegExpExecArray): boolean => {
      const page = path === '' ? document : join(dirname(document), path);
      return !found(read(page), /^#+ (.+)$/gm).some((heading) => fragmentOf(heading) === fragment);
    };
    expect(links.filter(isLost).map(([link]) => link)).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const paths = found(
      text,
      /(?:^|[\s`(])((?:src|spec|scripts|conformance|cli|trials|bench|docs|generated)\/[\w./-]*)/gm,
    );
    const isMissing = (path: string): boolean => !existsSync(join(ROOT, path.replace(/[.]$/, '')));
    expect(paths.filter(isMissing)).toEqual([]);
  });

  it('names scripts that npm knows', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = found(text, /npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('the page of the configuration explains every variable, and no other', () => {
  const files = readdirSync(join(ROOT, 'src/config')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const sources = files.map((name) => read(`src/config/${name}`)).join('\n');
  const variables = found(
    sources,
    /'((?:CORRIDOR_[A-Z_]+)|PORT|DATABASE_URL|DATABASE_READ_URL|TRUST_PROXY)'/g,
  );
  const explained = found(read('docs/operating/configuration.md'), /^\| `([A-Z_]+)` +\|/gm);
  expect(explained.sort()).toEqual([...new Set(variables)].sort());
});

it('the operating pages say how many connections a server opens, and what has to be set behind a pooler', () => {
  const text = documentsIn('docs/operating').map(read).join('\n');
  expect(found(text, /A server opens up to (\d+)/g)).toEqual([String(MOST_CONNECTIONS)]);
  expect(found(text, /`default_pool_size` of (\d+)/g)).toEqual([String(MOST_CONNECTIONS)]);
  const shown = [...text.matchAll(/^ *alter role corridor set (\w+) = '(\w[\w ]*)';$/gm)];
  const asked = CONNECTION_SETTINGS.map((setting) => setting.replace(/^(\w+_timeout=\d+)$/, '$1ms'));
  expect(shown.map(([, name = '', value = '']) => `${name}=${value}`)).toEqual(asked);
});

it('the changelog names every operation of the contract', () => {
  const operations = found(read('generated/operations.ts'), /^ {4}operationId: ['"](\w+)['"]/gm);
  const changelog = read('CHANGELOG.md');
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.filter((operationId) => !changelog.includes(`\`${operationId}\``))).toEqual([]);
});

it('each decision says how it stands, what it was about, what was decided and weighed, and what follows', () => {
  const headings = documentsIn('docs/adr').map((document) => found(read(document), /^## (.+)$/gm));
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings)
    expect(heading).toEqual(['Status', 'Context', 'Decision', 'Alternatives', 'Consequences']);
});
