/** A fault that is planted in the server's source: one anchored expression replaced before the server starts. */
export interface PlantedMutant {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The checks that must notice; the suite runs them and the two that stand over every exchange. */
  readonly checks: readonly string[];
  /** Operations that the fault touches: a failure must name one of them. */
  readonly concerns: readonly string[];
  /** Server processes on one PostgreSQL database, where the fault shows only between several. */
  readonly processes?: number;
}

/** Plants a fault in a file's text. @throws Error if its anchor does not stand there exactly once */
export function plant(mutant: PlantedMutant, source: string): string {
  const parts = source.split(mutant.find);
  if (parts.length !== 2) {
    throw new Error(`${mutant.id} is stale: its anchor stands ${parts.length - 1} times in ${mutant.file}`);
  }
  return parts.join(mutant.replace);
}
