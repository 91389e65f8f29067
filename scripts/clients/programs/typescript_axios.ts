// Pays with the TypeScript client of openapi-generator.
import { isAxiosError } from 'axios';
import {
  Configuration,
  SandboxApi,
  TreasuryApi,
  WebhooksApi,
  type CreatePayoutRequest,
  type ErrorResponse,
} from './client/index.ts';

const { CORRIDOR_RUN: run, CORRIDOR_URL: basePath, CORRIDOR_API_KEY: accessToken } = process.env;
const configuration = new Configuration({ basePath, accessToken });
const treasury = new TreasuryApi(configuration);

const { data: instrument } = await treasury.createFundingInstrument(`${run}-instrument`, {
  type: 'aud_account',
});
await new SandboxApi(configuration).simulatePayin(`${run}-payin`, {
  fundingInstrumentId: instrument.id,
  amount: '1000.00',
});
const { data: beneficiary } = await treasury.createBeneficiary(`${run}-beneficiary`, {
  type: 'individual',
  firstName: 'Ada',
  lastName: 'Nguyen',
  destination: { type: 'bank_account', bsb: '000002', accountNumber: '200000002', accountName: 'Ada Nguyen' },
});
const payout = (key: string, amount: string): CreatePayoutRequest => ({
  beneficiaryId: beneficiary.id,
  amount,
  currency: 'AUD',
  externalReference: `${run}-${key}`,
});
let { data: paid } = await treasury.createPayout(`${run}-paid`, payout('paid', '250.00'));
while (paid.status !== 'settled') {
  await new Promise((resolve) => setTimeout(resolve, 200));
  ({ data: paid } = await treasury.getPayout(paid.id));
}
console.log('settled');

let { data: page } = await treasury.listTransactions(1);
let count = page.data.length;
while (page.hasMore) {
  ({ data: page } = await treasury.listTransactions(1, page.nextCursor ?? undefined));
  count += page.data.length;
}
console.log('movements', count >= 3);

const { data: webhook } = await new WebhooksApi(configuration).createWebhook(`${run}-webhook`, {
  url: 'http://localhost:4000/hooks',
});
console.log('secret', webhook.secret.startsWith('whsec_'));

try {
  await treasury.createPayout(`${run}-refused`, payout('refused', '900000.00'));
} catch (error) {
  if (isAxiosError<ErrorResponse>(error)) console.log(error.response?.data.code);
}
