import { PERSON, type TestTenant } from './test-tenant.ts';

/** What must stay text, and must not break a line: markup, a right-to-left override, emoji, no space for long. */
const HOSTILE = `<script>alert(1)</script> \u202e👩‍👩‍👧‍👦 ${'W'.repeat(30)}`;

const LONG = `<b>${'W'.repeat(252)}`;

const METADATA = { '<img src=x onerror=alert(1)>': HOSTILE, ['k'.repeat(64)]: LONG };

/**
 * Makes a record of every kind, with such texts wherever the contract takes them.
 * @returns the identifier of one, by the address of its page
 */
export async function hostileRecords(tenant: TestTenant): Promise<Readonly<Record<string, string>>> {
  await tenant.adjust('USDC', '1000');
  const payin = await tenant.fund('5000.00');
  const deposit = await tenant.deposit('25.500000');
  const instrument = await tenant.newInstrument();
  await tenant.newAddress();
  const beneficiary = await tenant.newBeneficiary({
    ...PERSON,
    firstName: HOSTILE,
    lastName: 'W'.repeat(60),
  });
  const payout = await tenant.newPayout({
    beneficiaryId: beneficiary.id,
    externalReference: LONG,
    metadata: METADATA,
  });
  await tenant.post(`/v1/sandbox/operations/${payout.id}/advance`, {
    to: 'held',
    reason: HOSTILE,
  });
  const destination = await tenant.newDestination({ name: HOSTILE });
  const withdrawal = await tenant.newWithdrawal();
  const conversion = await tenant.newConversion();
  const customer = await tenant.newEntitledCustomer();
  const route = await tenant.newRoute(undefined, customer.id);
  const transfer = await tenant.newTransfer('aud_to_stablecoin', '100.00');
  const invoice = await tenant.newInvoice();
  const webhook = await tenant.newWebhook({ description: HOSTILE });
  const delivery = await tenant.newDelivery(webhook.id);
  const key = await tenant.newApiKey({ name: HOSTILE });
  await tenant.newInvitation();
  const movements = await tenant.get<{ data: { id: string }[] }>('/v1/treasury/transactions?limit=1');
  const events = await tenant.get<{ data: { id: string }[] }>('/v1/events?limit=1');
  return {
    '/movements/$id': movements.data[0]?.id ?? '',
    '/payouts/$id': payout.id,
    '/withdrawals/$id': withdrawal.id,
    '/conversions/$id': conversion.id,
    '/funding/$id': instrument.id,
    '/funding/payins/$id': payin.id,
    '/funding/deposits/$id': deposit.id,
    '/recipients/$id': beneficiary.id,
    '/recipients/destinations/$id': destination.id,
    '/customers/$id': customer.id,
    '/routes/$id': route.id,
    '/transfers/$id': transfer.id,
    '/invoices/$id': invoice.id,
    '/developers/events/$id': events.data[0]?.id ?? '',
    '/developers/webhooks/$id': webhook.id,
    '/developers/deliveries/$id': delivery.id,
    '/developers/keys/$id': key.id,
    '/o/$id': payout.id,
  };
}
