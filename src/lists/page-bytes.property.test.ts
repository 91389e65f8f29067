import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { insertRow } from '../db/statements/table.ts';
import { newId } from '../identity/ids.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { testBeneficiary } from '../testing/worlds/test-beneficiary.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { beneficiariesTable, beneficiaryList, type Beneficiary } from '../treasury/beneficiaries/table.ts';
import { presentBeneficiary } from '../treasury/beneficiaries/present.ts';
import { createCursorSigner } from './cursor.ts';
import { listPage, type ListPage } from './list-page.ts';
import { presentLinkedPage, presentPage } from './present-page.ts';

const MIB = 1024 * 1024;

const cursors = createCursorSigner('a secret of the service');

/** Characters that take one, two, three and four bytes, and some that JSON writes longer than they are. */
const LETTERS = ['x', 'é', '€', '\u{1f600}', '"', '\n', '\u0001'];

/** What one item carries: mostly little, now and then more than a page can hold. */
const content = fc.record({
  letter: fc.constantFrom(...LETTERS),
  length: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 16_000 }) },
    { weight: 2, arbitrary: fc.integer({ min: 16_000, max: 300_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 600_000, max: 1_200_000 }) },
  ),
});

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  async function fill(contents: readonly { letter: string; length: number }[]): Promise<[string, string[]]> {
    const tenantId = await test.newTenant();
    const ids = contents.map(() => newId('ben'));
    for (const [index, { letter, length }] of contents.entries()) {
      const partyContext = { note: letter.repeat(length / letter.length) };
      const row = { ...testBeneficiary({ id: ids[index] ?? '', tenantId }), partyContext };
      await test.writeQueue.submit({
        tenantId,
        claimed: false,
        actor: TEST_KEY,
        needs: () => [],
        decide: () => ({ reply: null, effects: [insertRow(beneficiariesTable, row)] }),
      });
    }
    return [tenantId, ids.sort().reverse()];
  }

  const read = (
    tenantId: string,
    limit: number,
    cursor: string | undefined,
  ): Promise<ListPage<Beneficiary>> =>
    listPage(
      database.reader,
      beneficiaryList,
      tenantId,
      cursor === undefined ? { limit } : { limit, cursor },
      cursors,
    );

  describe('a walk through items of any size', () => {
    it('shows each once, by pages of a mebibyte or of a single item, and reads no more than that', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(content, { minLength: 1, maxLength: 25 }),
          fc.integer({ min: 1, max: 30 }),
          async (contents, limit) => {
            const [tenantId, ids] = await fill(contents);
            const walked: string[] = [];
            for (let cursor: string | undefined, isLast = false; !isLast;) {
              const page = await read(tenantId, limit, cursor);
              const { body, bodyText } = await presentPage(page, presentBeneficiary);
              expect(body.data.length).toBeGreaterThan(0);
              expect(body.data.length).toBeLessThanOrEqual(limit);
              expect(bodyText).toBe(JSON.stringify(body));
              if (body.data.length > 1) expect(Buffer.byteLength(bodyText)).toBeLessThanOrEqual(MIB);
              const behindFirst = page.rows.slice(0, -1).map(({ partyContext }) => partyContext);
              expect(bytesOf(behindFirst)).toBeLessThan(MIB + 30 * 2);
              walked.push(...body.data.map(({ id }) => id));
              isLast = body.nextCursor === null;
              cursor = body.nextCursor ?? undefined;
            }
            expect(walked).toEqual(ids);
          },
        ),
        { numRuns: 25 },
      );
    }, 120_000);

    it('continues by the Link where the body has no cursor', async () => {
      const [tenantId, ids] = await fill(Array.from({ length: 9 }, () => ({ letter: 'x', length: 300_000 })));
      const sizes: number[] = [];
      const walked: string[] = [];
      for (let cursor: string | undefined, isLast = false; !isLast;) {
        const page = await read(tenantId, 200, cursor);
        const { body, bodyText, headers } = await presentLinkedPage(page, presentBeneficiary);
        sizes.push(body.data.length);
        expect(Buffer.byteLength(bodyText)).toBeLessThanOrEqual(MIB);
        walked.push(...body.data.map(({ id }) => id));
        const link = headers['Link'];
        isLast = link === undefined;
        cursor = new URLSearchParams(link?.split(/[?>]/)[1]).get('cursor') ?? undefined;
      }
      expect([sizes, walked]).toEqual([[3, 3, 3], ids]);
    });
  });

  it('small items fill a page to its limit', async () => {
    const [tenantId] = await fill(Array.from({ length: 12 }, () => ({ letter: 'x', length: 100 })));
    const { body } = await presentPage(await read(tenantId, 11, undefined), presentBeneficiary);
    expect([body.data.length, body.hasMore]).toEqual([11, true]);
    const whole = await presentPage(await read(tenantId, 12, undefined), presentBeneficiary);
    expect([whole.body.data.length, whole.body.hasMore]).toEqual([12, false]);
  });
});
