import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readTestSeed } from '../../src/testing/test-seed.ts';
import type { SuiteReport } from '../conformance/run-suite.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { judgeReadmeRun } from './judge-readme-run.ts';
import { readReadmeLine } from './read-readme-line.ts';
import { runWatched } from './run-watched.ts';
import type { PartResult, TestPart } from './test-part.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const REPORT = `${ROOT}.reports/conformance/report.json`;

/** One sequence of each model: what they promise is the same, and other runs try more of them. */
const SEQUENCES = { CORRIDOR_PROPERTY_RUNS: '1' };

async function runLine(line: string): Promise<{ readonly exitCode: number; readonly output: string }> {
  let output = '';
  const code = await runWatched(['bash', '-c', line], {
    variables: SEQUENCES,
    hear: (text) => (output += text),
  });
  return { exitCode: code ?? 1, output };
}

/** The suite judges what is answered; what the server's second reading finds would be in its log, which callers do not see. */
const UNGUARDED = { CORRIDOR_CONTRACT_GUARD: 'off' };

/** Judges a new sandbox by the README's own line, with the one key that it prints. */
async function runReadmeLine(): Promise<PartResult> {
  const sandbox = await startSandbox(undefined, UNGUARDED);
  try {
    const line = readReadmeLine(await readFile(`${ROOT}README.md`, 'utf8'), {
      'http://localhost:3000': sandbox.url,
      'sk_sandbox_…': sandbox.secretKey,
    });
    await rm(REPORT, { force: true });
    const { exitCode, output } = await runLine(`${line} --seed ${readTestSeed()}`);
    const text = await readFile(REPORT, 'utf8').catch(() => {
      throw new Error(`The run left no report:\n${output}`);
    });
    const result = judgeReadmeRun(JSON.parse(text) as SuiteReport, exitCode);
    for (const failure of result.failures ?? []) console.error(failure);
    console.log(`conformance by one key: ${result.passed} held, ${result.failed} failed`);
    return result;
  } finally {
    await sandbox.stop();
  }
}

export const readmeLinePart: TestPart = { name: 'conformance by one key', run: runReadmeLine };
