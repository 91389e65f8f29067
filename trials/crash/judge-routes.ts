import { readContract, type Contract } from '../../conformance/contract/contract.ts';
import { textAt, valueAt, type JsonObject } from '../../conformance/json/json.ts';
import { judgeInvoice } from '../../conformance/judge/invoice-laws.ts';
import { judgeTransfer } from '../../conformance/judge/transfer-laws.ts';
import { faultsOfBilling } from '../../conformance/laws/faults-of-billing.ts';
import { readJson, readList, type TenantAccount } from '../client/tenant-client.ts';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import type { Verdict } from '../verdict.ts';
import type { RoutedTenant } from './route-workload.ts';

export interface RouteBooks {
  readonly transfers: readonly JsonObject[];
  readonly invoices: readonly JsonObject[];
}

export async function readRouteBooks(baseUrl: string, { secretKey }: TenantAccount): Promise<RouteBooks> {
  // Invoices first: what is completed after that lies in no month of theirs.
  const invoices = await readList(baseUrl, secretKey, '/v1/invoices');
  const transfers = await readList(baseUrl, secretKey, '/v1/transfers');
  return {
    transfers: transfers as unknown as JsonObject[],
    invoices: invoices as unknown as JsonObject[],
  };
}

export async function readServedContract(baseUrl: string, { secretKey }: TenantAccount): Promise<Contract> {
  return readContract(await readJson<JsonObject>(baseUrl, secretKey, '/openapi.json'));
}

const idOf = (record: JsonObject): string => textAt(record, 'id');

export function faultsOfDeposits({ fundings }: RoutedTenant, { transfers }: RouteBooks): string[] {
  const made = new Map<string, number>();
  for (const transfer of transfers) {
    const reference = textAt(transfer, 'providerReference');
    made.set(reference, (made.get(reference) ?? 0) + 1);
  }
  const sent = new Set(fundings.map(({ call }) => call.idempotencyKey));
  return [
    ...fundings
      .filter(
        ({ call, outcome }) => (outcome === 'accepted' ? 1 : 0) !== (made.get(call.idempotencyKey) ?? 0),
      )
      .map(
        ({ call, outcome }) =>
          `${call.idempotencyKey} was ${outcome}, and is ${made.get(call.idempotencyKey) ?? 0} transfers`,
      ),
    ...[...made.keys()]
      .filter((reference) => !sent.has(reference))
      .map((reference) => `nobody sent ${reference}`),
  ];
}

/** What was shown before goes on: a history only grows, and a price that was fixed stays. */
export function faultsOfContinuity(before: RouteBooks, { transfers, invoices }: RouteBooks): string[] {
  const now = new Map([...transfers, ...invoices].map((record) => [idOf(record), record]));
  const historyOf = (record: JsonObject | undefined): string =>
    JSON.stringify(valueAt(record, 'statusHistory') ?? []);
  return [
    ...before.transfers
      .filter((one) => !historyOf(now.get(idOf(one))).startsWith(historyOf(one).slice(0, -1)))
      .map((one) => `${idOf(one)} has lost what was told of it`),
    ...before.transfers
      .filter(
        (one) =>
          valueAt(one, 'rate') !== undefined && valueAt(now.get(idOf(one)), 'rate') !== valueAt(one, 'rate'),
      )
      .map((one) => `${idOf(one)} has another rate`),
    ...before.invoices
      .filter((one) => JSON.stringify(now.get(idOf(one))) !== JSON.stringify(one))
      .map((one) => `${textAt(one, 'number')} is another invoice`),
  ];
}

const ORDERS_TWICE = `select subject, kind, count(*) as orders from instructions
  where subject like 'trf_%' group by subject, kind having count(*) > 1`;

const ORDERS_OF_NOBODY = `select s.subject, s.kind from simulated_orders s
  where s.subject like 'trf_%' and not exists (
    select 1 from instructions i where i.subject = s.subject and i.kind = s.kind)`;

async function faultsOfOrders(database: DatabaseUnderTest): Promise<string[]> {
  const rows = [...(await database.query(ORDERS_TWICE)), ...(await database.query(ORDERS_OF_NOBODY))];
  return rows.map((row) => JSON.stringify(row));
}

export async function judgeRoutes(
  tenant: RoutedTenant,
  { database, contract }: { readonly database: DatabaseUnderTest; readonly contract: Contract },
  books: RouteBooks,
  before: RouteBooks,
  verdict: Verdict,
  where: string,
): Promise<void> {
  const { transfers, invoices } = books;
  verdict.judge('no deposit at a route is lost or doubled', faultsOfDeposits(tenant, books), where);
  verdict.judge(
    'every transfer is what its history and its terms say',
    transfers.flatMap((each) => judgeTransfer(each, contract).map((fault) => `${idOf(each)}: ${fault}`)),
    where,
  );
  verdict.judge('what was told of a transfer or an invoice stands', faultsOfContinuity(before, books), where);
  verdict.judge('no order of a transfer has two identities', await faultsOfOrders(database), where);
  verdict.judge(
    'no month is invoiced twice, or left out',
    [
      ...faultsOfBilling(invoices, transfers).map(({ message }) => message),
      ...invoices.flatMap((each) => judgeInvoice(each, contract)),
    ],
    where,
  );
}

/** Whether a transfer moves no more by itself: what a control call has steered waits for the next one. */
export function isAtRest(transfer: JsonObject, steered: ReadonlySet<string>): boolean {
  const status = textAt(transfer, 'status');
  if (steered.has(idOf(transfer)) || ['completed', 'returned', 'held'].includes(status)) return true;
  // What ends in .04 the simulators never deliver.
  return status === 'delivering' && /\.040*$/.test(textAt(transfer, 'source', 'amount'));
}
