import { describe, expect, it } from 'vitest';
import { missingPackages } from './installed-packages.ts';

const LOCK = {
  packages: {
    '': { version: '0.0.0' },
    'node_modules/knex': { version: '3.3.0' },
    'node_modules/express/node_modules/cookie': { version: '0.7.2' },
  },
};

describe('what an earlier commit needs of the packages installed here', () => {
  it('is all there where every version is the same', () => {
    expect(missingPackages({ knex: '3.3.0' }, LOCK)).toEqual([]);
  });

  it('is missing at another version, not at all, or installed for another package alone', () => {
    const needs = { knex: '3.2.0', pg: '8.23.1', cookie: '0.7.2' };
    expect(missingPackages(needs, LOCK)).toEqual(['knex', 'pg', 'cookie']);
  });
});
