const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { dirname } = require('node:path');

/** The folder of the checkout, as a path that ends in a slash. */
const ROOT = `${dirname(__dirname)}/`;

const RECORD = 'dist/made-of.json';

/** Of the pages that browsers load. */
const CONSOLE_RECORD = 'dist/console/made-of.json';

/** Of the documentation. */
const DOCS_RECORD = 'dist/docs-site/made-of.json';

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('base64url');

/**
 * What a build notes of its sources: of a file its size, its time and its digest, of a folder (whose path ends in a
 * slash) the names in it.
 * @param {readonly string[]} sources paths inside the checkout
 */
function describeSources(sources) {
  const facts = sources.map((source) => {
    const path = ROOT + source;
    if (source.endsWith('/')) return { names: readdirSync(path).sort().join(' ') };
    const { size, mtimeMs } = statSync(path);
    return { size, mtimeMs, digest: digestOf(path) };
  });
  return Object.fromEntries(sources.map((source, index) => [source, facts[index]]));
}

function hasChanged(source, { names, size, mtimeMs, digest }) {
  const path = ROOT + source;
  if (names !== undefined) return !existsSync(path) || readdirSync(path).sort().join(' ') !== names;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.size !== size) return true;
  // A copy may have another time than what it was copied from: then its content counts.
  return found.mtimeMs !== mtimeMs && digestOf(path) !== digest;
}

/**
 * What a build noted: of programs, `programs` has the path of each by its name. Undefined if nothing was built.
 * @returns {{ programs?: Record<string, string>, sources: Record<string, object> } | undefined}
 */
function readRecord(record = RECORD) {
  const path = ROOT + record;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Why `dist/` is not what the sources beside it say; undefined if it is. Without sources, as on a machine that only runs
 * what was built elsewhere, there is nothing that it could differ from.
 * @param {ReturnType<typeof readRecord>} record what the build noted
 * @param {string} place where it noted it
 */
function findDifference(record, place = RECORD) {
  if (record?.sources === undefined) return `${dirname(place)}/ is not there`;
  if (!existsSync(`${ROOT}src`)) return undefined;
  const changed = Object.keys(record.sources).find((source) => hasChanged(source, record.sources[source]));
  return changed === undefined ? undefined : `${changed} has changed since ${dirname(place)}/ was built`;
}

module.exports = { ROOT, RECORD, CONSOLE_RECORD, DOCS_RECORD, describeSources, readRecord, findDifference };
