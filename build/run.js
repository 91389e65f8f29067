// Runs a program as it was compiled: node build/run.js main, or node build/run.js operator with its words.
import { URL } from 'node:url';
import { findDifference } from './current.js';

const [program] = process.argv.splice(2, 1);
const difference = findDifference();
if (difference !== undefined) await buildAgain(difference);
await import(new URL(`../dist/${program}.js`, import.meta.url).href);

/** Old code never runs in silence: it is compiled anew, or the program does not start. */
async function buildAgain(why) {
  try {
    const { compile } = await import('./compile.js');
    await compile();
    process.stderr.write(`${why}: it was built again.\n`);
  } catch (error) {
    const reason =
      error.code === 'ERR_MODULE_NOT_FOUND'
        ? 'the packages that build it are not installed: run npm ci, or bring a dist/ that was built from these sources'
        : `it could not be built: ${error.message}`;
    process.stderr.write(`${why}, and ${reason}.\n`);
    process.exit(1);
  }
}
