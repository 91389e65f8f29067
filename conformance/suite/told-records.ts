import { bodyOf, statusOf } from '../http/exchange.ts';
import { textAt, valueAt, type JsonObject } from '../json/json.ts';
import type { ToldRecord } from '../laws/told-record.ts';
import type { Trial } from './trial.ts';
import { walkList } from './walk-list.ts';

/** How each kind that events tell of is listed and read; where it cannot be listed, it is read by the events alone. */
const KINDS: readonly { readonly object: string; readonly list?: string; readonly get?: string }[] = [
  { object: 'payout', list: 'listPayouts', get: 'getPayout' },
  { object: 'withdrawal', list: 'listWithdrawals', get: 'getWithdrawal' },
  { object: 'conversion', list: 'listConversions', get: 'getConversion' },
  { object: 'payin', list: 'listPayins', get: 'getPayin' },
  { object: 'deposit', list: 'listDeposits', get: 'getDeposit' },
  { object: 'beneficiary', list: 'listBeneficiaries', get: 'getBeneficiary' },
  { object: 'destination', list: 'listDestinations', get: 'getDestination' },
  { object: 'funding_instrument', list: 'listFundingInstruments', get: 'getFundingInstrument' },
  { object: 'transfer', list: 'listTransfers', get: 'getTransfer' },
  { object: 'customer', list: 'listCustomers', get: 'getCustomer' },
  { object: 'payment_route', list: 'listPaymentRoutes', get: 'getPaymentRoute' },
  { object: 'invoice', list: 'listInvoices', get: 'getInvoice' },
  { object: 'identity_evidence' },
];

/** The moment at which a record came into being, by whichever name its kind has for it. */
function madeAt(record: JsonObject): string {
  return ['createdAt', 'occurredAt', 'generatedAt'].map((name) => textAt(record, name)).find(Boolean) ?? '';
}

/** Reads what an event tells of, by its own address; nothing where it is not there. */
async function readTold(trial: Trial, get: string, id: string): Promise<JsonObject[]> {
  const exchange = await trial.call(get, { path: { id } });
  const body = bodyOf(exchange);
  return statusOf(exchange) === 200 ? [body as JsonObject] : [];
}

/** Evidence is listed under its beneficiary, which its event's url names. */
async function readEvidence(trial: Trial, events: readonly JsonObject[]): Promise<JsonObject[]> {
  const beneficiaries = new Set(
    events.map((event) => textAt(event, 'data', 'url').split('/')[4] ?? '').filter((id) => id !== ''),
  );
  const found: JsonObject[] = [];
  for (const id of beneficiaries) {
    found.push(
      ...(await walkList(trial, 'listIdentityEvidence', { limit: 200 }, { call: { path: { id } } })),
    );
  }
  return found;
}

/**
 * The records that events tell of, and those that came into being after a moment on the account's clock, which events
 * must tell of.
 */
export async function readToldRecords(
  trial: Trial,
  events: readonly JsonObject[],
  since: string,
): Promise<ToldRecord[]> {
  const records: ToldRecord[] = [];
  for (const { object, list, get } of KINDS) {
    const about = events.filter((event) => textAt(event, 'data', 'object') === object);
    const found = new Map<string, JsonObject>();
    const keep = (values: readonly JsonObject[]): void => {
      for (const value of values) found.set(textAt(value, 'id'), value);
    };
    if (object === 'identity_evidence') keep(await readEvidence(trial, about));
    if (list !== undefined && trial.tenant.knows(list))
      keep(await walkList(trial, list, { limit: 200, from: since }));
    const told = new Set(about.map((event) => textAt(event, 'data', 'id')));
    for (const id of told) if (!found.has(id) && get !== undefined) keep(await readTold(trial, get, id));
    for (const [id, value] of found) {
      const isNew = madeAt(value) > since;
      if (isNew || told.has(id)) records.push({ object, id, value, isNew });
    }
  }
  return records;
}

/** How many events of a type tell of the account's settings, by versions that grow from one. */
export function versionsOf(events: readonly JsonObject[], object: string): number[] {
  return events
    .filter((event) => textAt(event, 'data', 'object') === object)
    .map((event) => Number(valueAt(event, 'data', 'version')));
}
