/** What one part of the tests came to. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
}

/** One part of `npm test`, which shows its own progress and counts its own checks. */
export interface TestPart {
  readonly name: string;
  /** Runs the part; a part that could not run at all counts as one failure, so it throws. */
  run(): Promise<PartResult>;
}
