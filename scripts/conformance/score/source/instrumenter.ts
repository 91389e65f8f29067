import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Only who scores the suite needs it: it has a lock file of its own. */
const FOLDER = new URL('stryker/', import.meta.url);
const ENTRY = new URL('node_modules/@stryker-mutator/instrumenter/dist/src/index.js', FOLDER);

/** A fault that a file of the source can be given. */
export interface PossibleFault {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  /** From 0. */
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

export interface SourceFile {
  readonly name: string;
  readonly content: string;
}

interface Instrumented {
  readonly files: readonly SourceFile[];
  readonly mutants: readonly PossibleFault[];
}

interface Instrumenter {
  instrument(
    files: readonly (SourceFile & { readonly mutate: boolean })[],
    options: object,
  ): Promise<Instrumented>;
}

interface Package {
  readonly Instrumenter: new (logger: object) => Instrumenter;
}

const SILENT = {
  isDebugEnabled: () => false,
  isTraceEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
};

async function load(): Promise<Package> {
  const isThere = await access(ENTRY).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('npm', ['ci', '--ignore-scripts'], { cwd: fileURLToPath(FOLDER) });
  return (await import(ENTRY.href)) as Package;
}

/**
 * Puts every fault that Stryker knows into files of TypeScript, all of them asleep: the process that is started with
 * `__STRYKER_ACTIVE_MUTANT__` set to the id of one has that one.
 */
export async function instrument(files: readonly SourceFile[]): Promise<Instrumented> {
  const { Instrumenter } = await load();
  return new Instrumenter(SILENT).instrument(
    files.map((file) => ({ ...file, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
}
