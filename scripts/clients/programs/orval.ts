// Pays with the client that Orval makes over fetch.
import {
  createBeneficiary,
  createFundingInstrument,
  createPayout,
  createWebhook,
  getPayout,
  listTransactions,
  simulatePayin,
} from './client.ts';

const { CORRIDOR_RUN: run, CORRIDOR_API_KEY: key } = process.env;
const reading = { headers: { Authorization: `Bearer ${key}` } };
const writing = (name: string) => ({
  headers: { ...reading.headers, 'Idempotency-Key': `${run}-${name}` },
});

function refused(answer: { status: number; data: unknown }): Error {
  return new Error(`${answer.status} ${JSON.stringify(answer.data)}`);
}

const instrument = await createFundingInstrument({ type: 'aud_account' }, writing('instrument'));
if (instrument.status !== 201) throw refused(instrument);
await simulatePayin({ fundingInstrumentId: instrument.data.id, amount: '1000.00' }, writing('payin'));
const beneficiary = await createBeneficiary(
  {
    type: 'individual',
    firstName: 'Ada',
    lastName: 'Nguyen',
    destination: {
      type: 'bank_account',
      bsb: '000002',
      accountNumber: '200000002',
      accountName: 'Ada Nguyen',
    },
  },
  writing('beneficiary'),
);
if (beneficiary.status !== 201) throw refused(beneficiary);
const beneficiaryId = beneficiary.data.id;
const pay = (name: string, amount: string) =>
  createPayout(
    { beneficiaryId, amount, currency: 'AUD', externalReference: `${run}-${name}` },
    writing(name),
  );

const created = await pay('paid', '250.00');
if (created.status !== 201) throw refused(created);
let status = created.data.status;
while (status !== 'settled') {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const payout = await getPayout(created.data.id, reading);
  if (payout.status !== 200) throw refused(payout);
  status = payout.data.status;
}
console.log('settled');

let count = 0;
let cursor: string | undefined;
do {
  const page = await listTransactions({ limit: 1, ...(cursor === undefined ? {} : { cursor }) }, reading);
  if (page.status !== 200) throw refused(page);
  count += page.data.data.length;
  cursor = page.data.hasMore ? (page.data.nextCursor ?? undefined) : undefined;
} while (cursor !== undefined);
console.log('movements', count >= 3);

const webhook = await createWebhook({ url: 'http://localhost:4000/hooks' }, writing('webhook'));
if (webhook.status !== 201) throw refused(webhook);
console.log('secret', webhook.data.secret.startsWith('whsec_'));

const poor = await pay('refused', '900000.00');
if (poor.status === 422) console.log(poor.data.code);
