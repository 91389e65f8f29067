export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line or a few each, where the part can say it apart from its output. */
  readonly failures?: readonly string[];
}

/** One part of `npm test`, which shows its own progress and counts its own checks. */
export interface TestPart {
  readonly name: string;
  /** Runs the part; a part that could not run at all counts as one failure, so it throws. */
  run(): Promise<PartResult>;
}
