import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCapsule } from '../capsule/capsule.ts';
import { CannotRun } from '../suite/failure.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { htmlReport } from './html-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';

/** Capsules that one run writes at most: a server that breaks everything breaks it in the same few ways. */
const MOST_CAPSULES = 50;

const OWN = ['capsules', 'index.html', 'junit.xml', 'report.json'];

/** @throws CannotRun if the folder cannot be written to, or holds files that are no report */
export async function demandReportFolder(folder: string): Promise<void> {
  let present: string[];
  try {
    await mkdir(folder, { recursive: true });
    present = await readdir(folder);
    const probe = join(folder, 'report.json.writable');
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new CannotRun(`--report ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const strangers = present.filter((name) => !OWN.includes(name));
  if (strangers.length > 0)
    throw new CannotRun(`--report ${folder} holds other files: ${strangers.slice(0, 3).join(', ')}`);
}

/**
 * Writes report.json, junit.xml, index.html and a capsule for each failure into a folder.
 * Answers the paths of the capsules.
 */
export async function writeReports(result: RunResult, folder: string): Promise<string[]> {
  const capsules = join(folder, 'capsules');
  await rm(capsules, { recursive: true, force: true });
  await mkdir(capsules, { recursive: true });
  const report = jsonReport(result);
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), junitReport(report));
  await writeFile(join(folder, 'index.html'), htmlReport(report));
  const paths: string[] = [];
  for (const [index, failure] of result.session.failures.slice(0, MOST_CAPSULES).entries()) {
    const operation = failure.operation.replaceAll(/[^A-Za-z0-9]+/g, '-');
    const path = join(capsules, `${String(index + 1).padStart(2, '0')}-${failure.check}-${operation}.json`);
    await writeFile(path, `${JSON.stringify(makeCapsule(failure, result.seed), null, 1)}\n`);
    paths.push(path);
  }
  return paths;
}
