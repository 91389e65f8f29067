import { describe, expect, it } from 'vitest';
import { keyActor, OPERATOR, userActor, type Actor } from '../identity/actor.ts';
import { newId } from '../identity/ids.ts';
import { testRequest } from '../testing/worlds/test-request.ts';
import type { RequestFacts } from '../identity/actor.ts';
import { auditEntry, changesBetween, type AuditedAction, type AuditEntry } from './audit-entry.ts';

const KEY = keyActor('key_1');
const revoked: AuditedAction = { tenantId: 'acct_1', type: 'api_key.revoked', resourceId: 'key_2' };

function entryOf(actor: Actor, request: RequestFacts | null, action: AuditedAction = revoked): AuditEntry {
  return auditEntry({ newId, serverNow: 7, actor, request }, action).row as AuditEntry;
}

describe('an entry', () => {
  it('says what was done with what, when, and by whom from where', () => {
    const from = { keyId: 'key_1', ipAddress: '203.0.113.7', userAgent: 'curl/8' };
    expect(entryOf(KEY, testRequest({ ...from, requestId: 'req_1' }))).toEqual({
      id: expect.stringMatching(/^act_[0-9a-hjkmnp-tv-z]{26}$/) as string,
      tenantId: 'acct_1',
      type: 'api_key.revoked',
      resourceType: 'api_key',
      resourceId: 'key_2',
      inFeed: true,
      occurredAt: 7,
      actor: KEY,
      stepUpUserId: null,
      stepUpAt: null,
      requestId: 'req_1',
      changes: [],
      ...from,
    });
  });

  it('has the time of the tenant’s clock where there is one', () => {
    const context = { newId, serverNow: 7, now: 9, actor: KEY, request: null };
    expect((auditEntry(context, revoked).row as AuditEntry).occurredAt).toBe(9);
  });

  it('of a command has an actor, and no request', () => {
    const nothing = { keyId: null, ipAddress: null, userAgent: null, requestId: null };
    expect(entryOf(OPERATOR, null)).toMatchObject({ actor: OPERATOR, ...nothing });
  });

  it('is the user’s who confirmed what a key sent, and names the key beside them', () => {
    const confirmation = { actor: userActor('usr_1'), userId: 'usr_1', at: 5 };
    expect(entryOf(KEY, testRequest({ keyId: 'key_1', confirmation }))).toMatchObject({
      actor: userActor('usr_1'),
      keyId: 'key_1',
      stepUpUserId: 'usr_1',
      stepUpAt: 5,
    });
  });

  it('is the operator’s where their confirmation came with a key', () => {
    const confirmation = { actor: OPERATOR, userId: null, at: 5 };
    expect(entryOf(KEY, testRequest({ keyId: 'key_1', confirmation }))).toMatchObject({
      actor: OPERATOR,
      keyId: 'key_1',
      stepUpUserId: null,
      stepUpAt: 5,
    });
  });

  it('is nobody’s where it is said that nobody knows', () => {
    const locked = { tenantId: 'acct_1', type: 'user.locked', resourceId: 'usr_1', actor: null } as const;
    expect(entryOf(userActor('usr_9'), testRequest(), locked).actor).toBeNull();
  });

  it.each([
    ['webhook.created', true],
    ['account.suspended', true],
    ['operator.step_up_issued', false],
    ['user.signed_in', false],
    ['user.locked', false],
  ] as const)('of %s is part of the feed: %s', (type, inFeed) => {
    expect(entryOf(KEY, null, { ...revoked, type }).inFeed).toBe(inFeed);
  });
});

describe('the changes between two states', () => {
  const before = { name: 'First', scopes: ['treasury:read'], note: null as string | null, hash: 'a' };

  it('are the fields that differ, of those that are shown', () => {
    const after = { name: 'First', scopes: ['treasury:write'], note: null, hash: 'b' };
    expect(changesBetween(before, after, ['name', 'scopes', 'note'])).toEqual([
      { field: 'scopes', from: ['treasury:read'], to: ['treasury:write'] },
    ]);
  });

  it('are all that there is of what was not there before, or is there no longer', () => {
    expect(changesBetween(null, before, ['name', 'note'])).toEqual([
      { field: 'name', from: null, to: 'First' },
    ]);
    expect(changesBetween(before, null, ['name', 'note'])).toEqual([
      { field: 'name', from: 'First', to: null },
    ]);
  });
});
