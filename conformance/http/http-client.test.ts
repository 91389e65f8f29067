import { afterAll, expect, it } from 'vitest';
import { serve } from '../suite/test-session.ts';
import { HttpClient, isSilence } from './http-client.ts';

const clients: HttpClient[] = [];
afterAll(() => {
  for (const client of clients) client.close();
});

function clientOf(baseUrl: string, timeoutMs: number): HttpClient {
  const client = new HttpClient([baseUrl], { timeoutMs });
  clients.push(client);
  return client;
}

const request = { method: 'GET', target: '/', headers: {}, body: undefined };

it('a server that says nothing has failed by silence', async () => {
  const { baseUrl } = await serve(() => undefined);
  const answer = await clientOf(baseUrl, 50).send(request);
  expect([answer.response, isSilence(answer)]).toEqual([undefined, true]);
});

it('an answer without an end is given up, however often something is heard of it', async () => {
  const { baseUrl } = await serve((_request, response) => {
    const drip = setInterval(() => response.write('x'), 10);
    response.on('close', () => clearInterval(drip));
  });
  const answer = await clientOf(baseUrl, 100).send(request);
  // On a busy machine the time may be over before it begins.
  expect(answer.failure).toMatch(/the answer was not over|no answer in 100 ms/);
});

it('an answer that is too large is given up', async () => {
  const { baseUrl } = await serve((_request, response) => {
    const megabyte = Buffer.alloc(1_024 * 1_024);
    const more = (): void => {
      while (response.writable && response.write(megabyte));
    };
    response.on('drain', more);
    more();
  });
  const answer = await clientOf(baseUrl, 10_000).send(request);
  expect(answer.failure).toContain('larger than 67108864 bytes');
});
