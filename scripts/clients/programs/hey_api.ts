// Pays with the SDK of @hey-api/openapi-ts.
import { client } from './client/client.gen.ts';
import {
  createBeneficiary,
  createFundingInstrument,
  createPayout,
  createWebhook,
  getPayout,
  listTransactions,
  simulatePayin,
} from './client/index.ts';

const { CORRIDOR_RUN: run, CORRIDOR_URL: baseUrl, CORRIDOR_API_KEY: key } = process.env;
client.setConfig({ baseUrl, auth: key, throwOnError: false });
const headers = (name: string) => ({ 'Idempotency-Key': `${run}-${name}` });

function got<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const instrument = got(
  await createFundingInstrument({ headers: headers('instrument'), body: { type: 'aud_account' } }),
);
await simulatePayin({
  headers: headers('payin'),
  body: { fundingInstrumentId: instrument.id, amount: '1000.00' },
});
const beneficiary = got(
  await createBeneficiary({
    headers: headers('beneficiary'),
    body: {
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
  }),
);
const pay = (name: string, amount: string) =>
  createPayout({
    headers: headers(name),
    body: { beneficiaryId: beneficiary.id, amount, currency: 'AUD', externalReference: `${run}-${name}` },
  });
let paid = got(await pay('paid', '250.00'));
while (paid.status !== 'settled') {
  await new Promise((resolve) => setTimeout(resolve, 200));
  paid = got(await getPayout({ path: { id: paid.id } }));
}
console.log('settled');

let page = got(await listTransactions({ query: { limit: 1 } }));
let count = page.data.length;
while (page.hasMore) {
  page = got(await listTransactions({ query: { limit: 1, cursor: page.nextCursor ?? undefined } }));
  count += page.data.length;
}
console.log('movements', count >= 3);

const webhook = got(
  await createWebhook({ headers: headers('webhook'), body: { url: 'http://localhost:4000/hooks' } }),
);
console.log('secret', webhook.secret.startsWith('whsec_'));

const { error } = await pay('refused', '900000.00');
console.log(error?.code);
