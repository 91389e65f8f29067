import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The variable that names the file in which a run of vitest keeps what it has begun and not ended: one that hangs cannot say so itself. */
export const RUNNING_FILES = 'CORRIDOR_TEST_RUNNING';

/** A reporter of vitest's, which keeps that file. */
export default class RunningFiles implements Reporter {
  readonly #path = process.env[RUNNING_FILES] ?? '';
  readonly #names = new Set<string>();

  onTestRunStart(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    this.#save();
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#names.add(relativeModuleId);
    this.#save();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#names.delete(relativeModuleId);
    this.#save();
  }

  #save(): void {
    writeFileSync(this.#path, [...this.#names].join('\n'));
  }
}

/** The files that a run had begun and not ended, a line each. */
export function readRunningFiles(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/^/gm, '  ');
}
