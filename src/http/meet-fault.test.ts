import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { InjectedFault } from './edge.ts';
import { meetFault } from './meet-fault.ts';
import { openExchange } from './request/exchange.ts';
import type { ContractOperation } from './request/route-table.ts';

const REPLY = { status: 200, contentType: 'application/json', headers: {}, bodyText: '{}' };

function meeting(fault: InjectedFault['fault'], run: () => Promise<typeof REPLY>, path = '/v1/treasury') {
  const stopping = new AbortController();
  const taken: string[] = [];
  const faults = {
    take: (tenantId: string, operationId: string) => {
      taken.push(`${tenantId} ${operationId}`);
      return Promise.resolve({ fault, delayMs: 600_000 });
    },
  };
  const operation = { path, operationId: 'getTreasury' } as unknown as ContractOperation;
  const exchange = openExchange({ url: path, headers: {} } as IncomingMessage, 'req_1');
  exchange.tenantId = 'acct_1';
  const answer = meetFault(faults, stopping.signal, exchange, operation, run);
  return { answer, taken, stop: () => stopping.abort() };
}

it('a slow answer comes after its effect, and at once when the server stops', async () => {
  const events: string[] = [];
  const { answer, stop } = meeting('slow', () => {
    events.push('effect');
    return Promise.resolve(REPLY);
  });
  void answer.then(() => events.push('answer'));
  await new Promise(setImmediate);
  events.push('stop');
  stop();
  expect(await answer).toBe(REPLY);
  expect(events).toEqual(['effect', 'stop', 'answer']);
});

it('a control call takes no fault', async () => {
  const { answer, taken } = meeting('unavailable', () => Promise.resolve(REPLY), '/v1/sandbox/clock');
  expect(await answer).toBe(REPLY);
  expect(taken).toEqual([]);
});
