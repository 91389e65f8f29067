import type { SourceFault } from './instrumented-copy.ts';

/** A fault that no caller of the service could notice, or that is none. */
interface Exclusion {
  readonly file: string;
  /** What stood there, or its beginning. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

/** Looked at one by one. */
const EXCLUSIONS: readonly Exclusion[] = [];

/** Why a fault does not count; undefined where it does. */
export function exclusionOf(fault: SourceFault): string | undefined {
  return EXCLUSIONS.find(
    ({ file, original, replacement }) =>
      file === fault.file && fault.original.startsWith(original) && fault.replacement === replacement,
  )?.reason;
}
