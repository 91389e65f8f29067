import { describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { fillBooks } from '../../testing/worlds/fill-books.ts';
import {
  DAY_MS,
  START,
  countOf,
  eachRetention,
  payAndSettle,
  pruneAt,
} from '../../testing/worlds/test-retention.ts';
import { aboutEvidence } from '../../treasury/evidence/provider-messages.ts';
import { aboutOperation } from '../../treasury/operations/provider-messages.ts';
import { aboutReceipt } from '../../treasury/receipts/provider-messages.ts';
import type { Subject } from './applier.ts';
import { takeReport } from './decide-report.ts';
import { type ProviderReport, providerReportsTable, readReport } from './report-table.ts';

eachRetention((test) => {
  describe('books of which all that is past use has gone', () => {
    it('keep every law, balance and chain, and what providers tell again changes nothing', async () => {
      const from = (test.clock.now = START);
      const tenantId = await fillBooks(test);
      // The books' last loss has left nothing.
      await test.adjust(tenantId, 1_000_000n);
      for (const amount of ['10.00', '10.01', '10.02', '10.04']) await payAndSettle(test, tenantId, amount);
      const reports = await selectMatching(test.database.reader, providerReportsTable, [{ tenantId }]);
      const keep = async (): Promise<unknown> => [
        await test.database.reader('movements').where('tenant_id', tenantId).orderBy('seq'),
        await test.database.reader('operations').where('tenant_id', tenantId).orderBy('id'),
        await test.database.reader('identity_evidence').where('tenant_id', tenantId).orderBy('id'),
        await test.database.reader('balances').where('tenant_id', tenantId).orderBy('asset'),
      ];
      const before = await keep();
      expect(await pruneAt(test, from + 91 * DAY_MS)).toBeGreaterThan(50);
      expect(await keep()).toEqual(before);
      await checkLedger(test.database);

      const isKnown = async ({ eventId }: ProviderReport): Promise<boolean> =>
        (await countOf(test, 'provider_reports', { tenant_id: tenantId, event_id: eventId })) > 0;
      const forgotten: ProviderReport[] = [];
      for (const report of reports) if (!(await isKnown(report))) forgotten.push(report);
      expect(forgotten.length).toBeGreaterThan(30);
      for (const report of [...forgotten, ...forgotten.toReversed()]) await tellAgain(report);
      expect(await keep()).toEqual(before);
      await checkLedger(test.database);
    });

    /** Brings a report in once more, by the report inbox by which it came. */
    async function tellAgain(kept: ProviderReport): Promise<void> {
      const { tenantId, provider, adapter, eventId, report } = kept;
      const source = { provider, adapter };
      await test.writeQueue.submit(
        takeReport({ tenantId, source, subject: subjectOf(kept), eventId, report: readReport(report) }),
      );
    }

    function subjectOf({ provider, subjectId }: ProviderReport): Subject {
      if (provider === 'identity') return aboutEvidence(subjectId);
      if (/^(?:pin|dep)_/.test(subjectId)) return aboutReceipt(subjectId);
      return aboutOperation(subjectId);
    }
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
