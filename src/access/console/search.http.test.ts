import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { SEARCHES } from '../../capabilities.ts';
import type { ConsoleReplyOf } from '../../contract/console-types.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { searchRecords } from '../../lists/search.ts';
import { countRowsRead, statementsOf } from '../../testing/databases/rows-read.ts';
import { scansIn } from '../../testing/databases/scans-in.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { PERSON, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { type TestBrowser, type TestUser, enrol } from '../../testing/worlds/test-user.ts';

/** Steps of a plan of SQLite that read all rows of a tenant. */
async function readsWholeTenants(
  { reader }: Database,
  { sql, bindings }: { readonly sql: string; readonly bindings: readonly unknown[] },
): Promise<string[]> {
  const plan = await runStatement(reader, `explain query plan ${sql}`, bindings as never);
  return plan.map(({ detail }) => String(detail)).filter((detail) => detail.endsWith('(tenant_id=?)'));
}

type Result = ConsoleReplyOf<'searchRecords'>['data'][number];

eachServer(({ server, dialect }) => {
  let tenant: TestTenant;
  let owner: TestUser;

  beforeAll(async () => {
    tenant = await server().newTenant();
    owner = await enrol(server(), tenant.clientId);
    await tenant.fund('1000.00');
    await tenant.adjust('USDC', '1000');
  });

  async function search(text: string, browser: TestBrowser = owner.browser): Promise<Result[]> {
    const { status, body } = await browser.call('GET', `search?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    return body['data'] as Result[];
  }
  const foundBy = async (text: string): Promise<string[]> =>
    (await search(text)).map(({ object, id, matched }) => `${object} ${id} by ${matched}`);

  describe('a search', () => {
    it('shows a record by its identifier, and what is known of it', async () => {
      const payout = await tenant.newPayout({ externalReference: 'INV-2061', amount: '12.34' });
      expect(await search(payout.id)).toEqual([
        {
          object: 'payout',
          id: payout.id,
          title: 'INV-2061',
          status: 'accepted',
          amount: { amount: '12.34', currency: 'AUD' },
          matched: 'id',
          occurredAt: payout.createdAt,
        },
      ]);
      expect(await foundBy(payout.id.slice(0, -1))).toEqual([]);
    });

    it('finds every kind of record by its identifier', async () => {
      const customer = await tenant.newEntitledCustomer();
      const [movement] = (await tenant.get<{ data: { id: string }[] }>('/v1/treasury/transactions?limit=1'))
        .data;
      const webhook = await tenant.newWebhook();
      const made: readonly (readonly [Result['object'], string])[] = [
        ['withdrawal', (await tenant.newWithdrawal()).id],
        ['conversion', (await tenant.newConversion()).id],
        ['payin', (await tenant.fund('2.00')).id],
        ['deposit', (await tenant.deposit('2.00')).id],
        ['transfer', (await tenant.newTransfer('aud_to_stablecoin', '5.00')).id],
        ['movement', movement!.id],
        ['beneficiary', (await tenant.newBeneficiary()).id],
        ['destination', (await tenant.newDestination()).id],
        ['funding_instrument', (await tenant.newAddress()).id],
        ['customer', customer.id],
        ['payment_route', (await tenant.newRoute(undefined, customer.id)).id],
        ['invoice', (await tenant.newInvoice()).id],
        ['event', (await tenant.get<{ data: { id: string }[] }>('/v1/events?limit=1')).data[0]!.id],
        ['webhook', webhook.id],
        ['webhook_delivery', (await tenant.newDelivery(webhook.id)).id],
        ['api_key', (await tenant.newApiKey()).id],
        ['member', owner.id],
      ];
      for (const [object, id] of made) expect(await foundBy(id)).toEqual([`${object} ${id} by id`]);
    });

    it('finds what has a reference, each record once and the newest first', async () => {
      const reference = 'one reference of all';
      const beneficiary = await tenant.newBeneficiary({ ...PERSON, externalReference: reference });
      const payout = await tenant.newPayout({ externalReference: reference, beneficiaryId: beneficiary.id });
      const first = await tenant.fund('3.00', { externalReference: reference });
      server().passTime(5);
      const second = await tenant.fund('3.00', { externalReference: reference });
      expect(await foundBy(reference)).toEqual([
        `payout ${payout.id} by externalReference`,
        `payin ${second.id} by externalReference`,
        `payin ${first.id} by externalReference`,
        `beneficiary ${beneficiary.id} by externalReference`,
      ]);
      expect(await foundBy('one reference')).toEqual([]);
    });

    it("finds an operation by its provider's reference, and what a transaction on a chain brought about", async () => {
      const withdrawal = await tenant.newWithdrawal();
      await tenant.settle();
      const settled = await tenant.withdrawal(withdrawal.id);
      expect(await foundBy(String(settled.providerReference))).toEqual([
        `withdrawal ${withdrawal.id} by providerReference`,
      ]);
      const transactionHash = `0x${'AbCdEf12'.repeat(8)}`;
      const deposit = await tenant.deposit('4.00', { transactionHash });
      const expected = [`deposit ${deposit.id} by transactionHash`];
      expect(await foundBy(transactionHash)).toEqual(expected);
      expect(await foundBy(transactionHash.toLowerCase())).toEqual(expected);
    });

    it('finds names by their beginning, in either case, in their order', async () => {
      const { id } = await tenant.newBeneficiary({ ...PERSON, firstName: 'Grace', lastName: 'Hopper-%_é' });
      for (const text of ['grace h', 'GRACE HOPPER-%_é', 'Hopp', 'hopper-%']) {
        expect(await foundBy(text)).toEqual([`beneficiary ${id} by name`]);
      }
      expect([await foundBy('hopper%'), await foundBy('opper')]).toEqual([[], []]);
      const names = ['Vault B', 'vault a', 'VAULT C'];
      for (const name of names) await tenant.newDestination({ name });
      expect((await search('vault')).map(({ title }) => title)).toEqual(['vault a', 'Vault B', 'VAULT C']);
    });

    it.each(["' or 1=1 --", '%%', '__', '\\\\', '\u{10FFFF}\u{10FFFF}', '\u202E\u202Egnirts', '🏦🏦'])(
      'takes %j for what it is',
      async (text) => {
        expect(await search(text)).toEqual([]);
      },
    );

    it('shows twenty at most', async () => {
      for (let turn = 0; turn < 22; turn += 1) await tenant.newDestination({ name: `crowd ${turn}` });
      expect(await search('crowd')).toHaveLength(20);
    });

    it('finds nothing of another account, and nothing that the role may not read', async () => {
      const other = await server().newTenant();
      const theirs = await other.newDestination({ name: 'private vault', externalReference: 'theirs' });
      for (const text of [theirs.id, 'theirs', 'private vault']) expect(await search(text)).toEqual([]);
      const webhook = await tenant.newWebhook();
      const finance = await enrol(server(), tenant.clientId, 'finance');
      expect(await search(webhook.id, finance.browser)).toEqual([]);
      expect(await foundBy(webhook.id)).toHaveLength(1);
    });

    it('needs a session, and between 2 and 255 characters', async () => {
      expect(answerOf(await server().request('GET', '/console/api/search?q=anything'))).toBe(
        '401 unauthenticated',
      );
      for (const text of ['', 'a', 'a'.repeat(256), '%00%00', '%ff%ff']) {
        const reply = await owner.browser.call('GET', `search?q=${text}`);
        expect(answerOf(reply)).toBe('400 invalid_request');
      }
      expect(answerOf(await owner.browser.call('GET', 'search'))).toBe('400 invalid_request');
    });
  });

  it('reads no table whole, and of the others few rows, however many there are', async () => {
    const { database } = server().service;
    const many = await server().newTenant();
    const model = await many.newDestination({ name: 'many' });
    const columns = `tenant_id, external_reference, asset, network, address, tag, version, status, created_at, updated_at`;
    await runStatement(
      database.writer,
      `insert into destinations (id, name, ${columns})
        with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 2000)
        select 'dst_' || n, 'many ' || n, ${columns} from destinations, counted where id = ?`,
      [model.id],
    );
    const questions = ['many 1999', model.externalReference, model.id, 'SIMBANK-x', `0x${'0'.repeat(64)}`];
    for (const text of questions) {
      const question = { tenantId: many.clientId, text, serverNow: 0 };
      const statements = await statementsOf(database, () =>
        searchRecords(database.reader, SEARCHES, question),
      );
      for (const statement of statements) {
        expect([statement.sql, await scansIn(database, statement)]).toEqual([statement.sql, []]);
        if (dialect === 'sqlite') expect(await readsWholeTenants(database, statement)).toEqual([]);
        if (dialect === 'postgres' && text !== model.externalReference)
          expect([statement.sql, await countRowsRead(database, statement)]).toEqual([
            statement.sql,
            expect.toSatisfy((count: number) => count <= 20),
          ]);
      }
    }
  });
});
