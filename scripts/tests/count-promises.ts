import type { PartResult } from './test-part.ts';

/**
 * Counts what a run of experiments came to, from its closing line. A run without one, or that failed although it
 * found nothing broken, counts as one failure.
 */
export function countPromises(output: string, exitCode: number): PartResult {
  const [, held, broken] = /^(\d+) promises held, (\d+) broken$/m.exec(output) ?? [];
  if (held === undefined) return { passed: 0, failed: 1 };
  const failed = Number(broken);
  return { passed: Number(held), failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
