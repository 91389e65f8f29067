import { newId } from '../../identity/ids.ts';
import type { RequestFacts } from '../../identity/actor.ts';

/** A request as it is kept beside what it changed. */
export function testRequest(given: Partial<RequestFacts> = {}): RequestFacts {
  return {
    requestId: newId('req'),
    keyId: null,
    ipAddress: null,
    userAgent: null,
    trace: null,
    confirmation: null,
    ...given,
  };
}
