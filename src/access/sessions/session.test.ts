import { describe, expect, it } from 'vitest';
import { type Session, idleEnd, isLiveSession, sessionsToEnd, withoutStepUp } from './table.ts';

const TERMS = { lifeMs: 43_200_000, idleMs: 1_800_000 };

function session(id: string, lastSeenAt: number, createdAt = 0): Session {
  return {
    id,
    tenantId: 'acct_1',
    userId: 'usr_1',
    hash: id,
    device: 'd',
    createdAt,
    lastSeenAt,
    expiresAt: createdAt + TERMS.lifeMs,
    ipAddress: null,
    userAgent: null,
    stepUpId: null,
    stepUpExpiresAt: null,
  };
}

describe('a session', () => {
  it('ends half an hour after it was last seen', () => {
    const seen = session('a', 1_000);
    expect(isLiveSession(seen, TERMS, 1_800_999)).toBe(true);
    expect(isLiveSession(seen, TERMS, 1_801_000)).toBe(false);
  });

  it('ends twelve hours after it began, however it is used', () => {
    const seen = session('a', TERMS.lifeMs - 1);
    expect(isLiveSession(seen, TERMS, TERMS.lifeMs - 1)).toBe(true);
    expect(isLiveSession(seen, TERMS, TERMS.lifeMs)).toBe(false);
  });

  it('ends unused when it would end anyway, and not later', () => {
    expect(idleEnd(session('a', 1_000), TERMS)).toBe(1_801_000);
    expect(idleEnd(session('a', TERMS.lifeMs - 5), TERMS)).toBe(TERMS.lifeMs);
  });

  it('loses its confirmation, and nothing else', () => {
    const confirmed = { ...session('a', 1_000), stepUpId: 'stu_1', stepUpExpiresAt: 2_000 };
    expect(withoutStepUp(confirmed)).toEqual(session('a', 1_000));
  });

  it('that is the eleventh ends the one that is idle longest, and those that have ended', () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      session(`s${index}`, 2_000_000 + ((index * 7) % 10)),
    );
    const ended = session('old', 1_000);
    const idle = ten.find(({ lastSeenAt }) => lastSeenAt === 2_000_000);
    expect(sessionsToEnd([...ten, ended], TERMS, 2_000_100)).toEqual([ended, idle]);
    expect(sessionsToEnd(ten.slice(1), TERMS, 2_000_100)).toEqual([]);
  });
});
