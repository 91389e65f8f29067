import { lookup } from 'node:dns/promises';
import type { CallRules } from '../../src/calls/connector.ts';
import { postWebhook } from '../../src/calls/post.ts';
import { webhookHeaders } from '../../src/calls/sign.ts';
import type { Event } from '../../generated/sdk/types.ts';

/** A listener posts from its person's own machine to wherever that person says. */
const ANYWHERE: CallRules = {
  refusalOf: () => null,
  lookUp: async (name) => {
    const found = await lookup(name, { all: true }).catch(() => []);
    return found.map(({ address }) => address);
  },
};

/**
 * Posts an event as a delivery of it would be posted: the same text, the same headers, the same time to answer in.
 * Answers in words what the receiver made of it.
 * @param nowMs the present, by the machine's clock
 * @param signal breaks it off
 */
export async function forwardEvent(
  url: string,
  secret: string,
  event: Event,
  { nowMs, signal }: { readonly nowMs: number; readonly signal: AbortSignal },
): Promise<string> {
  const message = { id: event.id, body: JSON.stringify(event) };
  const headers = webhookHeaders(message, [secret], Math.floor(nowMs / 1_000));
  const { answer, durationMs } = await postWebhook(
    ANYWHERE,
    { url, headers, body: message.body },
    { signal },
  );
  return `${typeof answer === 'string' ? answer : String(answer.status)} in ${String(durationMs)} ms`;
}
