import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';

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
  await writeFile(path, GENERATED_LINE + (await formatText(name, source)));
}

/** Formats a text in the style of the house, as the language that its name says. */
export async function formatText(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, STYLE);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
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
