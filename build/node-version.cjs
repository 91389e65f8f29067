// Read before anything else, by Nodes that may not know newer syntax.
const least = /\d+\.\d+/.exec(require('../package.json').engines.node)[0];

function parts(version) {
  return version.split('.').map(Number);
}

/** Ends the process with one sentence if this Node is older than what package.json names: native code would crash later. */
exports.requireNode = function requireNode(version) {
  const own = parts(version);
  const wanted = parts(least);
  if (own[0] > wanted[0] || (own[0] === wanted[0] && own[1] >= wanted[1])) return;
  process.stderr.write(
    'Corridor needs Node ' +
      least +
      ' or newer, and this is Node ' +
      version +
      ': install a newer one, and start again.\n',
  );
  process.exit(1);
};
