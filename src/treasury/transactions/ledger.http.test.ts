import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractDocument } from '../../contract/document.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { CHAIN_PAGE } from '../../ledger/verify-chain.ts';
import { verifyExport } from '../../ledger/verify-export.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type LedgerLine = Schema<'LedgerLine'>;

const EXPORT = '/v1/treasury/ledger/export';
const HEAD = '/v1/treasury/ledger/head';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const isLine = ajv
  .addSchema(contractDocument(), 'contract')
  .compile({ $ref: 'contract#/components/schemas/LedgerLine' });

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
  await Promise.resolve();
}

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('500.00', { externalReference: 'invoice 7' });
    await tenant.newPayout({ amount: '20.02' });
    await tenant.newPayout({ amount: '10.01' });
    await tenant.newConversion();
    await tenant.settle();
  });

  const exportText = async (owner = tenant): Promise<string> => (await owner.request('GET', EXPORT)).text;

  const linesOf = (text: string): LedgerLine[] =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LedgerLine);

  describe('the export of the ledger', () => {
    it('is one line a movement, oldest first, each what the contract says of it', async () => {
      const reply = await tenant.request('GET', EXPORT);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
      expect(reply.text.endsWith('}\n')).toBe(true);
      const lines = linesOf(reply.text);
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_each, index) => index + 1));
      for (const line of lines) expect([isLine(line), isLine.errors ?? null]).toEqual([true, null]);
    });

    it('shows each movement as the list and the single one do', async () => {
      const { data } = await tenant.get<{ data: Schema<'Movement'>[] }>(
        '/v1/treasury/transactions?limit=200',
      );
      const lines = linesOf(await exportText());
      expect(lines).toHaveLength(data.length);
      for (const { seq, hash, previousHash: _previous, ...line } of lines) {
        expect(data).toContainEqual(line);
        const single = await tenant.get(`/v1/treasury/transactions/${line.id}`);
        expect(single).toEqual({ ...line, seq, hash });
      }
      expect(new Set(lines.map(({ operationStatus }) => operationStatus))).toEqual(
        new Set([undefined, 'returned', 'failed', 'settled']),
      );
    });

    it('can be verified without trusting the service, and ends at the head', async () => {
      const head = await tenant.get<Schema<'LedgerHead'>>(HEAD);
      const verdict = await verifyExport(pieces(await exportText()), head);
      expect(verdict).toMatchObject({ tenantId: tenant.clientId, faults: [], head });
      expect(verdict.movements).toBe(head.seq);
    });

    it('of nothing is empty, and its head is 0 with 64 zeros', async () => {
      const empty = await server().newTenant();
      expect(await exportText(empty)).toBe('');
      expect(await empty.get(HEAD)).toEqual({ seq: 0, hash: '0'.repeat(64) });
    });

    it('is longer than one page, and one snapshot while others write', async () => {
      const long = await server().newTenant();
      const adjust = (): Promise<void> => long.adjust('AUD', '0.01');
      // In parts: one tenant may not have more than 1,024 writes waiting.
      for (let made = 0; made < CHAIN_PAGE + 200; made += 300) {
        await Promise.all(Array.from({ length: 300 }, adjust));
      }
      const before = await long.get<Schema<'LedgerHead'>>(HEAD);
      const [text] = await Promise.all([exportText(long), ...Array.from({ length: 100 }, adjust)]);
      const after = await long.get<Schema<'LedgerHead'>>(HEAD);
      const verdict = await verifyExport(pieces(text), before);
      expect(verdict.faults).toEqual([]);
      expect(verdict.movements).toBeGreaterThanOrEqual(before.seq);
      expect(verdict.movements).toBeLessThanOrEqual(after.seq);
    });

    it("never shows another tenant's movement", async () => {
      const other = await server().newTenant();
      await other.fund('1.00');
      const lines = linesOf(await exportText(other));
      expect(lines.map(({ clientId, kind }) => [clientId, kind])).toEqual([
        [other.clientId, 'funding_credited'],
      ]);
    });

    it('takes no parameters', async () => {
      const reply = await tenant.request('GET', `${EXPORT}?limit=1`);
      expect([reply.status, reply.body['code']]).toEqual([400, 'invalid_request']);
      expect(reply.headers.get('content-type')).toBe('application/json');
    });
  });
});
