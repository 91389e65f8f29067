import { describe, expect, it } from 'vitest';
import { askLaws } from '../../../trials/white-box/ask-laws.ts';
import { OPERATOR } from '../../actor.ts';
import { selectMatching } from '../../db/rows.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { providerReportsTable, type ProviderReport } from '../../providers/provider-report.ts';
import {
  decideIdentityReport,
  identityReportFurtherNeeds,
  identityReportNeeds,
  type ReceivedIdentityReport,
} from '../../providers/receive-identity-report.ts';
import {
  decideOperationReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
  type ReceivedOperationReport,
} from '../../providers/receive-operation-report.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { fillBooks } from '../../testing/worlds/fill-books.ts';
import {
  countOf,
  DAY_MS,
  eachRetention,
  payAndSettle,
  pruneAt,
  START,
} from '../../testing/worlds/test-retention.ts';
import type { Write } from '../../writes/write.ts';

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
      const laws = await askLaws(test.database.writer);
      expect(laws.filter(({ offenders }) => offenders.length > 0)).toEqual([]);

      const isKnown = async ({ eventId }: ProviderReport): Promise<boolean> =>
        (await countOf(test, 'provider_reports', { tenant_id: tenantId, event_id: eventId })) > 0;
      const forgotten: ProviderReport[] = [];
      for (const report of reports) if (!(await isKnown(report))) forgotten.push(report);
      expect(forgotten.length).toBeGreaterThan(30);
      for (const report of [...forgotten, ...forgotten.toReversed()]) await tellAgain(report);
      expect(await keep()).toEqual(before);
      expect(
        await countOf(test, 'provider_reports', { tenant_id: tenantId, outcome: 'applied' }),
      ).toBeLessThan(reports.length - forgotten.length + 1);
      await checkLedger(test.database);
    });

    /** Brings a report in once more, by the door by which it came. */
    async function tellAgain({
      tenantId,
      provider,
      eventId,
      subjectId,
      report,
    }: ProviderReport): Promise<void> {
      const write: Write<unknown> =
        provider === 'identity'
          ? identityWrite({ tenantId, eventId, evidenceId: subjectId, report: report as never })
          : operationWrite({
              tenantId,
              provider: provider as ProviderName,
              eventId,
              operationId: subjectId,
              report: report as never,
            });
      await test.lane.submit(write);
    }

    const operationWrite = (received: ReceivedOperationReport): Write<unknown> => ({
      tenantId: received.tenantId,
      actor: OPERATOR,
      claimed: true,
      needs: (head) => operationReportNeeds(received, head),
      furtherNeeds: (loaded) => operationReportFurtherNeeds(received.operationId, loaded),
      decide: (loaded, context) => {
        const { effects } = decideOperationReport(received, loaded, context);
        return { reply: null, effects };
      },
    });

    const identityWrite = (received: ReceivedIdentityReport): Write<unknown> => ({
      tenantId: received.tenantId,
      actor: OPERATOR,
      claimed: true,
      needs: (head) => identityReportNeeds(received, head),
      furtherNeeds: (loaded) => identityReportFurtherNeeds(received.evidenceId, loaded),
      decide: (loaded, context) => {
        const { effects } = decideIdentityReport(received, loaded, context);
        return { reply: null, effects };
      },
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
