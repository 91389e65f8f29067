import type { Command } from 'commander';
import { selectMatching } from '../db/statements/rows.ts';
import { deliverByHand } from '../provider-seam/batches/review.ts';
import {
  type EntryKey,
  type ProviderEntry,
  nameOfEntry,
  providerEntriesTable,
} from '../provider-seam/inbox/entry-table.ts';
import { nameOfReport } from '../provider-seam/inbox/report-table.ts';
import {
  applyReportByHand,
  dismissReport,
  dismissUnmatched,
  matchReportByHand,
} from '../provider-seam/inbox/review-report.ts';
import type { UnmatchedKey } from '../provider-seam/inbox/unmatched.ts';
import { type Leg, readLegs } from '../provider-seam/reconciliation/leg.ts';
import { chooseLeg } from '../provider-seam/reconciliation/match.ts';
import { markAsHouse, matchByHand } from '../provider-seam/reconciliation/review.ts';
import type { Service } from '../service.ts';
import type { ReviewNote } from '../writes/review.ts';
import {
  type Decided,
  type DecisionOptions,
  decideByHand,
  decisionCommand,
  parseName,
} from './decision-command.ts';

interface DeliverOptions extends DecisionOptions {
  readonly id: string;
}

export function deliverCommand(): Command {
  return decisionCommand('deliver', 'Record that the file of a batch was delivered by hand')
    .requiredOption('--id <id>', 'the batch')
    .action((given: DeliverOptions) =>
      decideByHand('deliver', given, async ({ writeQueue }, note) => {
        const { id } = given;
        return {
          id,
          kind: 'batch',
          clientId: null,
          status: await writeQueue.submit(deliverByHand(id, note)),
        };
      }),
    );
}

interface EntryOptions extends DecisionOptions {
  readonly entry: EntryKey;
}

/**
 * As `reconcile` shows it.
 * @throws InvalidArgumentError
 */
function parseEntryName(text: string): EntryKey {
  const { provider, adapter, name: entryId } = parseName(text);
  return { provider, adapter, entryId };
}

/** @throws Error if there is none */
async function getEntry({ database }: Service, key: EntryKey): Promise<ProviderEntry> {
  const [entry] = await selectMatching(database.reader, providerEntriesTable, [key]);
  if (entry === undefined) throw new Error(`There is no entry ${nameOfEntry(key)}.`);
  return entry;
}

/** @throws Error if the record has none of this direction and asset */
async function getLeg({ database }: Service, entry: ProviderEntry, id: string): Promise<Leg> {
  const { provider, asset, amountMinor } = entry;
  const legs = (await readLegs(database.reader, provider, [id])).get(id) ?? [];
  // The write refuses a leg that is matched.
  const leg = chooseLeg(entry, legs, new Set());
  if (typeof leg !== 'string') return leg;
  throw new Error(`${id} has no money in ${asset} that ${amountMinor < 0n ? 'was sent' : 'was received'}.`);
}

export function houseCommand(): Command {
  return decisionCommand('house', "Mark an entry, or its difference, as the house's own")
    .requiredOption('--entry <name>', 'PROVIDER/ADAPTER/NAME', parseEntryName)
    .action((given: EntryOptions) =>
      decideByHand('house', given, async (service, note) => {
        const entry = await getEntry(service, given.entry);
        await service.writeQueue.submit(markAsHouse(given.entry, note));
        return { id: nameOfEntry(entry), kind: 'entry', clientId: null, status: 'house' };
      }),
    );
}

/** @throws Error, ApiError */
async function matchEntryTo(service: Service, key: EntryKey, to: string, note: ReviewNote): Promise<Decided> {
  const entry = await getEntry(service, key);
  const leg = await getLeg(service, entry, to);
  await service.writeQueue.submit(matchByHand(key, leg, note));
  return { id: nameOfEntry(entry), kind: 'entry', clientId: leg.tenantId, status: 'matched' };
}

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
      decideByHand('apply', given, async ({ database, writeQueue, subjects }, note) => {
        const { report, tenant: tenantId } = given;
        const write = await applyReportByHand({ database, subjects }, { ...report, tenantId }, note);
        return decided(report, tenantId, await writeQueue.submit(write));
      }),
    );
}

function dismissCommand(): Command {
  return decisionCommand('dismiss', 'Dismiss a disputed or unmatched report')
    .requiredOption('--report <name>', 'PROVIDER/ADAPTER/NAME', parseReportName)
    .option('--tenant <id>', 'whose a disputed one is; left out for one that is nobody’s')
    .action((given: DismissOptions) =>
      decideByHand('dismiss', given, async ({ writeQueue }, note) => {
        const { report, tenant: tenantId } = given;
        if (tenantId !== undefined) {
          const outcome = await writeQueue.submit(dismissReport({ ...report, tenantId }, note));
          return decided(report, tenantId, outcome);
        }
        const wasOpen = await writeQueue.submit(dismissUnmatched(report, note));
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

export function reportCommands(): readonly Command[] {
  return [applyCommand(), dismissCommand(), matchCommand()];
}
