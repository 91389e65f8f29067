import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adaptClient } from './adapt-client.ts';
import { readClientGenerator, requireClientGenerator } from './client-generator.ts';
import type { ContractDocument } from './contract-document.ts';
import { runCommand } from './run-command.ts';
import { GENERATED_LINE, formatText } from './write-generated.ts';

const PROPERTIES = ['useSingleRequestParameter=true', 'importFileExtension=.ts', 'supportsES6=true'];

/**
 * Checks that Java, in which the client's generator is written, can run.
 *
 * @throws Error in one line where it cannot
 */
export async function requireJava(): Promise<void> {
  try {
    await runCommand('java', ['-version']);
  } catch {
    throw new Error('The client generator needs Java 11 or newer: install it so that `java` is on the PATH.');
  }
}

/**
 * Writes the TypeScript client.
 *
 * @param folder the folder to write `client/` to
 * @param document the 3.0.3 document to make it from
 * @throws Error if the pinned generator cannot be had or refuses the document, or where its output no longer has the parts that are adapted
 */
export async function writeClient(folder: string, document: ContractDocument): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'contract-client-'));
  try {
    const documentPath = join(scratch, 'openapi.json');
    await writeFile(documentPath, JSON.stringify(document));
    await runGenerator(documentPath, scratch);
    const target = join(folder, 'client');
    await mkdir(target, { recursive: true });
    // The generator also writes a publishing script, ignore lists and pages, which have no place here.
    const sources = (await readdir(scratch)).filter((name) => name.endsWith('.ts'));
    for (const name of sources) {
      const source = await readFile(join(scratch, name), 'utf8');
      await writeFile(
        join(target, name),
        GENERATED_LINE + (await formatText(name, adaptClient(name, source))),
      );
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function runGenerator(documentPath: string, output: string): Promise<void> {
  await requireClientGenerator(await readClientGenerator());
  const generator = createRequire(import.meta.url).resolve('@openapitools/openapi-generator-cli/main.js');
  await runCommand(process.execPath, [
    generator,
    'generate',
    '--generator-name',
    'typescript-axios',
    '--input-spec',
    documentPath,
    '--output',
    output,
    '--additional-properties',
    PROPERTIES.join(','),
  ]);
}
