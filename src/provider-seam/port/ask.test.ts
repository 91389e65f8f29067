import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalServer } from '../../testing/receivers/local-server.ts';
import { ask } from './ask.ts';
import { callInTime } from './call-in-time.ts';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const BOUNDS = { answerMs: 5_000, largestBytes: 100 };

let server: LocalServer;

beforeAll(async () => {
  server = await LocalServer.start();
  server.answer = ({ request, response }) =>
    void response.end(`${String(request.headers['traceparent'])} ${String(request.headers['x-own'])}`);
});

afterAll(() => server.stop());

it('what an adapter asks over HTTP carries the trace of its call, beside its own headers', async () => {
  const asked = async (traceparent: typeof TRACE | null): Promise<string> =>
    callInTime({ timeoutMs: 5_000, attempt: 1, traceparent }, async ({ signal }) => {
      const { text } = await ask(server.url, { method: 'GET', headers: { 'x-own': 'mine' } }, signal, BOUNDS);
      return text;
    });
  // At the same time: none has the trace of another.
  expect(await Promise.all([asked(TRACE), asked(null)])).toEqual([`${TRACE} mine`, 'undefined mine']);
});
