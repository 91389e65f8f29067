import { keepExchange } from '../capsule/capsule.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { modelFiguresOf, timingsOf } from './figures.ts';
import { verdictOf } from './verdict.ts';

export function jsonReport(result: RunResult) {
  const { session, results, seed, baseUrls, durationMs } = result;
  return {
    verdict: verdictOf(result),
    stopped: result.stopped ?? null,
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
    failures: session.failures.map(({ check, operation, message, evidence, exchanges }) => ({
      check,
      operation,
      message,
      evidence: evidence ?? null,
      exchanges: exchanges.map(keepExchange),
    })),
  };
}

export type JsonReport = ReturnType<typeof jsonReport>;
