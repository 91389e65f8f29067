// The process that run-dredd.ts starts, with the address of the server: Dredd writes to its output and loads its hooks into it.
import { EventEmitter } from 'node:events';
import Dredd from 'dredd';

const [url = ''] = process.argv.slice(2);

const emitter = new EventEmitter();

// Dredd copies its configuration for the hooks, the parsed document with it, in a time that grows with the square of
// that: most of a run. The hooks read nothing of it.
emitter.on('start', (descriptions: Record<string, unknown>[], done: () => void) => {
  for (const description of descriptions) Reflect.deleteProperty(description, 'apiElements');
  done();
});

const dredd = new Dredd({
  // Dredd does not read the document's servers.
  endpoint: url,
  path: ['generated/openapi-3.0.json'],
  hookfiles: ['conformance/dredd/hooks.ts'],
  color: false,
  emitter,
});

dredd.run((error, { failures, errors }) => {
  if (error) console.error(error);
  // Its keep-alive connections would hold the process.
  process.exit(error || failures + errors > 0 ? 1 : 0);
});
