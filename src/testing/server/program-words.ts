import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that people run, and where the source of each begins. */
const SOURCES = { main: 'src/main.ts', operator: 'src/operator/operator.ts' } as const;

/** A program that people run, by its name in `build/`. */
export type ProgramName = keyof typeof SOURCES;

/**
 * What Node is given to start a program in a checkout: as it was compiled, which takes a tenth of the processor time, or
 * from its sources in a copy that has no build of its own.
 * @param loader a module that is loaded before the program
 */
export function programWords(name: ProgramName, root: string, loader?: string): string[] {
  const isCompiled = existsSync(join(root, 'dist/made-of.json'));
  // Loaders are TypeScript.
  const imports = [
    ...(isCompiled && loader === undefined ? [] : ['tsx']),
    ...(loader === undefined ? [] : [loader]),
  ];
  const program = isCompiled ? ['build/run.cjs', name] : [SOURCES[name]];
  return [...imports.flatMap((each) => ['--import', each]), ...program];
}
