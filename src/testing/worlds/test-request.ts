import { newId } from '../../ids.ts';
import type { RequestFacts } from '../../request-facts.ts';

/** A request as it is kept beside what it changed. */
export function testRequest(given: Partial<RequestFacts> = {}): RequestFacts {
  return {
    requestId: newId('req'),
    keyId: null,
    ipAddress: null,
    userAgent: null,
    confirmation: null,
    ...given,
  };
}
