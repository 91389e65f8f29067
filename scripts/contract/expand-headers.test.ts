import { describe, expect, it } from 'vitest';
import type { Response } from './contract-document.ts';
import { expandErrors } from './expand-errors.ts';
import { expandHeaders, listDecidedErrors } from './expand-headers.ts';
import { listOperations } from './list-operations.ts';
import { resolveReference } from './resolve-reference.ts';
import { makeSampleDocument } from './sample-document.ts';
import { SAMPLE_ERRORS } from './sample-errors.ts';

describe('expandHeaders', () => {
  const document = makeSampleDocument();
  const expanded = expandHeaders(expandErrors(document, SAMPLE_ERRORS), listDecidedErrors(document));
  const headersOf = (operationId: string, status: string): string[] => {
    const placed = listOperations(expanded).find(({ operation }) => operation.operationId === operationId);
    const stated = placed?.operation.responses[status];
    if (stated === undefined) throw new Error(`${operationId} has no answer ${status}.`);
    return Object.keys(resolveReference<Response>(expanded, stated).headers ?? {});
  };

  it('names the request on every answer', () => {
    for (const { operation } of listOperations(expanded)) {
      for (const status of Object.keys(operation.responses)) {
        expect(headersOf(operation.operationId, status)).toContain('X-Request-Id');
      }
    }
  });

  it('marks replays on answers that are stored: successes and the refusals that handlers decide', () => {
    expect(headersOf('replaceThing', '200')).toContain('Idempotent-Replayed');
    expect(headersOf('replaceThing', '404')).toContain('Idempotent-Replayed');
    expect(headersOf('replaceThing', '400')).not.toContain('Idempotent-Replayed');
    expect(headersOf('replaceThing', '429')).not.toContain('Idempotent-Replayed');
    expect(headersOf('getHealth', '200')).not.toContain('Idempotent-Replayed');
  });

  it('says how to authenticate and when to come back', () => {
    expect(headersOf('replaceThing', '401')).toContain('WWW-Authenticate');
    expect(headersOf('replaceThing', '429')).toContain('Retry-After');
    expect(headersOf('replaceThing', '409')).toContain('Retry-After');
    expect(headersOf('replaceThing', '404')).not.toContain('Retry-After');
  });

  it('shows the rate limit where it was looked at', () => {
    expect(headersOf('replaceThing', '200')).toContain('RateLimit');
    expect(headersOf('replaceThing', '429')).toContain('RateLimit-Policy');
    expect(headersOf('replaceThing', '401')).toContain('RateLimit');
    expect(headersOf('getHealth', '200')).not.toContain('RateLimit');
    expect(headersOf('getHealth', '400')).toContain('RateLimit');
  });

  it('defines the headers that it uses and no others', () => {
    expect(Object.keys(expanded.components.headers ?? {})).toEqual([
      'RequestId',
      'IdempotentReplayed',
      'WwwAuthenticate',
      'RetryAfter',
      'RetryAfterInProgress',
      'RateLimit',
      'RateLimitPolicy',
    ]);
  });
});
