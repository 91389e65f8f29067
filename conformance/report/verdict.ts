import type { RunResult } from '../suite/run-suite.ts';

export function verdictOf({ session, stopped }: RunResult): string {
  const broken = session.failures.length;
  if (stopped === undefined) return broken === 0 ? 'All held.' : `${broken} broken.`;
  return broken === 0 ? 'Not finished.' : `Not finished, ${broken} broken.`;
}
