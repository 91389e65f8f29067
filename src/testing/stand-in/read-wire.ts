import type { Asset } from '../../money/amount.ts';
import type {
  About,
  Entry,
  Incoming,
  ProviderMessages,
  Report,
  Sum,
} from '../../provider-seam/port/provider.ts';
import type { WireDelivery, WireEntry, WireEvent, WireSum } from './wire.ts';

/** An amount in the port's form. */
export function readSum({ asset, minor }: WireSum): Sum {
  return { asset: asset as Asset, minor: BigInt(minor) };
}

function readAbout(about: WireEvent['about']): About {
  if ('orderId' in about) return { instructionId: about.orderId };
  if ('reference' in about) return { providerReference: about.reference };
  if ('transactionHash' in about) return { transactionHash: about.transactionHash };
  return { incoming: about.incoming as unknown as Incoming };
}

function readIssued({ issued }: WireEvent): Pick<Report, 'issued' | 'providerReference'> {
  if (issued === undefined) return {};
  const { reference, ...given } = issued;
  return { issued: given, ...(reference == null ? {} : { providerReference: reference }) };
}

/** A piece of news as the port's report. */
export function readEvent(event: WireEvent): Report {
  const { id, about, says, at, amount, bought, fee, reason, failureCode, transactionHash, confirmations } =
    event;
  return {
    eventId: id,
    about: readAbout(about),
    says: says as Report['says'],
    at,
    ...(amount === undefined ? {} : { amount: readSum(amount) }),
    ...(bought === undefined ? {} : { bought: readSum(bought) }),
    ...(fee === undefined ? {} : { fee: readSum(fee) }),
    ...readIssued(event),
    ...(reason === undefined ? {} : { reason }),
    ...(failureCode === undefined ? {} : { failureCode }),
    ...(transactionHash === undefined ? {} : { transactionHash }),
    ...(confirmations === undefined ? {} : { confirmations }),
  };
}

/** A line of the statement as the port's entry. */
export function readEntry(entry: WireEntry): Entry {
  const { id, account, amount, bookedAt, orderId, reference } = entry;
  const { statementReference, transactionHash, transferIndex } = entry;
  return {
    entryId: id,
    account,
    amount: readSum(amount),
    bookedAt,
    ...(orderId === null ? {} : { instructionId: orderId }),
    ...(reference === null ? {} : { providerReference: reference }),
    ...(statementReference === null ? {} : { statementReference }),
    ...(transactionHash === null ? {} : { transactionHash }),
    ...(transferIndex === null ? {} : { transferIndex }),
  };
}

/** The report that an entry stands for where nothing else tells of it: on such a rail no news is good news. */
export function readSettlement({ id, orderId, amount, bookedAt, isOnlyMessages }: WireEntry): Report[] {
  if (orderId === null || !isOnlyMessages) return [];
  const sum = readSum(amount);
  const minor = sum.minor < 0n ? -sum.minor : sum.minor;
  const about = { instructionId: orderId };
  return [{ eventId: id, about, says: 'settled', at: bookedAt, amount: { ...sum, minor } }];
}

/** What a delivery brings: news, which moves no cursor, or instructions to ask about. */
export function readDelivery({ events, entries = [], ask = [] }: WireDelivery): {
  readonly messages?: ProviderMessages;
  readonly ask?: readonly string[];
} {
  const messages: ProviderMessages = {
    reports: events.map(readEvent),
    entries: entries.map(readEntry),
    cursor: null,
    hasMore: false,
  };
  const isEmpty = messages.reports.length === 0 && messages.entries.length === 0;
  return { ...(isEmpty ? {} : { messages }), ...(ask.length === 0 ? {} : { ask }) };
}
