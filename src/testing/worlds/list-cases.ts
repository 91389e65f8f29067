import { filtersOf, type ListId } from '../server/every-list.ts';
import type { ListTenant, SkewedLists } from './skewed-lists.ts';

type Tenant = 'large' | 'small' | 'bare';

/** One question to a list. */
export interface ListCase {
  readonly who: Tenant;
  readonly owner: ListTenant;
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** Values of filters: one that few rows have, and one that none has. */
type Values = Readonly<Record<string, readonly string[]>>;

const REFERENCES = ['ref_3', 'nobody'];

/** What each list is filtered by, beside moments. */
const VALUES: Readonly<Record<ListId, Values>> = {
  listTransactions: {
    status: ['held', 'settled', 'returned'],
    kind: ['payout_returned', 'payout_reserved', 'funding_returned'],
    externalReference: REFERENCES,
  },
  listFundingInstruments: { status: ['inactive', 'active'], externalReference: REFERENCES },
  listPayins: { status: ['held', 'credited', 'returned'], externalReference: REFERENCES },
  listDeposits: { status: ['held', 'credited', 'returned'], externalReference: REFERENCES },
  listBeneficiaries: { status: ['inactive', 'active'], externalReference: REFERENCES },
  listIdentityEvidence: { status: ['rejected', 'expired', 'pending'] },
  listDestinations: { status: ['inactive', 'active'], externalReference: REFERENCES },
  listPayouts: {
    status: ['held', 'settled', 'returned'],
    externalReference: REFERENCES,
    beneficiaryId: ['rare:ben', 'ben_none'],
  },
  listWithdrawals: {
    status: ['held', 'settled', 'returned'],
    externalReference: REFERENCES,
    destinationId: ['rare:dst', 'dst_none'],
  },
  listConversionQuotes: { status: ['accepted', 'expired', 'open'] },
  listConversions: { status: ['held', 'settled', 'returned'], externalReference: REFERENCES },
  listCustomers: {
    externalCustomerId: REFERENCES,
    verificationStatus: ['rejected', 'in_progress', 'needs_review'],
  },
  listRevenueReport: {},
  listEvents: {
    type: ['destination.created', 'payout.settled', 'webhook.test', 'destination.*', 'invoice.*'],
    objectId: ['rare:pay', 'pay_none'],
  },
  listWebhooks: { status: ['disabled', 'active'] },
  listSubscriptionDeliveries: {
    status: ['failed', 'succeeded', 'pending', 'canceled'],
    eventId: ['rare:evt', 'evt_none'],
    eventType: ['destination.created', 'payout.settled', 'payout.failed'],
  },
  listWebhookDeliveries: {
    status: ['failed', 'succeeded', 'pending', 'canceled'],
    webhookId: ['rare:whk', 'whk_none'],
    eventId: ['rare:evt', 'evt_none'],
    eventType: ['destination.created', 'payout.settled', 'payout.failed'],
  },
  listCertifications: { webhookId: ['rare:whk', 'whk_none'] },
  listMembers: {},
  listInvitations: { status: ['accepted', 'revoked', 'pending', 'expired'] },
  listApiKeys: { status: ['active', 'revoked', 'retiring', 'expired'] },
  listActivity: { type: ['member.removed', 'api_key.revoked', 'webhook.created'] },
  listInvoices: { status: ['draft', 'void', 'settled'] },
  listTransfers: {
    status: ['failed', 'completed', 'held'],
    direction: ['stablecoin_to_aud', 'aud_to_stablecoin'],
    customerId: ['rare:cus', 'cus_none'],
    paymentRouteId: ['rare:rte', 'rte_none'],
  },
  listPaymentRoutes: {
    status: ['inactive', 'active'],
    direction: ['stablecoin_to_aud', 'aud_to_stablecoin'],
    customerId: ['rare:cus', 'cus_none'],
  },
  listMail: {},
};

const at = (ms: number): string => new Date(ms).toISOString();

/** Every question of which the rows read are measured: no filter, each filter alone, and each pair of filters. */
export function listCases(id: ListId, lists: SkewedLists, count: number): ListCase[] {
  const named: Values = VALUES[id];
  const missing = filtersOf(id).filter((name) => !(name in named));
  if (missing.length > 0) throw new Error(`Say what ${id} is filtered by: ${missing.join(', ')}`);
  const moment = (n: number): string => at(lists.momentOf(n));
  const known = (value: string): string =>
    value.startsWith('rare:') ? lists.rareOwner(value.slice('rare:'.length)) : value;
  const values: Values = {
    ...Object.fromEntries(Object.entries(named).map(([name, some]) => [name, some.map(known)])),
    from: [moment(count - 3), moment(10)],
    to: [moment(5), moment(count / 2)],
  };
  const names = Object.keys(values);
  const questions: Record<string, string>[] = [{}];
  for (const [place, name] of names.entries()) {
    for (const value of values[name] ?? []) questions.push({ [name]: value });
    for (const other of names.slice(place + 1)) {
      // Rare values meet, and then those that many rows have, or none.
      for (const turn of [0, 1]) {
        const [value, second] = [values[name]?.at(turn), values[other]?.at(turn)];
        if (value !== undefined && second !== undefined) questions.push({ [name]: value, [other]: second });
      }
    }
  }
  const cases = (who: Tenant, some: readonly Record<string, string>[]): ListCase[] =>
    some.map((filters) => ({
      who,
      owner: lists[who],
      label: Object.entries(filters)
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
      filters,
    }));
  const alone = questions.filter((each) => Object.keys(each).length < 2);
  return [...cases('large', questions), ...cases('small', alone), ...cases('bare', alone)];
}
