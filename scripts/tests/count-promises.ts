import type { PartResult } from './test-part.ts';

/**
 * Counts what a run of experiments came to, from its closing line. A run without one, or that failed although it
 * found nothing broken, counts as one failure. What was broken is named.
 */
export function countPromises(output: string, exitCode: number): PartResult {
  const [, held, broken] = /^(\d+) promises held, (\d+) broken$/m.exec(output) ?? [];
  const failures = [...output.matchAll(/^BROKEN .*(?:\n {2,}.*)*/gm)].map(([text]) => text);
  if (held === undefined) return { passed: 0, failed: 1, failures: [...failures, 'it did not end'] };
  const failed = Number(broken);
  return { passed: Number(held), failed: failed === 0 && exitCode !== 0 ? 1 : failed, failures };
}
