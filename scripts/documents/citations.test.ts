import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['src', 'spec', 'scripts', 'conformance', 'cli', 'trials', 'bench', 'docs', 'generated'];

interface Citation {
  readonly file: string;
  readonly text: string;
  readonly parts: readonly string[];
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path);
  });
}

const files = [
  ...FOLDERS.flatMap(filesBelow),
  ...readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
];
const names = new Set(files.map((file) => basename(file)));

/** Files that people write, without this one: it is full of citations that lead nowhere. */
const written = files.filter(
  (file) =>
    /\.(?:ts|js|mjs|sql|yaml|md)$/.test(file) &&
    !file.startsWith('generated/') &&
    !import.meta.filename.endsWith(file),
);

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** As running text: what goes on in the next line, of a comment too, goes on in the same sentence. */
const running = (text: string): string => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#|--)?[ \t]*/g, ' ');

const whole = new Map(written.map((file) => [file, running(read(file))]));

const comments = new Map(
  written
    .filter((file) => /\.(?:ts|js|mjs)$/.test(file))
    .map((file) => {
      const found = read(file).match(/\/\*[\s\S]*?\*\/|(?<![:'"`/\\\w])\/\/ .*(?:\n[ \t]*\/\/ .*)*/g) ?? [];
      return [file, running(found.join('\n\n'))];
    }),
);

function cited(pattern: RegExp, texts: ReadonlyMap<string, string> = whole): Citation[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([words, ...parts]) => ({ file, text: words, parts })),
  );
}

function expectAll(citations: readonly Citation[], resolves: (...parts: readonly string[]) => boolean): void {
  expect(citations.length).toBeGreaterThan(0);
  const lost = citations.filter(({ parts }) => !resolves(...parts));
  expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
}

it('no page is cited that is kept elsewhere', () => {
  const elsewhere = [
    ...cited(/interface decisions|\binterface, section|\/work\/|\bissue #?\d/gi),
    // Where chance comes from a seed, code says so; in a comment's brackets it would be a page.
    ...cited(/\(seed\b|\bthe seed (?:says|shows|lists|supports)/gi, comments),
  ];
  expect(elsewhere).toEqual([]);
});

it('sections are cited of public standards alone', () => {
  expectAll(cited(/(\bRFC \d+, )?(?:\bsections? \d|§)/g), (standard = '') => standard !== '');
});

it('decisions that are cited were taken', () => {
  const taken = readdirSync(join(ROOT, 'docs/adr')).map((name) => Number(name.slice(0, 4)));
  expectAll(cited(/\b(?:ADR|decisions?) (\d+)\b/gi), (number) => taken.includes(Number(number)));
});

it('files that comments name are there', () => {
  expectAll(
    cited(/(?<![\w./*{}…-])((?:[\w.-]+\/)*[a-zA-Z][\w.-]*\.(?:ts|mjs|sql|yaml|md))(?![\w*/])/g, comments),
    (path = '') => (path.includes('/') ? existsSync(join(ROOT, path)) : names.has(path)),
  );
});

it('what comments cite of the contract stands in it', () => {
  const contract = read('generated/openapi.json');
  expectAll(cited(/`([\w-]+\.)*([\w-]+)` in the contract/g, comments), (_first, last = '') =>
    new RegExp(`"${last}"|\`${last}\``).test(contract),
  );
  expectAll(cited(/\b([a-z]\w+) in the contract\b/g, comments), (operationId = '') =>
    contract.includes(`"operationId": "${operationId}"`),
  );
  expectAll(
    cited(/"([A-Z][\w ]+)" in (?:spec\/openapi\.yaml|the contract's description)/g, comments),
    (paragraph = '') => contract.includes(`**${paragraph}`),
  );
});

it('headings that comments cite are there', () => {
  expectAll(cited(/([\w/]+\.md), "([^"]+)"/g, comments), (document = '', heading = '') =>
    `${read(document)}\n`.includes(`# ${heading}\n`),
  );
});
