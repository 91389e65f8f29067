import { expect, inject, it } from 'vitest';
import { faultOf } from './compare-statements.ts';
import { planStatements } from './plan-statements.ts';

it('plans statements without their values, and carries nothing out', async () => {
  const { postgresUrl } = inject('databaseTemplates');
  const planned = await planStatements(postgresUrl, [
    'select id from tenants where id = $1',
    'select name from tenants where name = $1',
    'insert into installation (environment) values ($1)',
    'select $1 from nowhere',
    'select (',
    'select environment from installation limit 1',
  ]);
  expect(planned).toEqual([
    { scans: [] },
    { scans: ['tenants'] },
    { scans: [] },
    { refusal: 'relation "nowhere" does not exist' },
    { refusal: expect.stringMatching(/^syntax error/) as unknown },
    { scans: ['installation'] },
  ]);
});

it.each([
  ['a statement that it refuses', { refusal: 'subquery in FROM must have an alias' }, { scans: [] }],
  ['a scan that the newest does without', { scans: ['payouts'] }, { scans: [] }],
])('finds %s', (_, planned, newest) => {
  expect(faultOf(planned, newest)).toMatch(/alias|reads all of payouts/);
});

it.each([
  ['planned alike', { scans: ['tenants'] }, { scans: ['tenants', 'wallets'] }],
  ['refused by the newest too', { refusal: 'relation "probes" does not exist' }, { refusal: 'so too' }],
])('finds nothing in a statement that is %s', (_, planned, newest) => {
  expect(faultOf(planned, newest)).toBeUndefined();
});
