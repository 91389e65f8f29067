import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCapsule } from '../capsule/capsule.ts';
import { CannotRun } from '../suite/failure.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { capsuleName, MOST_CAPSULES } from './about.ts';
import { badge } from './badge.ts';
import { htmlReport } from './html/page.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';

const OWN = ['badge.svg', 'capsules', 'index.html', 'junit.xml', 'report.json'];

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
 * Writes report.json, junit.xml, index.html, badge.svg and a capsule for each failure into a folder.
 * Answers the paths of the capsules.
 */
export async function writeReports(
  result: RunResult,
  folder: string,
  flags: readonly string[],
): Promise<string[]> {
  const capsules = join(folder, 'capsules');
  await rm(capsules, { recursive: true, force: true });
  await mkdir(capsules, { recursive: true });
  const report = jsonReport(result, flags);
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(join(folder, 'junit.xml'), junitReport(report));
  await writeFile(join(folder, 'index.html'), htmlReport(report));
  await writeFile(join(folder, 'badge.svg'), badge(report));
  const paths: string[] = [];
  for (const [index, failure] of result.session.failures.slice(0, MOST_CAPSULES).entries()) {
    const path = join(capsules, capsuleName(index, failure));
    await writeFile(path, `${JSON.stringify(makeCapsule(failure, result.seed), null, 1)}\n`);
    paths.push(path);
  }
  return paths;
}
