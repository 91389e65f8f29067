import { beforeAll, expect, it } from 'vitest';
import { checkExchange } from './check-exchange.ts';
import type { TestReply } from './test-service.ts';
import { withServer } from './with-server.ts';

withServer(({ server }) => {
  const PATH = '/v1/treasury/payouts';
  let listed: TestReply;
  let refused: TestReply;

  beforeAll(async () => {
    const tenant = await server().newTenant();
    listed = await tenant.request('GET', PATH);
    refused = await tenant.request('GET', `${PATH}?limit=0`);
  });

  const changed = (reply: TestReply, change: Partial<TestReply>, header = '', value = ''): TestReply => {
    const headers = new Headers(reply.headers);
    if (value !== '') headers.set(header, value);
    else if (header !== '') headers.delete(header);
    return { ...reply, headers, ...change };
  };

  it.each<[string, () => TestReply, RegExp]>([
    ['a status that is not documented', () => changed(listed, { status: 206 }), /undocumented status/],
    ['another success than the documented one', () => changed(listed, { status: 200, body: {} }), /body: /],
    ['a header that is missing', () => changed(listed, {}, 'x-request-id'), /x-request-id/],
    ['a header in another form', () => changed(listed, {}, 'corridor-epoch', 'one'), /corridor-epoch/i],
    ['an answer that may be kept', () => changed(listed, {}, 'cache-control', 'public'), /cache-control/],
    [
      'a content type with more to it',
      () => changed(listed, {}, 'content-type', 'application/json; a=b'),
      /a=b/,
    ],
    ['another content type', () => changed(listed, {}, 'content-type', 'text/html'), /content-type/],
    [
      'an answer that says it is a repeat',
      () => changed(listed, {}, 'idempotent-replayed', 'true'),
      /replayed/,
    ],
    [
      'a code that its operation does not have',
      () => changed(refused, { body: { ...refused.body, code: 'insufficient_funds' } }),
      /undocumented code/,
    ],
    ['an error of another status', () => changed(refused, { status: 422 }), /error: /],
    [
      'an error of another request',
      () => changed(refused, { body: { ...refused.body, requestId: 'req_01m8gkw1a2e1xb79p3ey42c6c2' } }),
      /requestId/,
    ],
  ])('finds %s', (_, reply, message) => {
    expect(() => checkExchange('GET', PATH, reply())).toThrow(message);
  });

  it('finds nothing in answers as the contract has them', () => {
    checkExchange('GET', PATH, listed);
    checkExchange('GET', `${PATH}?limit=0`, refused);
  });
});
