import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { OPERATIONS, type OperationDescription } from '../../../generated/operations.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { type Exchange, openExchange } from '../request/exchange.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { type GuardFinding, createContractGuard } from './contract-guard.ts';

const INPUT = { path: {}, query: {}, body: { type: 'no account' }, bodyBytes: 20 };

const BAD_REPLY = { status: 201, contentType: 'application/json', headers: {}, bodyText: '{"nothing":1}' };

/** An operation that no guard of this process has judged before. */
function unknown(operation: OperationDescription): ContractOperation {
  unknownBefore += 1;
  return { ...operation, operationId: `unknown ${unknownBefore}` as OperationId };
}

let unknownBefore = 0;

function begin(path: string, requestId: string): Exchange {
  const request = new IncomingMessage(new Socket());
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-ours' };
  return openExchange(Object.assign(request, { method: 'POST', url: path, headers }), requestId);
}

/** What a guard has found, in short. */
function watched() {
  const findings: GuardFinding[] = [];
  const guard = createContractGuard((finding) => findings.push(finding));
  return { guard, found: () => findings.map(({ side, requestId }) => `${side} ${requestId}`) };
}

it('lets the first request of an operation be answered, then judges it, and refuses from then on', async () => {
  const operation = unknown(OPERATIONS.createFundingInstrument);
  const { guard, found } = watched();
  const first = begin(operation.path, 'first');
  await guard.checkRequest(operation, first, INPUT);
  await guard.settled();
  expect(found()).toEqual([]);
  guard.ended(first);
  await guard.settled();
  expect(found()).toEqual(['request first']);

  const second = begin(operation.path, 'second');
  await expect(guard.checkRequest(operation, second, INPUT)).rejects.toMatchObject({
    code: 'invalid_request',
  });
  expect(found()).toEqual(['request first', 'request second']);
});

it('judges every request that came before it was ready, and every reply, when their exchanges have ended', async () => {
  const operation = unknown(OPERATIONS.createBeneficiary);
  const { guard, found } = watched();
  const exchanges = ['first', 'second'].map((requestId) => begin(operation.path, requestId));
  for (const exchange of exchanges) {
    await guard.checkRequest(operation, exchange, INPUT);
    guard.checkReply(operation, exchange, BAD_REPLY);
  }
  for (const exchange of exchanges) guard.ended(exchange);
  expect(found()).toEqual([]);
  await guard.settled();
  expect(found().sort()).toEqual(['reply first', 'reply second', 'request first', 'request second']);
});

it('tells of a reply that is no JSON, and fails nothing by that', async () => {
  const operation = unknown(OPERATIONS.createPayout);
  const { guard, found } = watched();
  const exchange = begin(operation.path, 'odd');
  guard.checkReply(operation, exchange, { ...BAD_REPLY, bodyText: '<html>' });
  guard.ended(exchange);
  await guard.settled();
  expect(found()).toEqual(['reply odd']);
});
