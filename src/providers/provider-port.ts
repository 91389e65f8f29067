import type {
  Exchange,
  InstructionKind,
  Order,
  Payment,
  ProviderName,
  Sending,
} from '../outbox/instruction.ts';

/** An order with the identity that makes sending it twice safe. */
export type IdentifiedOrder<Payload> = Payload & { readonly operationId: string; readonly tenantId: string };

/** What a provider answers to an order: it took it, or it refuses before any money leaves. */
export type SubmissionAnswer =
  | { readonly outcome: 'taken'; readonly providerReference: string; readonly transactionHash?: string }
  | { readonly outcome: 'refused'; readonly failureCode: string; readonly reason: string };

/** A provider as this service sees it. Everything later comes as a report (receive-report.ts). */
export interface ProviderPort<Payload> {
  /**
   * Hands an order over. The operation's identifier is the provider's idempotency key.
   * @throws Error when the provider cannot be reached or its answer is not known: the order is sent again.
   */
  submit(order: IdentifiedOrder<Payload>): Promise<SubmissionAnswer>;
}

/** Who carries out what; null where nobody is connected, so that orders stay queued. */
export interface ProviderPorts {
  /** Pays AUD to beneficiaries. */
  readonly bank: ProviderPort<Payment> | null;
  /** Sends stablecoins to destinations. */
  readonly chain: ProviderPort<Sending> | null;
  /** Exchanges one asset for another. */
  readonly exchange: ProviderPort<Exchange> | null;
}

const NAMES: Readonly<Partial<Record<InstructionKind, keyof ProviderPorts>>> = {
  pay: 'bank',
  send: 'chain',
  convert: 'exchange',
};

/** The providers that are connected. */
export function connectedProviders(ports: ProviderPorts): ProviderName[] {
  return (['bank', 'chain', 'exchange'] as const).filter((name) => ports[name] !== null);
}

/**
 * Hands an order to the provider that it names.
 * @throws Error when that provider is not connected, cannot be reached, or its answer is not known
 */
export async function submitOrder(ports: ProviderPorts, order: Order): Promise<SubmissionAnswer> {
  const { subject: operationId, tenantId } = order;
  const name = NAMES[order.kind];
  const port = name === undefined ? null : ports[name];
  if (port === null) throw new Error(`Nobody is connected who could ${order.kind}`);
  // The port and the payload are of one provider: the order's type says so, and indexing by its name loses that.
  return (port as ProviderPort<object>).submit({ ...order.payload, operationId, tenantId });
}
