import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { type Argon2, PasswordHasher } from './passwords.ts';

/** A library whose computations end when they are let. */
function heldArgon2(): { readonly library: Argon2; readonly running: (() => void)[]; most: () => number } {
  const running: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const compute = async <Result>(result: Result): Promise<Result> => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => running.push(resolve));
    atOnce -= 1;
    return result;
  };
  const library: Argon2 = {
    hash: (text) => compute(`hash of ${text}`),
    verify: (hash, text) => compute(hash === `hash of ${text}`),
    parseOptions: () => ({ memoryCost: 1, timeCost: 1, parallelism: 1 }),
  };
  return { library, running, most: () => most };
}

describe('a password', () => {
  const hasher = new PasswordHasher();

  it('is kept as a PHC string with a salt of its own, and is told from every other', async () => {
    const [one, two] = await Promise.all([
      hasher.hash('correct horse battery'),
      hasher.hash('correct horse battery'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'correct horse battery')).toBe(true);
    expect(await hasher.verify(one, 'correct horse batterz')).toBe(false);
    expect(await hasher.isOutdated(one)).toBe(false);
  });

  it('of nobody is never right, the text that stands in for it included', async () => {
    expect(await hasher.verify(null, 'a password that is nobody’s')).toBe(false);
  });

  it('with a salt that is given has the same hash each time', async () => {
    const salt = Buffer.alloc(16, 7);
    expect(await hasher.hash('a code', salt)).toBe(await hasher.hash('a code', salt));
  });

  it('that was hashed with less is told', async () => {
    const weaker = '$argon2id$v=19$m=4096,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$' + 'A'.repeat(43);
    expect(await hasher.isOutdated(weaker)).toBe(true);
  });
});

describe('hashes', () => {
  it('are computed two at once, and no more than 64 wait', async () => {
    const { library, running, most } = heldArgon2();
    const hasher = new PasswordHasher(library);
    const asked = Array.from({ length: 66 }, (_, index) => hasher.hash(String(index)));
    await nextTurn();
    const late = hasher.hash('late');
    await expect(late).rejects.toMatchObject({
      code: 'service_unavailable',
      reason: 'password_hashing_full',
      retryAfterSeconds: 1,
    });
    let ended = 0;
    for (const one of asked) void one.then(() => (ended += 1));
    while (ended < asked.length) {
      running.splice(0).forEach((end) => end());
      await nextTurn();
    }
    expect(most()).toBe(2);
    expect(await Promise.all(asked)).toEqual(asked.map((_, index) => `hash of ${index}`));
    const again = hasher.hash('again');
    await nextTurn();
    running.splice(0).forEach((end) => end());
    expect(await again).toBe('hash of again');
  });

  it('that fail leave their place to the next', async () => {
    const broken: Argon2 = {
      hash: () => Promise.reject(new Error('no memory')),
      verify: () => Promise.resolve(true),
      parseOptions: () => ({ memoryCost: 1, timeCost: 1, parallelism: 1 }),
    };
    const hasher = new PasswordHasher(broken);
    for (let round = 0; round < 5; round += 1) {
      const error: unknown = await hasher.hash('x').catch((reason: unknown) => reason);
      expect(error).not.toBeInstanceOf(ApiError);
    }
  });
});
