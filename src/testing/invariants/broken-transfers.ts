import type { Database } from '../../db/connection.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { transfersTable, type Transfer, type TransferStatus } from '../../direct-routes/transfers/table.ts';
import { journalEntriesTable } from '../../ledger/journal-entry.ts';
import { postingsTable } from '../../ledger/posting.ts';
import { walletsTable } from '../../ledger/wallet.ts';

/** A line of a journal entry. */
interface Line {
  readonly kind: string;
  readonly account: string;
  readonly asset: string;
  readonly amountMinor: bigint;
}

/** The kinds of entry that a history leads to, said once more and apart from the code that posts them. */
function expectedKinds({ statusHistory }: Transfer): string[] {
  const statuses = statusHistory.map(({ status }) => status);
  return statuses.flatMap((status, index) => {
    if (status === 'detected') return ['transfer_detected'];
    if (status === 'delivering') return ['transfer_converted'];
    if (status === 'completed') return ['transfer_delivered'];
    if (status === 'returned') return ['transfer_returned'];
    return status === 'failed' && statuses[index - 1] === 'delivering' ? ['transfer_unconverted'] : [];
  });
}

/** What is in flight of a transfer, by its status: its source, its destination, or nothing. */
function expectedInFlight(transfer: Transfer): string {
  const { status, sourceAsset, grossMinor, destinationAsset, destinationMinor } = transfer;
  const ofSource: readonly TransferStatus[] = ['detected', 'held', 'converting', 'failed'];
  if (ofSource.includes(status)) return `${sourceAsset} ${grossMinor}`;
  return status === 'delivering' ? `${destinationAsset} ${destinationMinor ?? 0n}` : '';
}

/** What is earned with a transfer, by its status: the platform's part and the tenant's. */
function expectedEarned({ status, sourceAsset, ...transfer }: Transfer): string {
  const { platformFeeMinor, developerFeeMinor } = transfer;
  if (status !== 'delivering' && status !== 'completed') return '';
  return [
    ...(developerFeeMinor ? [`developer_fees_payable ${sourceAsset} ${developerFeeMinor}`] : []),
    ...(platformFeeMinor > 0n ? [`fee_income ${sourceAsset} ${platformFeeMinor}`] : []),
  ].join(', ');
}

/** What lines leave on each account that they touch, without what is nothing. */
function sumsOf(lines: readonly Line[], isCounted: (line: Line) => boolean): string {
  const sums = new Map<string, bigint>();
  for (const line of lines.filter(isCounted)) {
    const name = `${line.account} ${line.asset}`;
    sums.set(name, (sums.get(name) ?? 0n) + line.amountMinor);
  }
  return [...sums]
    .filter(([, minor]) => minor !== 0n)
    .map(([name, minor]) => `${name} ${minor}`)
    .toSorted()
    .join(', ');
}

function differs(what: string, found: string, expected: string): string[] {
  return found === expected ? [] : [`${what}: ${found || 'nothing'} instead of ${expected || 'nothing'}`];
}

function brokenEntries(transfer: Transfer, lines: readonly Line[]): string[] {
  const { id, status } = transfer;
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const uneven = kinds.filter((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    return [...new Set(own.map(({ asset }) => asset))].some(
      (asset) =>
        own.filter((line) => line.asset === asset).reduce((sum, line) => sum + line.amountMinor, 0n) !== 0n,
    );
  });
  const inFlight = sumsOf(lines, ({ account }) => account === 'transfers_in_flight');
  const earned = sumsOf(
    lines,
    ({ account }) => account === 'fee_income' || account === 'developer_fees_payable',
  );
  const expected = expectedInFlight(transfer);
  return [
    ...differs(`entries of ${id}`, kinds.toSorted().join(), expectedKinds(transfer).toSorted().join()),
    ...differs(`entries of ${id} that do not sum to zero`, uneven.join(), ''),
    ...differs(
      `in flight of ${id}, which is ${status}`,
      inFlight,
      expected === '' ? '' : `transfers_in_flight ${expected}`,
    ),
    ...differs(`earned with ${id}, which is ${status}`, earned, expectedEarned(transfer)),
    ...(status === 'returned'
      ? differs(
          `accounts after the return of ${id}`,
          sumsOf(lines, () => true),
          '',
        )
      : []),
  ];
}

/**
 * What is wrong in a tenant's books with its transfers: entries other than their histories demand, uneven ones, something
 * in flight or earned that their status does not say, an account that a return did not leave as it found it, a wallet that
 * moved.
 */
export async function brokenTransfers(database: Database, tenantId: string): Promise<string[]> {
  return readSnapshot(database, async (db) => {
    const transfers = await selectWhere(db, transfersTable, 'tenant_id = ?', [tenantId]);
    const entries = await selectWhere(db, journalEntriesTable, 'tenant_id = ?', [tenantId]);
    const postings = await selectWhere(db, postingsTable, 'tenant_id = ?', [tenantId]);
    const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
    return [
      ...differs('movements of the wallet', String(wallet?.seq), '0'),
      ...differs(
        'subjects of entries',
        [...new Set(entries.map(({ subjectId }) => subjectId))]
          .filter((id) => !transfers.some((each) => each.id === id))
          .join(),
        '',
      ),
      ...transfers.flatMap((transfer) => {
        const own = entries.filter(({ subjectId }) => subjectId === transfer.id);
        const lines = own.flatMap(({ id, kind }) =>
          postings.filter(({ entryId }) => entryId === id).map((posting) => ({ ...posting, kind })),
        );
        return brokenEntries(transfer, lines);
      }),
    ];
  });
}
