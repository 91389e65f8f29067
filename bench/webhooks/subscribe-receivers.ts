import { randomUUID } from 'node:crypto';
import type { Ready } from '../contestant.ts';
import { call } from '../load/call.ts';
import type { Subscribers } from '../scenario.ts';

/** Nobody listens there, and nothing is sent: the server under measurement has no workers. */
const NOWHERE = 'http://127.0.0.1:4009/hooks';

/** Subscribes to the events of a server's first wallet. Code that knows no subscriptions yet has none to pay for. */
export async function subscribeReceivers(
  { url, wallets }: Ready,
  { count, eventTypes }: Subscribers,
  to = NOWHERE,
): Promise<void> {
  const key = wallets[0]?.key ?? '';
  for (let made = 0; made < count; made += 1) {
    const body = { json: { url: to, eventTypes }, idempotencyKey: randomUUID() };
    const { status, text } = await call(`${url}/v1/webhooks`, key, 'POST', body);
    if (status === 404) return;
    if (status !== 201) throw new Error(`A subscription was answered ${status}: ${text}`);
  }
}
