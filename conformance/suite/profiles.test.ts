import { expect, it } from 'vitest';
import { CHECKS } from './check-list.ts';
import { PROFILES } from './profiles.ts';
import { QUICK } from './quick.ts';

it('each check is of a profile, and each profile names checks that exist, once', () => {
  const names = CHECKS.map(({ name }) => name);
  expect(names.filter((name) => !Object.values(PROFILES).some((profile) => profile.includes(name)))).toEqual(
    [],
  );
  for (const profile of Object.values(PROFILES)) {
    expect(profile.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(profile).size).toBe(profile.length);
  }
});

it('a quick run names checks that exist, once', () => {
  const names = CHECKS.map(({ name }) => name);
  expect(QUICK.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(QUICK).size).toBe(QUICK.length);
});
