import { expect, it } from 'vitest';
import { type PostgresServerFacts, commitsEarly, judgePostgresServer } from './postgres-server-check.ts';

const SOUND = { fsync: 'on', synchronous_commit: 'on', standard_conforming_strings: 'on' } as const;

const server = (
  version: string,
  versionNumber: number,
  settings: Partial<PostgresServerFacts['settings']> = {},
): PostgresServerFacts => ({
  version,
  versionNumber,
  settings: { ...SOUND, ...settings },
  isStandby: false,
});

const TODAY = server('18.4', 180_004);

it.each([
  ['15.18 (Debian 15.18-0+deb12u1)', 150_018],
  ['16.14', 160_014],
  ['17.10', 170_010],
  ['18.4', 180_004],
])('says nothing of PostgreSQL %s with sound settings', (version, versionNumber) => {
  for (const environment of ['sandbox', 'production'] as const) {
    expect(judgePostgresServer(server(version, versionNumber), environment)).toEqual({
      refusals: [],
      warnings: [],
    });
  }
});

it('refuses an older PostgreSQL in either environment, in one sentence with what to do', () => {
  const older = server('14.23 (Debian 14.23-1)', 140_023, { fsync: 'off' });
  for (const environment of ['sandbox', 'production'] as const) {
    expect(judgePostgresServer(older, environment)).toEqual({
      refusals: [
        'This server is PostgreSQL 14.23, but Corridor requires PostgreSQL 15 to 18. Upgrade the server, or set DATABASE_URL to a newer one.',
      ],
      warnings: [],
    });
  }
});

it('refuses a standby in either environment, in one sentence with what to do', () => {
  for (const environment of ['sandbox', 'production'] as const) {
    expect(judgePostgresServer({ ...TODAY, isStandby: true }, environment)).toEqual({
      refusals: [
        'DATABASE_URL leads to a standby, which accepts no writes. Set it to the primary, or name all hosts and add target_session_attrs=read-write.',
      ],
      warnings: [],
    });
  }
});

it('warns of a newer PostgreSQL in either environment', () => {
  for (const environment of ['sandbox', 'production'] as const) {
    expect(judgePostgresServer(server('19beta1', 190_000), environment)).toEqual({
      refusals: [],
      warnings: [
        'This server is PostgreSQL 19, but this version of Corridor is tested on PostgreSQL 15 to 18 only.',
      ],
    });
  }
});

it.each(['fsync', 'synchronous_commit', 'standard_conforming_strings'])(
  'production refuses %s=off, and the sandbox warns of it',
  (name) => {
    const facts = { ...TODAY, settings: { ...SOUND, [name]: 'off' } };
    const sentence = expect.stringMatching(
      new RegExp(`^PostgreSQL runs with ${name}=off, so .+\\. Set ${name} = on [^\\n]+\\.$`),
    ) as unknown;
    expect(judgePostgresServer(facts, 'production')).toEqual({ refusals: [sentence], warnings: [] });
    expect(judgePostgresServer(facts, 'sandbox')).toEqual({ refusals: [], warnings: [sentence] });
  },
);

it.each(['local', 'remote_write', 'on', 'remote_apply'])(
  'takes synchronous_commit=%s, which waits for the disk of the server',
  (value) => {
    const facts = { ...TODAY, settings: { ...SOUND, synchronous_commit: value } };
    expect(commitsEarly(facts)).toBe(false);
    expect(judgePostgresServer(facts, 'production')).toEqual({ refusals: [], warnings: [] });
  },
);
