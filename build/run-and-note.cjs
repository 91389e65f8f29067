// Runs a program, and at its end writes what V8 has compiled of it into a folder: node run-and-note.cjs PROGRAM FOLDER WORDS
const { writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { compiledCode, load } = require('./load.cjs');

const [program, folder] = process.argv.splice(2, 2);
process.on('exit', () => {
  for (const [path, code] of compiledCode()) writeFileSync(join(folder, basename(path)), code);
});
load(program);
