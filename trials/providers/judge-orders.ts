import type { DatabaseUnderTest, SqlRow } from '../server/database-under-test.ts';
import type { BookedOrder, StandInName, StandInProcess, TakenFile } from '../server/stand-in-process.ts';
import type { Verdict } from '../verdict.ts';

const KINDS: Readonly<Record<string, StandInName>> = {
  payout: 'bank',
  stable_withdrawal: 'chain',
  conversion: 'exchange',
};

const OPERATIONS = `select o.id, o.kind, o.status, o.asset, o.principal_minor, i.id as instruction_id
  from operations o left join instructions i on i.subject = o.id and i.kind in ('pay', 'send', 'convert')`;

const text = (row: SqlRow, column: string): string => String(row[column]);

function faultsOf(row: SqlRow, order: BookedOrder | undefined): { lost: string[]; wrong: string[] } {
  const [id, status] = [text(row, 'id'), text(row, 'status')];
  if (order === undefined) return { lost: status === 'failed' ? [] : [`${id} is ${status}`], wrong: [] };
  const isSame =
    order.sum?.asset === text(row, 'asset') &&
    order.sum.minor === text(row, 'principal_minor') &&
    order.status === status;
  return { lost: [], wrong: isSame ? [] : [`${id} is ${status}, and with the provider ${order.status}`] };
}

export async function judgeOrders(
  database: DatabaseUnderTest,
  standIn: StandInProcess,
  names: readonly StandInName[],
  verdict: Verdict,
): Promise<void> {
  const rows = await database.query(OPERATIONS);
  for (const name of names) {
    const own = rows.filter((row) => KINDS[text(row, 'kind')] === name);
    const { orders, entries } = await standIn.books(name);
    const paid = orders.filter(({ kind }) => ['pay', 'send', 'convert'].includes(kind));
    const byId = new Map(paid.map((order) => [order.id, order]));
    const judged = own.map((row) => faultsOf(row, byId.get(text(row, 'instruction_id'))));
    const known = new Set(own.map((row) => text(row, 'instruction_id')));
    const sentTwice = paid
      .filter(({ repeats }) => repeats > 0)
      .map(({ id, repeats }) => `${id} ${repeats} times`);
    const nobodys = paid.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    const debits = paid.filter(({ id }) => entries.filter(({ orderId }) => orderId === id).length === 0);
    verdict.say(
      `  ${name}: ${paid.length} orders in its books, ${own.length} operations; sent twice ${sentTwice.length}, ` +
        `lost ${judged.flatMap(({ lost }) => lost).length}`,
    );
    verdict.judge('no order is sent twice', sentTwice, name);
    verdict.judge(
      'no order is lost',
      judged.flatMap(({ lost }) => lost),
      name,
    );
    verdict.judge('each order of a provider is an operation', nobodys, name);
    verdict.judge(
      'an operation is what its provider says',
      judged.flatMap(({ wrong }) => wrong),
      name,
    );
    verdict.judge(
      'each order is on the statement',
      debits.filter(({ status }) => status === 'settled').map(({ id }) => id),
      name,
    );
  }
}

export function judgeFiles(files: readonly TakenFile[], verdict: Verdict): void {
  const seen = new Set<string>();
  const twice = files.flatMap(({ orderIds }) => orderIds).filter((id) => seen.has(id) || !seen.add(id));
  const again = files.filter(({ repeats, conflicts }) => repeats + conflicts > 0);
  const byRail = new Map<string, number[]>();
  for (const { rail, sequence } of files) byRail.set(rail, [...(byRail.get(rail) ?? []), sequence]);
  const gaps = [...byRail].filter(([, sequences]) =>
    sequences.some((sequence, index) => sequence !== index + 1),
  );
  verdict.say(`  ${files.length} files with ${seen.size} orders; delivered again ${again.length}`);
  verdict.judge('no order is in two files', twice);
  verdict.judge(
    'no file is delivered again, nor another under its name',
    again.map(({ name }) => name),
  );
  verdict.judge(
    'files follow each other without a gap',
    gaps.map(([rail, sequences]) => `${rail}: ${sequences.join()}`),
  );
}
