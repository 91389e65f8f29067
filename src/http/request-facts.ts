import type { IncomingMessage } from 'node:http';
import { OPERATOR } from '../actor.ts';
import type { Config } from '../config.ts';
import type { Confirmation } from '../contract/caller-port.ts';
import type { RequestFacts } from '../request-facts.ts';
import { clientAddressText } from './client-address.ts';
import type { Exchange } from './exchange.ts';

const LONGEST_USER_AGENT = 256;

/** What a client calls itself, as far as it is kept. */
export function userAgentOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null;
}

/**
 * What is kept of a request beside what it changes.
 * @param keyId the key that was used; null where a session was, or nothing
 * @param confirmation the confirmation that it came with
 */
export function requestFacts(
  { request, requestId }: Pick<Exchange, 'request' | 'requestId'>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  keyId: string | null,
  confirmation: Confirmation | null,
): RequestFacts {
  return {
    requestId,
    keyId,
    ipAddress: clientAddressText(request, trustProxy),
    userAgent: userAgentOf(request),
    confirmation: confirmation && {
      actor: confirmation.actor ?? OPERATOR,
      userId: confirmation.userId,
      at: confirmation.issuedAt,
    },
  };
}
