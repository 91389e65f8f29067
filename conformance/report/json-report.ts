import { keepExchange } from '../capsule/capsule.ts';
import type { Failure } from '../suite/failure.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { capsuleName, MOST_CAPSULES, suiteVersion } from './about.ts';
import { modelFiguresOf, timingsOf } from './figures.ts';
import { countsOf, verdictOf } from './verdict.ts';

function shown({ check, operation, message, evidence, exchanges }: Failure) {
  return { check, operation, message, evidence: evidence ?? null, exchanges: exchanges.map(keepExchange) };
}

/**
 * A run as `report.json`, whose form `conformance/report.schema.json` describes.
 * @param flags what the run was started with, without any key
 */
export function jsonReport(result: RunResult, flags: readonly string[]) {
  const { session, results, seed, baseUrls, durationMs } = result;
  return {
    format: 1,
    suite: suiteVersion(),
    verdict: verdictOf(result),
    counts: countsOf(result),
    stopped: result.stopped ?? null,
    troubles: result.troubles,
    startedAt: result.startedAt,
    durationMs: Math.round(durationMs),
    contract: result.contract,
    seed,
    baseUrls,
    flags,
    exchanges: session.exchangeCount,
    unknownOutcomes: session.unknownCount,
    checks: results.map(({ check, cells, durationMs: took }) => ({
      name: check.name,
      title: check.title,
      source: check.source,
      durationMs: Math.round(took),
      cells: cells.map(({ check: _check, ...cell }) => cell),
    })),
    models: modelFiguresOf(result),
    matrices: Object.fromEntries(session.matrices),
    statuses: Object.fromEntries(
      [...session.records.memory.seenStatuses()].map(([kind, statuses]) => [kind, [...statuses].sort()]),
    ),
    coverage: session.coverage.of(),
    timings: timingsOf(result),
    failures: session.failures.map((failure, index) => ({
      ...shown(failure),
      capsule: index < MOST_CAPSULES ? `capsules/${capsuleName(index, failure)}` : null,
    })),
    mistakes: session.mistakes.map(shown),
  };
}

export type JsonReport = ReturnType<typeof jsonReport>;
