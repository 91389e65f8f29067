import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { runSuite, type SuiteRun } from '../run-suite.ts';
import { startTrial } from '../self-trial.ts';
import { startStranger, type Nonsense, type Stranger } from './stranger-proxy.ts';
import { finderOf, operationsOf, without, type Document, type Listed } from './without.ts';

export interface StrangerOptions {
  /** Operations, by a pattern of their ids. */
  readonly operations: RegExp;
  readonly kinds: readonly Nonsense[];
  /** Every so many of them only. */
  readonly every: number;
  /** Names of checks, with commas; all if it is left out. */
  readonly only?: string;
  readonly seed: number;
}

interface Row {
  readonly name: string;
  readonly isAsExpected: boolean;
  readonly seconds: string;
  readonly verdict: string;
}

const REPORT = '.reports/strangers';

async function readDocument(name: string): Promise<Document> {
  return JSON.parse(await readFile(`generated/${name}`, 'utf8')) as Document;
}

function show({ name, isAsExpected, seconds, verdict }: Row): void {
  console.log(
    `${isAsExpected ? 'ok    ' : 'WRONG '} ${name.padEnd(44)} ${seconds.padStart(6)} s  ${verdict}`,
  );
}

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(', ');

/** Judged as it should be if the run has a report, and that names the operation and no mistake of the suite. */
function judgeNonsense(name: string, operation: string, { report, output }: SuiteRun): Row {
  if (report === undefined) {
    const last = output.trim().split('\n').at(-1) ?? '';
    return { name, isAsExpected: false, seconds: '-', verdict: `no report: ${last}` };
  }
  const isNamed = report.failures.some((failure) => failure.operation === operation);
  const besides = distinct(
    report.failures.map((failure) => failure.operation).filter((id) => id !== operation),
  );
  const mistakes = distinct(report.mistakes.map(({ check, message }) => `${check}: ${message}`));
  return {
    name,
    isAsExpected: isNamed && report.mistakes.length === 0,
    seconds: (report.durationMs / 1000).toFixed(0),
    verdict: `${report.verdict}${besides === '' ? '' : ` Besides: ${besides}.`}${mistakes === '' ? '' : ` MISTAKES: ${mistakes}`}`,
  };
}

/** Judged as it should be if nothing is called broken. */
function judgePartial(name: string, { report, output }: SuiteRun): Row {
  if (report === undefined) {
    const last = output.trim().split('\n').at(-1) ?? '';
    return { name, isAsExpected: false, seconds: '-', verdict: `no report: ${last}` };
  }
  const alarms = [...report.failures, ...report.mistakes].map(
    ({ check, operation, message }) => `${operation} [${check}] ${message}`,
  );
  return {
    name,
    isAsExpected: alarms.length === 0,
    seconds: (report.durationMs / 1000).toFixed(0),
    verdict: [report.verdict, ...alarms.slice(0, 12)].join('\n         '),
  };
}

/** Runs the suite against this server, behind a proxy that makes a stranger of it. */
async function meet(
  { only, seed }: StrangerOptions,
  stranger: Stranger,
  judge: (run: SuiteRun) => Row,
  document: readonly string[] = [],
): Promise<boolean> {
  const trial = await startTrial({
    database: 'sqlite',
    keys: 'all',
    processes: 1,
    variables: { CORRIDOR_STEP_MS: '0' },
  });
  try {
    const [, target = '', , ...keys] = trial.options;
    const proxy = await startStranger(target, stranger);
    try {
      const some = only === undefined ? [] : ['--only', only];
      const options = ['--base-url', proxy.url, ...keys, ...document, '--seed', String(seed), ...some];
      const row = judge(await runSuite(options, REPORT));
      show(row);
      return row.isAsExpected;
    } finally {
      await proxy.close();
    }
  } finally {
    await trial.stop();
  }
}

/** One operation after the other answers by nonsense. The exit code. */
export async function judgeNonsenseOfAll(options: StrangerOptions): Promise<number> {
  const documents = [await readDocument('openapi.json'), await readDocument('console.json')];
  const operations = documents.flatMap(operationsOf);
  const find = finderOf(operations);
  const cases = operations
    .filter(({ operationId }) => options.operations.test(operationId))
    .flatMap(({ operationId }) => options.kinds.map((kind) => ({ operationId, kind })))
    .filter((_each, index) => index % options.every === 0);
  let wrong = 0;
  for (const { operationId, kind } of cases) {
    const nonsenseFor = (method: string, path: string): Nonsense | undefined =>
      find(method, path)?.operationId === operationId ? kind : undefined;
    const name = `${operationId}: ${kind}`;
    const isRight = await meet(options, { nonsenseFor }, (run) => judgeNonsense(name, operationId, run));
    if (!isRight) wrong++;
  }
  console.log(`${cases.length - wrong} of ${cases.length} were as they should be`);
  return wrong === 0 ? 0 : 1;
}

/** What a document can lack: each of its tags, each control call, and all of these. */
function lacksOf(operations: readonly Listed[]): Map<string, (operation: Listed) => boolean> {
  const tags = [...new Set(operations.flatMap(({ tags: own }) => own))];
  const isControl = ({ path }: Listed): boolean => path.startsWith('/v1/sandbox/');
  return new Map([
    ['every control call', isControl],
    ...tags.map((tag) => [`the tag ${tag}`, ({ tags: own }: Listed) => own.includes(tag)] as const),
    ...operations
      .filter(isControl)
      .map(({ operationId }) => [operationId, (each: Listed) => each.operationId === operationId] as const),
  ]);
}

const GIVEN = '.reports/strangers-document.json';

/** A document that the server does not serve is given to the suite. */
async function givenDocument(
  whole: Document,
  isGone: (operation: Listed) => boolean,
): Promise<readonly string[]> {
  if (!operationsOf(whole).some((each) => each.operationId === 'getContract' && isGone(each))) return [];
  await mkdir('.reports', { recursive: true });
  await writeFile(GIVEN, JSON.stringify(without(whole, (each) => !isGone(each))));
  return ['--contract', GIVEN];
}

/** The document lacks one part after the other, and the server too. The exit code. */
export async function judgePartialDocuments(options: StrangerOptions): Promise<number> {
  const whole = await readDocument('openapi.json');
  const operations = operationsOf(whole);
  const find = finderOf(operations);
  const cases = [...lacksOf(operations)]
    .filter(([name]) => options.operations.test(name))
    .filter((_each, index) => index % options.every === 0);
  let wrong = 0;
  for (const [name, isGone] of cases) {
    const stranger: Stranger = {
      documentFor: (document) => without(document, (each) => !isGone(each)),
      knows: (method, path) => {
        const operation = find(method, path);
        return operation === undefined || !isGone(operation);
      },
    };
    const document = await givenDocument(whole, isGone);
    if (!(await meet(options, stranger, (run) => judgePartial(`without ${name}`, run), document))) wrong++;
  }
  console.log(`${cases.length - wrong} of ${cases.length} without a false alarm`);
  return wrong === 0 ? 0 : 1;
}
