import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

const REDOCLY = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

const RULES = [
  'bounded-text',
  'plain-pattern',
  'wide-integer',
  'no-null-alone',
  'free-name',
  'shown-body',
  'decided-choice',
];

/** Each line that a rule is to find is marked with its name. */
const DOCUMENT = `openapi: 3.1.0
info: { title: Sample, version: 1.0.0 }
paths:
  /things:
    post:
      operationId: createThing
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { name: { $ref: '#/components/schemas/Bounded' } } } # shown-body
          application/pdf:
            schema: { type: string, maxLength: 9 }
      responses:
        '200':
          description: Well.
          content:
            application/json:
              schema: { oneOf: [{ $ref: Configuration.yaml }] }
              example: x
        '201':
          description: Well.
          content:
            application/json:
              schema: { oneOf: [{ $ref: NewThing.yaml }] , anyOf: [{ $ref: NewOther.yaml }] }
              example: x
components:
  schemas:
    Bounded: { type: string, maxLength: 3, pattern: '^[a-z]+$' }
    Word: { type: string, enum: [a, b] }
    Unbounded: { type: [string, 'null'] } # bounded-text
    Ahead: { type: string, maxLength: 3, pattern: '^(?! )' } # plain-pattern
    Lone: { type: string, maxLength: 3, pattern: '^[^\\uD800-\\uDFFF]+$' } # plain-pattern
    Time: { type: string, maxLength: 24, format: date-time, pattern: 'Z$' } # plain-pattern
    Exact: { type: string, maxLength: 24, format: date-time, x-exact: { pattern: 'Z$' } }
    Count: { type: integer, minimum: 0, maximum: 2147483647 }
    Wide: { type: [integer, 'null'], minimum: 0, maximum: 2147483648 } # wide-integer
    Wider: { type: integer, format: int64, minimum: 0, maximum: 2147483648 }
    Nothing: { type: 'null' } # no-null-alone
    Circle: { type: object, required: [form], properties: { form: { const: circle }, size: {} } }
    Square: { type: object, required: [form], properties: { form: { const: square }, size: {} } }
    Flat: { type: object, required: [size], properties: { form: { const: square }, size: {} } }
    Shape: { oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }] }
    Vague: { oneOf: [{ $ref: '#/components/schemas/Square' }, { $ref: '#/components/schemas/Flat' }] } # decided-choice
    ByPresence: { oneOf: [{ required: [a], properties: { a: {} } }, { required: [b], properties: { b: {} } }] }
`;

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly location: readonly [
      { readonly source: { readonly ref: string }; readonly start?: { readonly line: number } },
    ];
  }[];
}

let found: readonly string[];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-contract-rules-'));
  try {
    const plugin = fileURLToPath(new URL('contract-rules.js', import.meta.url));
    const rules = Object.fromEntries(RULES.map((rule) => [`contract/${rule}`, 'warn']));
    const configuration = { plugins: [plugin], apis: { all: { root: 'openapi.yaml', rules } } };
    await writeFile(join(folder, 'redocly.yaml'), JSON.stringify(configuration));
    await writeFile(join(folder, 'openapi.yaml'), DOCUMENT);
    for (const name of ['Configuration', 'NewThing', 'Thing', 'NewOther'])
      await writeFile(join(folder, `${name}.yaml`), 'type: string\nmaxLength: 3\n');
    const words = [REDOCLY, 'lint', 'all', '--format', 'json'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder, env });
    const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
    found = problems.map(
      ({ ruleId, location: [{ source, start }] }) => `${ruleId} ${source.ref}:${start?.line ?? 1}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('finds what is marked, at its file and line, and nothing else, all in one run', () => {
  const marked = DOCUMENT.split('\n').flatMap((line, index) => {
    const [, rule] = / # ([a-z-]+)$/.exec(line) ?? [];
    return rule === undefined ? [] : [`contract/${rule} openapi.yaml:${index + 1}`];
  });
  const named = ['Configuration', 'NewThing'].map((name) => `contract/free-name ${name}.yaml:1`);
  expect([...found].sort()).toEqual([...marked, ...named].sort());
});

it('has every rule switched on for what people write', async () => {
  const configuration = await readFile(new URL('../../redocly.yaml', import.meta.url), 'utf8');
  for (const rule of RULES) expect(configuration).toContain(`contract/${rule}: error`);
});
