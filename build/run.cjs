// Runs a program as it was compiled: node build/run.cjs main, or node build/run.cjs operator with its words.
require('./node-version.cjs').requireNode(process.versions.node);

const { CONSOLE_RECORD, DOCS_RECORD, findDifference, readRecord, ROOT } = require('./current.cjs');
const { load } = require('./load.cjs');

const [name] = process.argv.splice(2, 1);
const reasons = {
  compile: findDifference(readRecord()),
  // Only the server serves pages.
  console: name === 'main' ? findDifference(readRecord(CONSOLE_RECORD), CONSOLE_RECORD) : undefined,
  docs: name === 'main' ? findDifference(readRecord(DOCS_RECORD), DOCS_RECORD) : undefined,
};
if (Object.values(reasons).every((reason) => reason === undefined)) start();
else void buildAgain(reasons).then(start);

function start() {
  load(ROOT + readRecord().programs[name]);
}

/** Old code never runs in silence: it is built again, or the program does not start. */
async function buildAgain(reasons) {
  const why = reasons.compile ?? reasons.console ?? reasons.docs;
  try {
    if (reasons.compile !== undefined) await (await import('./compile.js')).compile();
    if (reasons.console !== undefined) await (await import('./console.js')).buildConsole();
    if (reasons.docs !== undefined) await (await import('./docs.js')).buildDocs();
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
