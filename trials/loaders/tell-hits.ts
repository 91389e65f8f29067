/**
 * Loaded before a server whose source Stryker's instrumenter has gone over (`node --import`): answers on HITS_PORT, as JSON, how
 * often the place of each possible fault was passed since the server started.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

interface Instrumented {
  readonly __stryker__?: { readonly mutantCoverage?: { readonly static: Readonly<Record<string, number>> } };
}

if (isMainThread) {
  createServer((_request, response) => {
    response.end(JSON.stringify((globalThis as Instrumented).__stryker__?.mutantCoverage?.static ?? {}));
  })
    .listen(Number(process.env['HITS_PORT']), '127.0.0.1')
    .unref();
}
