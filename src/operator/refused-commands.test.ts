import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { complaintOf, documentOf } from '../testing/server/operator-answer.ts';
import { runOperator, type ProgramResult } from '../testing/server/run-program.ts';

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

describe('a command that cannot be carried out', () => {
  let database: TestDatabase;
  let clientId: string;

  const run = (parameters: string): Promise<ProgramResult> =>
    runOperator([...parameters.replace('TENANT', clientId).split(' '), '--json'], {
      DATABASE_URL: database.url,
    });

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    clientId = String(documentOf(await run('tenant create --name Engines'))['clientId']);
    return () => database.remove();
  }, PATIENCE_MS);

  it.each([
    ['adjust --tenant acct_none --asset AUD --amount 1 --reason x', 'There is no tenant acct_none'],
    ['adjust --tenant TENANT --asset AUD --amount 0.00 --reason x', 'zero'],
    ['adjust --tenant TENANT --asset AUD --amount 1.001 --reason x', 'invalid_request'],
    ['replenish --tenant acct_none --asset AUD --amount 1 --reason x', 'There is no tenant acct_none'],
    ['replenish --tenant TENANT --asset AUD --amount 0.00 --reason x', 'zero'],
    ['replenish --tenant TENANT --asset AUD --amount=-1.00 --reason x', 'invalid_request'],
    ['tenant list --limt 5', "unknown option '--limt'\n(Did you mean --limit?)"],
    ['tenent list', "unknown command 'tenent'\n(Did you mean tenant?)"],
    ['ledger verify --head 1:x', 'SEQ:HASH'],
    [
      'ledger verify --head 0:0000000000000000000000000000000000000000000000000000000000000000',
      '--head requires',
    ],
    ['ledger verify --tenant TENANT --export x', 'cannot be used with'],
    ['key create --tenant TENANT --role king', 'king'],
    ['key create --tenant TENANT --role admin --scopes treasury:all', 'treasury:all'],
    ['key create --tenant TENANT --role admin --allowed-ips 203.0.113.300', '203.0.113.300'],
    ['configuration set --tenant TENANT --set {"unknown":1}', 'unknown'],
    ['configuration set --tenant TENANT --set [1]', 'JSON object'],
    ['tenant abolish', 'abolish'],
    ['review approve --id pay_none --reason x --actor ada', 'There is no operation pay_none'],
    ['review release --id pin_none --reason x --actor ada', 'There is no receipt pin_none'],
    ['review return --id pin_none --reason x --actor ada', 'There is no receipt pin_none'],
    ['review cancel --id pay_none --reason x --actor ada', 'There is no operation pay_none'],
    ['review list --limit 0', '--limit'],
  ])(
    'says why and exits with 1: %s',
    async (parameters, reason) => {
      expect(complaintOf(await run(parameters))).toContain(reason);
    },
    PATIENCE_MS,
  );
});
