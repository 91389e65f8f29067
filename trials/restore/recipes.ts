import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const PAGE = new URL('../../docs/operating/backup-and-restore.md', import.meta.url);

/** A recipe that waits for something that does not come. */
const MOST_MS = 120_000;

/** The block of the page that has some words. @throws Error unless it is one */
export async function recipeWith(words: string): Promise<string> {
  const page = await readFile(PAGE, 'utf8');
  const blocks = Array.from(page.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block);
  const found = blocks.filter((block) => block.includes(words));
  const [recipe] = found;
  if (recipe === undefined || found.length > 1)
    throw new Error(`${found.length} recipes of the page have "${words}"`);
  return recipe;
}

/**
 * Runs a recipe as a person pastes it, with other names in the place of the page's.
 * @throws Error with what it said, if one of its commands fails or a name is not in it
 */
export async function runRecipe(
  recipe: string,
  places: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  let pasted = recipe;
  for (const [name, place] of Object.entries(places)) {
    if (!pasted.includes(name)) throw new Error(`The recipe does not have "${name}"`);
    pasted = pasted.replaceAll(name, place);
  }
  const child = spawn('bash', ['-euo', 'pipefail', '-c', pasted], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MOST_MS,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables },
  });
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  const [out, err, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`A recipe ended with ${String(code ?? signal)}:\n${pasted}\n${out}${err}`);
}
