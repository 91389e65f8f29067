import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '../verdict.ts';
import { recipeWith, runRecipe } from './recipes.ts';
import { judgeRestored, Writing } from './writing.ts';

const PAYOUTS = 50;

const WHERE = 'a copy of SQLite';

const COPY = '/backups/corridor-2026-03-02.db';

export async function restoreCopy(verdict: Verdict): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-restore-'));
  let writing: Writing | undefined;
  try {
    const DATABASE_URL = `sqlite:${join(folder, 'corridor.db')}`;
    const places = { [COPY]: join(folder, 'copy.db') };
    writing = await Writing.begin(DATABASE_URL);
    const kept = await writing.write(PAYOUTS);
    await writing.during(runRecipe(await recipeWith('-- backup --to'), places, { DATABASE_URL }));
    const lost = await writing.write(PAYOUTS);
    await writing.end();
    // The last line starts a server, which we do.
    const recipe = (await recipeWith('-- restore --from')).replace('npm start\n', '');
    await runRecipe(recipe, places, { DATABASE_URL });
    await judgeRestored(DATABASE_URL, writing.world, { kept, lost }, verdict, WHERE);
  } finally {
    await writing?.end();
    await rm(folder, { recursive: true, force: true });
  }
}
