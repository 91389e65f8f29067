import { Command, InvalidArgumentError, Option } from 'commander';
import { presentMoment } from '../calendar/clock.ts';
import { readConfig } from '../config/config.ts';
import { presentHeld } from '../money/native-asset.ts';
import { matchEntries } from '../provider-seam/reconciliation/match.ts';
import { nameOfEntry } from '../provider-seam/inbox/entry-table.ts';
import {
  isSound,
  readReconciliation,
  type MatchedLine,
  type Reconciliation,
} from '../provider-seam/reconciliation/read.ts';
import type { ReconciledSum } from '../provider-seam/reconciliation/sums.ts';
import { parseLimit, print, withService } from './with-service.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Options {
  readonly provider: 'bank' | 'chain' | 'exchange';
  readonly grace: number;
  readonly limit: number;
  readonly json?: boolean;
}

function parseHours(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a number of hours from 0 to 9999.');
  return Number(text);
}

function presentMatched({ entry, match }: MatchedLine): object {
  const { amountMinor, asset, bookedAt } = entry;
  return {
    entry: nameOfEntry(entry),
    subject: match.subjectId,
    asset,
    theirs: presentHeld(amountMinor, asset),
    ours: presentHeld(amountMinor - match.differenceMinor, asset),
    difference: presentHeld(match.differenceMinor, asset),
    bookedAt: presentMoment(bookedAt),
    apartMinutes: Math.round(match.apartMs / 60_000),
  };
}

function presentSum(sum: ReconciledSum): object {
  const show = (minor: bigint | null): string | null =>
    minor === null ? null : presentHeld(minor, sum.asset);
  return {
    asset: sum.asset,
    books: show(sum.booksMinor),
    house: show(sum.houseMinor),
    onTheWay: show(sum.onTheWayMinor),
    theirs: show(sum.theirsMinor),
    ours: show(sum.oursMinor),
    differing: show(sum.differingMinor),
    held: show(sum.heldMinor),
    unexplained: show(sum.unexplainedMinor),
  };
}

function present({ provider, theirs, ours, differing, late, sums, hasMore }: Reconciliation): object {
  return {
    provider,
    theirs: theirs.map(({ entry, subjectId, why }) => ({
      entry: nameOfEntry(entry),
      account: entry.account,
      asset: entry.asset,
      amount: presentHeld(entry.amountMinor, entry.asset),
      bookedAt: presentMoment(entry.bookedAt),
      statementReference: entry.statementReference,
      subject: subjectId,
      why,
    })),
    ours: ours.map(({ subjectId, tenantId, asset, amountMinor, at }) => ({
      subject: subjectId,
      clientId: tenantId,
      asset,
      amount: presentHeld(amountMinor, asset),
      bookedAt: presentMoment(at),
    })),
    differing: differing.map(presentMatched),
    late: late.map(presentMatched),
    sums: sums.map(presentSum),
    hasMore,
  };
}

function describeMatched({ entry, match }: MatchedLine): string {
  const show = (minor: bigint): string => `${presentHeld(minor, entry.asset)} ${entry.asset}`;
  const hours = (match.apartMs / HOUR_MS).toFixed(1);
  return `  ${nameOfEntry(entry)}  ${show(entry.amountMinor)}, ${match.subjectId ?? ''}, differs by ${show(match.differenceMinor)}, ${hours} h apart`;
}

function describeSum(sum: ReconciledSum): string[] {
  const { asset } = sum;
  const line = (what: string, minor: bigint | null): string =>
    `  ${what.padEnd(24)}${(minor === null ? 'unknown' : presentHeld(minor, asset)).padStart(24)}`;
  return [
    asset,
    line('our books', sum.booksMinor),
    line("the house's own", sum.houseMinor),
    line('in transit', sum.onTheWayMinor),
    line('only in their books', sum.theirsMinor),
    line('only in our books', sum.oursMinor),
    line('amounts that differ', sum.differingMinor),
    line('held by the provider', sum.heldMinor),
    line('unexplained', sum.unexplainedMinor),
  ];
}

function describe(found: Reconciliation): string[] {
  const { theirs, ours, differing, late, sums, hasMore } = found;
  return [
    `Only in their books: ${theirs.length}`,
    ...theirs.map(
      ({ entry, subjectId, why }) =>
        `  ${nameOfEntry(entry)}  ${presentHeld(entry.amountMinor, entry.asset)} ${entry.asset}, ${presentMoment(entry.bookedAt)}, ${subjectId ?? entry.statementReference ?? ''} (${why})`,
    ),
    `Only in our books: ${ours.length}`,
    ...ours.map(
      ({ subjectId, amountMinor, asset, at }) =>
        `  ${subjectId}  ${presentHeld(amountMinor, asset)} ${asset}, ${presentMoment(at)}`,
    ),
    `Amounts that differ: ${differing.length}`,
    ...differing.map(describeMatched),
    `Matched late: ${late.length}`,
    ...late.map(describeMatched),
    ...sums.flatMap(describeSum),
    ...(hasMore ? ['There are more. Increase --limit to see them.'] : []),
  ];
}

async function run({ provider, grace, limit, json }: Options): Promise<void> {
  // Before the database is opened: its start warns of missing providers.
  if (readConfig(process.env).providers[provider] === 'none') {
    const variable = `CORRIDOR_${provider.toUpperCase()}`;
    process.stderr.write(
      `No ${provider} is connected (${variable} is none), so there are no books to compare.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const found = await withService(async ({ service }) => {
    await matchEntries(service.database.reader, service.writeQueue, provider);
    const query = { provider, now: service.clock(), graceMs: grace * HOUR_MS, limit };
    return readReconciliation(service.database, query);
  });
  print(json, present(found), describe(found));
  if (!isSound(found)) process.exitCode = 1;
}

export function reconcileCommand(): Command {
  return new Command('reconcile')
    .description(
      "Compare a provider's books with ours; exit code 1 if they differ, 2 if the provider is not connected",
    )
    .addOption(
      new Option('--provider <provider>', 'whose books')
        .choices(['bank', 'chain', 'exchange'])
        .makeOptionMandatory(),
    )
    .option('--grace <hours>', 'how many hours one side may be behind the other', parseHours, 24)
    .option('--limit <number>', 'the most entries of each list', parseLimit, 100)
    .option('--json', 'print one JSON document')
    .action(run);
}
