import type { Command } from 'commander';
import type { UnmatchedKey } from '../providers/unmatched-report.ts';
import { nameOfReport } from '../providers/provider-report.ts';
import type { EntryKey } from '../providers/reconciliation/provider-entry.ts';
import {
  decideByHand,
  decisionCommand,
  parseName,
  type Decided,
  type DecisionOptions,
} from './decision-command.ts';
import { matchEntryTo, parseEntryName } from './entry-commands.ts';
import { applyReportByHand, dismissReport, dismissUnmatched, matchReportByHand } from './review-report.ts';

interface ReportOptions extends DecisionOptions {
  readonly report: UnmatchedKey;
}

interface ApplyOptions extends ReportOptions {
  readonly tenant: string;
}

interface DismissOptions extends ReportOptions {
  readonly tenant?: string;
}

interface MatchOptions extends DecisionOptions {
  readonly report?: UnmatchedKey;
  readonly entry?: EntryKey;
  readonly to: string;
}

function parseReportName(text: string): UnmatchedKey {
  const { provider, adapter, name: eventId } = parseName(text);
  return { provider, adapter, eventId };
}

const decided = (report: UnmatchedKey, clientId: string | null, status: string): Decided => ({
  id: nameOfReport(report),
  kind: 'report',
  clientId,
  status,
});

function applyCommand(): Command {
  return decisionCommand('apply', 'Apply a disputed report, with the amount that was ordered or is known')
    .requiredOption('--report <name>', 'PROVIDER/ADAPTER/NAME', parseReportName)
    .requiredOption('--tenant <id>', 'the tenant account of the report, as listed')
    .action((given: ApplyOptions) =>
      decideByHand('apply', given, async ({ database, lane, subjects }, note) => {
        const { report, tenant: tenantId } = given;
        const write = await applyReportByHand({ database, subjects }, { ...report, tenantId }, note);
        return decided(report, tenantId, await lane.submit(write));
      }),
    );
}

function dismissCommand(): Command {
  return decisionCommand('dismiss', 'Dismiss a disputed or unmatched report')
    .requiredOption('--report <name>', 'PROVIDER/ADAPTER/NAME', parseReportName)
    .option('--tenant <id>', 'whose a disputed one is; left out for one that is nobody’s')
    .action((given: DismissOptions) =>
      decideByHand('dismiss', given, async ({ lane }, note) => {
        const { report, tenant: tenantId } = given;
        if (tenantId !== undefined) {
          const outcome = await lane.submit(dismissReport({ ...report, tenantId }, note));
          return decided(report, tenantId, outcome);
        }
        const wasOpen = await lane.submit(dismissUnmatched(report, note));
        if (!wasOpen) throw new Error(`${nameOfReport(report)} is no longer open.`);
        return decided(report, null, 'dismissed');
      }),
    );
}

function matchCommand(): Command {
  return decisionCommand('match', 'Match an unmatched report or an entry to a record')
    .option('--report <name>', 'PROVIDER/ADAPTER/NAME', parseReportName)
    .option('--entry <name>', 'PROVIDER/ADAPTER/NAME', parseEntryName)
    .requiredOption(
      '--to <id>',
      'the operation, receipt or transfer, or the instrument or route that received the money',
    )
    .action((given: MatchOptions) =>
      decideByHand('match', given, async (service, note) => {
        const { report, entry, to } = given;
        if ((report === undefined) === (entry === undefined))
          throw new Error('Give either --report or --entry.');
        if (entry !== undefined) return matchEntryTo(service, entry, to, note);
        if (report === undefined) throw new Error('Give either --report or --entry.');
        return decided(report, null, await matchReportByHand(service, report, to, note));
      }),
    );
}

/** The decisions about what providers have reported. */
export function reportCommands(): readonly Command[] {
  return [applyCommand(), dismissCommand(), matchCommand()];
}
