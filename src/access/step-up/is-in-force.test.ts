import { describe, expect, it } from 'vitest';
import { userActor } from '../../identity/actor.ts';
import type { Session } from '../sessions/table.ts';
import type { Team } from '../team/table.ts';
import type { User } from '../users/table.ts';
import { isInForce, type GroundedStepUp } from './table.ts';

const NOW = 1_000_000;

const ground: GroundedStepUp = {
  stepUp: {
    id: 'stu_1',
    tenantId: 'acct_1',
    hash: 'h',
    actor: userActor('usr_1'),
    reason: null,
    userId: 'usr_1',
    sessionId: 'ses_1',
    roleVersion: 3,
    issuedAt: NOW - 1_000,
    expiresAt: NOW + 1,
  },
  session: { id: 'ses_1', stepUpId: 'stu_1', expiresAt: NOW + 1 } as Session,
  user: { id: 'usr_1', roleVersion: 3, removedAt: null } as User,
  team: { tenantId: 'acct_1', suspendedAt: null } as Team,
};

const changed = <Part extends keyof GroundedStepUp>(
  part: Part,
  change: Partial<NonNullable<GroundedStepUp[Part]>>,
): GroundedStepUp => ({ ...ground, [part]: { ...ground[part], ...change } });

describe('a confirmation', () => {
  it('holds while all that it hangs on does', () => {
    expect(isInForce(ground, NOW)).toBe(true);
    expect(isInForce({ ...ground, team: undefined }, NOW)).toBe(true);
    expect(isInForce(changed('team', { suspendedAt: NOW - 1_001 }), NOW)).toBe(true);
  });

  it.each<[string, GroundedStepUp]>([
    ['its time', changed('stepUp', { expiresAt: NOW })],
    ['its session', { ...ground, session: undefined }],
    ['a newer one', changed('session', { stepUpId: 'stu_2' })],
    ['a change of what its user signs in with', changed('session', { stepUpId: null })],
    ['the last moment of its session', changed('session', { expiresAt: NOW })],
    ['its user', { ...ground, user: undefined }],
    ['the removal of its user', changed('user', { removedAt: NOW - 1 })],
    ['a change of its user’s role', changed('user', { roleVersion: 4 })],
    ['a suspension of the account', changed('team', { suspendedAt: NOW - 1_000 })],
  ])('ends with %s', (_name, given) => {
    expect(isInForce(given, NOW)).toBe(false);
  });

  it('of the operator hangs on nobody', () => {
    const operators = changed('stepUp', { userId: null, sessionId: null, roleVersion: null });
    expect(isInForce({ ...operators, session: undefined, user: undefined }, NOW)).toBe(true);
    expect(isInForce({ ...operators, team: { suspendedAt: NOW } as Team }, NOW)).toBe(false);
  });
});
