import { startPostgresServer } from '../../src/testing/databases/postgres-server.ts';
import { volatileFolder } from '../../src/testing/databases/volatile-folder.ts';
import type { PartResult } from '../tests/test-part.ts';
import { placeOf, postgresBinaries } from './install-postgres.ts';
import { CHECKS, runChecks, type CheckResults } from './server-checks.ts';
import type { Depth } from './test-files.ts';

export interface VersionRow {
  readonly version: number;
  readonly checks: CheckResults;
  readonly seconds: number;
}

/** Starts a server of a version on a new cluster, and runs the checks on it. */
export async function tryVersion(version: number, depth: Depth): Promise<VersionRow> {
  const startedAt = performance.now();
  const binaries = await postgresBinaries(version);
  console.log(`PostgreSQL ${version} of ${placeOf(binaries)}`);
  const server = await startPostgresServer([], { binaries, parent: await volatileFolder() });
  try {
    const checks = await runChecks({ version, url: server.url, depth });
    return { version, checks, seconds: Math.round((performance.now() - startedAt) / 1000) };
  } finally {
    await server.stop();
  }
}

function cellOf(result: PartResult | undefined): string {
  if (result === undefined) return '-';
  return result.failed === 0 ? `${result.passed} passed` : `${result.failed} FAILED`;
}

export function tableOf(rows: readonly VersionRow[]): string {
  const cells = [
    ['PostgreSQL', ...CHECKS, 'seconds'],
    ...rows.map(({ version, checks, seconds }) => [
      String(version),
      ...CHECKS.map((name) => cellOf(checks[name])),
      String(seconds),
    ]),
  ];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function countVersion({ checks }: VersionRow): PartResult {
  const results = CHECKS.flatMap((name) => checks[name] ?? []);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures = [] }) => failures),
  };
}
