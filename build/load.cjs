const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname } = require('node:path');
const { pathToFileURL } = require('node:url');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

/** What a file of `dist/` is called that says how V8 compiled it, beside the file itself. */
const COMPILED = '.v8';

const [modules, scripts] = [new Map(), new Map()];

/** V8 looks for itself whether this was made by its like; what it refuses it compiles again. */
function compiledBefore(path) {
  try {
    return readFileSync(path + COMPILED);
  } catch {
    return undefined;
  }
}

/**
 * A part of a program asks by `./` for what was built beside it, and else for packages that are installed; packages that
 * are modules alone it imports.
 */
function requireOf(path) {
  const requirePackage = Module.createRequire(path);
  const ask = (name) => (name.startsWith('./') ? load(dirname(path) + name.slice(1)) : requirePackage(name));
  return Object.assign(ask, requirePackage, { importModule: (name) => import(name) });
}

/** Makes the function of a file: of the code that V8 made of it before, if there is any. */
function compileFile(path) {
  // As UTF-8 it becomes a string of V8's own: one outside its heap would have it collect garbage during the start.
  const source = readFileSync(path, 'utf8');
  if (process.sourceMapsEnabled) {
    // Node reads the maps of modules alone.
    const module = new Module(path);
    module._compile(`module.exports = ${source}`, path);
    return module.exports;
  }
  const script = new Script(source, { filename: path, cachedData: compiledBefore(path) });
  scripts.set(path, script);
  return script.runInThisContext();
}

/** Runs a file of `dist/` once, and answers what it exports. */
function load(path) {
  const known = modules.get(path);
  if (known !== undefined) return known.exports;
  const run = compileFile(path);
  const module = { exports: {} };
  modules.set(path, module);
  run(module.exports, requireOf(path), module, path, dirname(path), pathToFileURL(path).href);
  return module.exports;
}

/** The code that V8 has made until now of each file that was loaded, by the path where `load` looks for it. */
function compiledCode() {
  // V8 takes code that was made under its flags alone: those of the start, at which it is asked for, and the server sets one later.
  setFlagsFromString('--heap-growing-percent=0');
  return new Map([...scripts].map(([path, script]) => [path + COMPILED, script.createCachedData()]));
}

module.exports = { load, compiledCode };
