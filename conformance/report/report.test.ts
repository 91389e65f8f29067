import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import type { Failure } from '../suite/failure.ts';
import type { Cell } from '../suite/run-check.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { sessionOn } from '../suite/test-session.ts';
import { badge } from './badge.ts';
import { compareReports, presentComparison, readReport } from './compare.ts';
import { htmlReport } from './html/page.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { countsOf, verdictOf } from './verdict.ts';
import { demandReportFolder, writeReports } from './write-reports.ts';

const exchange: Exchange = {
  number: 1,
  operationId: 'createPayout',
  intent: 'valid',
  caller: 'tenant',
  baseUrl: 'http://localhost/',
  request: { method: 'POST', target: '/v1/x', headers: { Authorization: 'Bearer sk_secret' }, body: '{}' },
  response: { status: 201, headers: new Map(), bodyText: '<b>&</b>', json: undefined },
  failure: undefined,
  startedAt: 0,
  endedAt: 1,
};

const failure = (message: string): Failure => ({
  check: 'payout-rules',
  operation: 'createPayout',
  message,
  exchanges: [exchange],
});

interface Parts {
  readonly cells: readonly (readonly [check: string, operation: string, outcome: Cell['outcome']])[];
  readonly failures?: readonly Failure[];
  readonly mistakes?: readonly Failure[];
  readonly stopped?: string;
}

async function resultOf({ cells, failures = [], mistakes = [], stopped }: Parts): Promise<RunResult> {
  const session = await sessionOn('http://localhost');
  for (const each of failures) session.fail(each);
  session.mistakes.push(...mistakes);
  const names = [...new Set(cells.map(([check]) => check))];
  return {
    seed: 7,
    baseUrls: ['http://localhost'],
    session,
    results: names.map((name) => ({
      check: {
        name,
        title: `What ${name} says`,
        source: 'given',
        appliesTo: () => true,
        run: async () => undefined,
      },
      cells: cells
        .filter(([check]) => check === name)
        .map(([check, operation, outcome]) => ({
          check,
          operation,
          outcome,
          ...(outcome === 'not tried' ? { reason: 'no --step-up-token was given' } : { durationMs: 12 }),
        })),
      durationMs: 20,
    })),
    startedAt: '2026-11-29T00:00:00.000Z',
    durationMs: 1_234.5,
    contract: { title: 'Corridor', version: '1.0.0', sha256: 'a'.repeat(64) },
    stopped,
    troubles: [],
  };
}

const HELD = ['a', 'x', 'held'] as const;
const UNTRIED = ['b', 'x', 'not tried'] as const;

it.each<[string, Parts]>([
  ['The one check held.', { cells: [HELD] }],
  ['All 2 checks held.', { cells: [HELD, ['b', 'x', 'held']] }],
  ['1 held, 1 not tried.', { cells: [HELD, UNTRIED] }],
  ['1 held (1 in part).', { cells: [HELD, ['a', 'y', 'not tried']] }],
  [
    '1 check broken, 1 held, 1 not tried.',
    { cells: [HELD, UNTRIED, ['c', 'x', 'broken'], ['c', 'y', 'held']] },
  ],
  ['1 held, 1 mistake of the suite.', { cells: [HELD], mistakes: [failure('it threw')] }],
  ['Not finished: 1 held, 1 not tried.', { cells: [HELD, UNTRIED], stopped: 'The run was interrupted' }],
])('the headline says what was tried and what was not: %s', async (headline, parts) => {
  expect(verdictOf(await resultOf(parts))).toBe(headline);
});

it('a check that broke anywhere has not held', async () => {
  const counts = countsOf(await resultOf({ cells: [HELD, ['a', 'y', 'broken'], ['a', 'z', 'not tried']] }));
  expect(counts).toEqual({ held: 0, inPart: 0, broken: 1, notTried: 0 });
});

const BROKEN: Parts = {
  cells: [HELD, UNTRIED, ['payout-rules', 'createPayout', 'broken']],
  failures: [
    failure('payout pay_01m8k4y375ey18bs3jq3p30msg shows <script>alert(1)</script>'),
    failure('payout pay_01m8k5e0qve0nsmgs99g636vzw shows <script>alert(2)</script>'),
  ],
  mistakes: [failure('it threw')],
};

it('report.json has the form that its schema describes, and no key', async () => {
  const report: unknown = JSON.parse(JSON.stringify(jsonReport(await resultOf(BROKEN), ['--strict'])));
  const schema = JSON.parse(
    await readFile(new URL('../report.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  const validate = ajv.compile(schema);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  expect(JSON.stringify(report)).not.toContain('sk_secret');
});

it('the page shows failures that differ in identifiers as one, escapes what a server says, and names the capsule', async () => {
  const html = htmlReport(jsonReport(await resultOf(BROKEN), []));
  expect(html).toContain('2 times alike');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('replay capsules/01-payout-rules-createPayout.json');
  expect(html).toContain('no --step-up-token was given');
  expect(html).toContain('Mistakes of the suite');
});

it('JUnit has a case for each operation with its time, a skip with its reason, and an error for a mistake', async () => {
  const xml = junitReport(jsonReport(await resultOf(BROKEN), []));
  expect(xml).toContain('<testcase classname="a" name="x" time="0.012">');
  expect(xml).toContain('<skipped message="no --step-up-token was given"/>');
  expect(xml).toContain('<failure message="payout pay_01m8k4y375ey18bs3jq3p30msg shows &lt;script&gt;');
  expect(xml).toContain('<error message="it threw"/>');
});

it.each<[string, Parts]>([
  ['1 held', { cells: [HELD] }],
  ['1 held, 1 not tried', { cells: [HELD, UNTRIED] }],
  ['1 broken', BROKEN],
  ['not finished', { cells: [HELD], stopped: 'gone' }],
])('the badge says %s', async (text, parts) => {
  expect(badge(jsonReport(await resultOf(parts), []))).toContain(`conformance: ${text}</title>`);
});

it('a comparison says what broke newly, was mended, and is tried now or not tried now', async () => {
  const read = async (parts: Parts) => readReport(JSON.stringify(jsonReport(await resultOf(parts), [])));
  const older = await read({
    cells: [HELD, ['a', 'y', 'broken'], ['b', 'x', 'not tried'], ['c', 'x', 'held'], ['d', 'x', 'held']],
  });
  const newer = await read({
    cells: [
      ['a', 'x', 'broken'],
      ['a', 'y', 'held'],
      ['b', 'x', 'held'],
      ['c', 'x', 'not tried'],
    ],
  });
  expect(compareReports(older, newer)).toEqual({
    newlyBroken: ['x × a'],
    mended: ['y × a'],
    newlyTried: ['x × b'],
    notTriedNow: ['x × c', 'x × d'],
  });
  expect(presentComparison(compareReports(older, older))).toContain('the same');
  expect(() => readReport('{"format":2}')).toThrow('no report of format 1');
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a folder with other files is refused before anything is written, and one with an earlier report is taken', async () => {
  await demandReportFolder(folder);
  await writeReports(await resultOf(BROKEN), folder, []);
  expect((await readdir(folder)).toSorted()).toEqual([
    'badge.svg',
    'capsules',
    'index.html',
    'junit.xml',
    'report.json',
  ]);
  await demandReportFolder(folder);
  await writeFile(join(folder, 'thesis.md'), '');
  await expect(demandReportFolder(folder)).rejects.toThrow('holds other files: thesis.md');
  await writeFile(join(folder, 'file'), '');
  await expect(demandReportFolder(join(folder, 'file'))).rejects.toThrow('--report');
});
