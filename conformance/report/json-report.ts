import { keepExchange } from '../capsule/capsule.ts';
import type { Failure } from '../suite/failure.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { modelFiguresOf, timingsOf } from './figures.ts';
import { countsOf, verdictOf } from './verdict.ts';

function shown({ check, operation, message, evidence, exchanges }: Failure) {
  return { check, operation, message, evidence: evidence ?? null, exchanges: exchanges.map(keepExchange) };
}

export function jsonReport(result: RunResult) {
  const { session, results, seed, baseUrls, durationMs } = result;
  return {
    verdict: verdictOf(result),
    counts: countsOf(result),
    stopped: result.stopped ?? null,
    troubles: result.troubles,
    seed,
    baseUrls,
    durationMs: Math.round(durationMs),
    exchanges: session.exchangeCount,
    unknownOutcomes: session.unknownCount,
    checks: results.map(({ check, cells, durationMs: took }) => ({
      name: check.name,
      title: check.title,
      source: check.source,
      durationMs: Math.round(took),
      cells,
    })),
    models: modelFiguresOf(result),
    matrices: Object.fromEntries(session.matrices),
    statuses: Object.fromEntries(
      [...session.records.memory.seenStatuses()].map(([kind, statuses]) => [kind, [...statuses].sort()]),
    ),
    timings: timingsOf(result),
    failures: session.failures.map(shown),
    mistakes: session.mistakes.map(shown),
  };
}

export type JsonReport = ReturnType<typeof jsonReport>;
