import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';

export const GENERATED_LINE = '// made by npm run generate; do not edit\n\n';

const STYLE = { singleQuote: true, printWidth: 110, trailingComma: 'all' } as const;

/**
 * Writes a TypeScript file, formatted and marked as made by the pipeline.
 *
 * @param folder the folder to write to
 * @param name the file's name
 * @param source its text, without the mark
 */
export async function writeTypeScript(folder: string, name: string, source: string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, GENERATED_LINE + (await formatTypeScript(source)));
}

/**
 * Formats TypeScript in the style of the house.
 *
 * @param source any TypeScript
 * @returns the same, formatted
 */
export function formatTypeScript(source: string): Promise<string> {
  return format(source, { ...STYLE, parser: 'typescript' });
}

/**
 * Writes a JSON file for people to read.
 *
 * @param folder the folder to write to
 * @param name the file's name
 * @param value what it holds
 */
export async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}
