import { join, relative } from 'node:path';
import { CONSOLE_RECORD, describeSources, findDifference, readRecord, ROOT } from './current.cjs';
import { keepOnly, put } from './put-files.js';

const SOURCES = join(ROOT, 'console/');

const FOLDER = join(ROOT, 'dist/console/');

const RULES = ['build/console.js', 'console/index.html', 'console/vite.config.js', 'package-lock.json'];

/**
 * Builds the console into `dist/console/`: `index.html`, and `assets/` with names that change with their content. Nothing
 * happens if it was built from the same sources before.
 * @throws Error naming what does not compile
 */
export async function buildConsole() {
  if (findDifference(readRecord(CONSOLE_RECORD), CONSOLE_RECORD) === undefined) return;
  const { build } = await import('vite');
  const { output } = await build({
    configFile: join(SOURCES, 'vite.config.js'),
    root: SOURCES,
    build: { write: false },
  });
  const files = new Map(
    output.map((made) => [join(FOLDER, made.fileName), made.type === 'chunk' ? made.code : made.source]),
  );
  for (const [path, content] of files) await put(path, content);
  const modules = output.flatMap((made) => (made.type === 'chunk' ? made.moduleIds : []));
  const own = modules
    .map((id) => relative(ROOT, id.replace(/\?.*$/, '')))
    .filter((path) => /^(?:console|generated)\//.test(path));
  const record = join(ROOT, CONSOLE_RECORD);
  const sources = [...new Set([...own, ...RULES])].sort();
  await put(record, `${JSON.stringify({ sources: describeSources(sources) }, null, 1)}\n`);
  await keepOnly(FOLDER, new Set([...files.keys(), record]));
}
