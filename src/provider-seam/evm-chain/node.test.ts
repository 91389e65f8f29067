import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Retry } from '../port/provider.ts';
import { Node, NodeRefusal, height, hex, list, quantity, record } from './node.ts';

const SECRET = 'a-key-in-the-path';

async function withNode<Result>(
  answer: RequestListener,
  run: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${SECRET}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function errorOf(address: string, signal = new AbortController().signal): Promise<Error> {
  const error = await new Node(address).call('eth_chainId', [], signal).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('It answered');
  expect(`${error.message} ${String(error.cause)} ${error.stack ?? ''}`).not.toContain(SECRET);
  return error;
}

describe('a call of a node', () => {
  it.each<[string, RequestListener, string]>([
    ['429', (_request, response) => response.writeHead(429).end('slow down'), 'with status 429'],
    [
      '429 as an error',
      (_request, response) => response.writeHead(429).end('{"error":{"code":1}}'),
      'with status 429',
    ],
    [
      'an error of too many calls',
      (_request, response) => response.end('{"error":{"code":-32005,"message":"daily request rate limit"}}'),
      'asks to wait',
    ],
    ['a page', (_request, response) => response.end('<html>'), 'what is no JSON'],
    ['nothing', (_request, response) => response.end(), 'what is no JSON'],
    ['null', (_request, response) => response.end('null'), 'without a result'],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: '/' }).end(),
      'was not reached',
    ],
    ['a broken connection', (request) => request.socket.destroy(), 'was not reached'],
  ])('that is answered with %s is tried again', async (_name, answer, words) => {
    const error = await withNode(answer, (address) => errorOf(address));
    expect(error).toBeInstanceOf(Retry);
    expect(error.message).toContain(words);
  });

  it('that is never answered ends with its signal', async () => {
    const error = await withNode(
      () => undefined,
      (address) => errorOf(address, AbortSignal.timeout(50)),
    );
    expect(error).toBeInstanceOf(Retry);
  });

  it('to a port without a listener is tried again', async () => {
    const error = await errorOf(`http://127.0.0.1:9/${SECRET}`);
    expect(error).toBeInstanceOf(Retry);
  });

  it('that is refused carries what the node says', async () => {
    const refused = '{"error":{"code":3,"message":"execution reverted","data":"0x08c3"}}';
    const error = await withNode(
      (_request, response) => response.writeHead(400).end(refused),
      (address) => errorOf(address),
    );
    expect(error).toBeInstanceOf(NodeRefusal);
    expect(error).toMatchObject({ code: 3, message: 'execution reverted', data: '0x08c3' });
  });

  it('brings the name and the word of its address in a header', async () => {
    let given: string | undefined;
    await withNode(
      (request, response) => {
        given = request.headers.authorization;
        response.end('{"result":"0x1"}');
      },
      async (address) => {
        const node = new Node(address.replace('//', '//ada:s%40fe@'));
        expect(await node.call('eth_chainId', [], new AbortController().signal)).toBe('0x1');
      },
    );
    expect(given).toBe(`Basic ${Buffer.from('ada:s@fe').toString('base64')}`);
  });
});

describe('what a node answers', () => {
  it('is read in its form alone', () => {
    expect(quantity('0x10')).toBe(16n);
    expect(height('0x10')).toBe(16);
    expect(hex('0xABcd', 2)).toBe('0xabcd');
    for (const wrong of ['10', '0x', 16, null, undefined, '0xzz', `0x${'f'.repeat(65)}`])
      expect(() => quantity(wrong)).toThrow(Retry);
    for (const wrong of ['0xabc', '0xab', 'abcd', null]) expect(() => hex(wrong, 2)).toThrow(Retry);
    expect(() => height('0xffffffffffffffff')).toThrow(Retry);
    for (const wrong of [null, [], 'x']) expect(() => record(wrong)).toThrow(Retry);
    for (const wrong of [null, {}, 'x']) expect(() => list(wrong)).toThrow(Retry);
  });
});
