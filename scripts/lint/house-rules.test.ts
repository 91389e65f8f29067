import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

const OXLINT = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

interface Rule {
  readonly refused: readonly string[];
  readonly taken: readonly string[];
}

const RULES: Readonly<Record<string, Rule>> = {
  'no-timed-verdict': {
    refused: [
      'expect(performance.now() - since).toBeLessThan(1_000);',
      'expect(Math.round(performance.now() - since)).toBeLessThanOrEqual(1_000);',
      'expect(Math.abs(told - Date.now())).toBeLessThan(60_000);',
      'expect(performance.now() - since).not.toBeGreaterThan(1_000);',
      'expect.soft(process.hrtime.bigint() - since).toBeLessThan(1n);',
      'const took = performance.now() - since; expect(took).toBeGreaterThan(50);',
      'const leftMs = end - Date.now(); it("ends", () => { expect(leftMs).toBeCloseTo(300_000); });',
    ],
    taken: [
      'const before = Date.now(); make(); expect(before).toBeLessThanOrEqual(made.at);',
      'expect(made.at).toBeLessThanOrEqual(Date.now());',
      'expect(performance.now() - since).toBe(5);',
      'expect(bytes - before).toBeLessThan(100);',
      'const took = clock.now - since; expect(took).toBeLessThan(100);',
    ],
  },

  'passed-clock': {
    refused: ['new Date();', 'Date();', 'Date.now();'],
    taken: ['new Date(moment);', 'clock.now();', 'Date.parse(text);'],
  },

  'passed-chance': {
    refused: [
      'Math.random();',
      'crypto.randomUUID();',
      "import { randomBytes } from 'node:crypto';",
      "import crypto from 'node:crypto';",
      "import * as all from 'node:crypto';",
      "import { createHash, randomInt } from 'node:crypto';",
    ],
    taken: [
      "import { createHash } from 'node:crypto';",
      "import type { webcrypto } from 'node:crypto';",
      'const crypto = context.chance; crypto.bytes(3);',
      'Math.max(1, 2);',
    ],
  },

  statements: {
    refused: ["db('wallets').select();", "database.reader('wallets');", 'db.raw(text);', 'db.from(rows);'],
    taken: ['selectMatching(db, table, []);', 'database.reader.transaction(read);', "this.reader('x');"],
  },
  'import-ending': {
    refused: ["import { a } from './a.js';", "export * from '../a.js';", "export { a } from './a.js';"],
    taken: ["import { a } from './a.ts';", "import a from 'a/b.js';", 'export const a = 1;'],
  },

  'written-fields': { refused: ['f({ ...{ a: 1 } });'], taken: ['f({ ...rest, a: 1 });'] },

  'every-test': {
    refused: ['it.only();', 'describe.skip();', 'test.todo();'],
    taken: ['it.each();', 'list.skip();'],
  },
};

interface Snippet {
  readonly rule: string;
  readonly code: string;
  readonly isRefused: boolean;
  /** A snippet is a file of its own. */
  readonly file: string;
}

const SNIPPETS: readonly Snippet[] = Object.entries(RULES).flatMap(([rule, { refused, taken }]) =>
  [...refused, ...taken].map((code, index) => ({
    rule,
    code,
    isRefused: index < refused.length,
    file: `${rule}-${index}.ts`,
  })),
);

/** What one run of oxlint finds in all snippets: rules by file. */
async function lint(): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-rules-'));
  try {
    const jsPlugins = [fileURLToPath(new URL('house-rules.js', import.meta.url))];
    const rules = Object.fromEntries(Object.keys(RULES).map((rule) => [`house/${rule}`, 'warn']));
    const config = { jsPlugins, categories: { correctness: 'off' }, rules };
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    for (const { file, code } of SNIPPETS) await writeFile(join(folder, file), code);
    const words = [OXLINT, '--format', 'json', '.'];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return new Set(diagnostics.map(({ filename, code }) => `${code} ${basename(filename)}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let found: ReadonlySet<string>;
beforeAll(async () => {
  found = await lint();
});

it.each(SNIPPETS.filter(({ isRefused }) => isRefused))('$rule refuses $code', ({ rule, file }) => {
  expect(found).toContain(`house(${rule}) ${file}`);
});

it.each(SNIPPETS.filter(({ isRefused }) => !isRefused))('$rule lets pass $code', ({ rule, file }) => {
  expect(found).not.toContain(`house(${rule}) ${file}`);
});
