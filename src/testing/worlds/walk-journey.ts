import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PERSON } from './test-tenant.ts';

type Json = Record<string, unknown>;

/** How long each step may take on a machine that is busy. */
const PATIENCE_MS = 45_000;

/** Asks until the answer is definite: 503 says to come back. */
async function ask(url: string, init: RequestInit): Promise<Json> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Json;
    if (response.status !== 503 || performance.now() > deadline)
      throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${text}`);
    await delay(200);
  }
}

/**
 * Walks a short journey of a tenant of a sandbox, from outside: is it ready, a pay-in of 1,000.00, a payout of 250.00
 * and a conversion of 100.00 to their ends. Answers what is available and what is reserved then, in AUD.
 * @throws Error where an answer is no success, or a step does not come to its end
 */
export async function walkJourney(url: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const get = (path: string): Promise<Json> => ask(`${url}${path}`, { headers });
  const post = (path: string, body: object): Promise<Json> => {
    const sent = { ...headers, 'idempotency-key': randomUUID() };
    return ask(`${url}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  };
  const untilSettled = async (path: string): Promise<void> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const { status } = await get(path);
      if (status === 'settled') return;
      if (performance.now() > deadline) throw new Error(`${path} stays ${String(status)}`);
      await delay(50);
    }
  };
  await get('/readyz');
  const { id: fundingInstrumentId } = await post('/v1/treasury/funding-instruments', { type: 'aud_account' });
  await post('/v1/sandbox/payins', { fundingInstrumentId, amount: '1000.00' });
  const { id: beneficiaryId } = await post('/v1/treasury/beneficiaries', PERSON);
  const order = { beneficiaryId, amount: '250.00', currency: 'AUD', externalReference: randomUUID() };
  const payout = await post('/v1/treasury/payouts', order);
  await untilSettled(`/v1/treasury/payouts/${String(payout['id'])}`);
  const sides = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '100.00' };
  const quote = await post('/v1/treasury/conversion-quotes', sides);
  const conversion = await post(`/v1/treasury/conversion-quotes/${String(quote['id'])}/accept`, {});
  await untilSettled(`/v1/treasury/conversions/${String(conversion['id'])}`);
  const { balances } = await get('/v1/treasury');
  const aud = (balances as Json[]).find(({ asset }) => asset === 'AUD');
  return `${String(aud?.['available'])} + ${String(aud?.['reserved'])}`;
}
