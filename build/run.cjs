// Runs a program as it was compiled: node build/run.cjs main, or node build/run.cjs operator with its words.
require('./node-version.cjs').requireNode(process.versions.node);

const { findDifference, readRecord, ROOT } = require('./current.cjs');
const { load } = require('./load.cjs');

const [name] = process.argv.splice(2, 1);
const record = readRecord();
const difference = findDifference(record);
if (difference === undefined) load(ROOT + record.programs[name]);
else void buildAgain(difference).then(() => load(ROOT + readRecord().programs[name]));

/** Old code never runs in silence: it is compiled again, or the program does not start. */
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
