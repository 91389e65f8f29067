// Pays with openapi-fetch, over the types of openapi-typescript.
import createClient from 'openapi-fetch';
import type { paths } from './client.d.ts';

const { CORRIDOR_RUN: run, CORRIDOR_URL: baseUrl, CORRIDOR_API_KEY: key } = process.env;
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });
const header = (name: string) => ({ header: { 'Idempotency-Key': `${run}-${name}` } });

function got<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const instrument = got(
  await client.POST('/v1/treasury/funding-instruments', {
    params: header('instrument'),
    body: { type: 'aud_account' },
  }),
);
await client.POST('/v1/sandbox/payins', {
  params: header('payin'),
  body: { fundingInstrumentId: instrument.id, amount: '1000.00' },
});
const beneficiary = got(
  await client.POST('/v1/treasury/beneficiaries', {
    params: header('beneficiary'),
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
  client.POST('/v1/treasury/payouts', {
    params: header(name),
    body: { beneficiaryId: beneficiary.id, amount, currency: 'AUD', externalReference: `${run}-${name}` },
  });
let paid = got(await pay('paid', '250.00'));
while (paid.status !== 'settled') {
  await new Promise((resolve) => setTimeout(resolve, 200));
  paid = got(await client.GET('/v1/treasury/payouts/{id}', { params: { path: { id: paid.id } } }));
}
console.log('settled');

let page = got(await client.GET('/v1/treasury/transactions', { params: { query: { limit: 1 } } }));
let count = page.data.length;
while (page.hasMore) {
  const query = { limit: 1, cursor: page.nextCursor ?? undefined };
  page = got(await client.GET('/v1/treasury/transactions', { params: { query } }));
  count += page.data.length;
}
console.log('movements', count >= 3);

const webhook = got(
  await client.POST('/v1/webhooks', {
    params: header('webhook'),
    body: { url: 'http://localhost:4000/hooks' },
  }),
);
console.log('secret', webhook.secret.startsWith('whsec_'));

const { error } = await pay('refused', '900000.00');
console.log(error?.code);
