// Pays with @corridor/client, as its package is installed.
import { Corridor, isCorridorError } from '@corridor/client';

const run = process.env['CORRIDOR_RUN'];
const corridor = new Corridor();

const { id } = await corridor.fundingInstruments.create({ type: 'aud_account' });
await corridor.sandbox.simulatePayin({ fundingInstrumentId: id, amount: '1000.00' });
const beneficiary = await corridor.beneficiaries.create({
  type: 'individual',
  firstName: 'Ada',
  lastName: 'Nguyen',
  destination: {
    type: 'bank_account',
    bsb: '000002',
    accountNumber: '200000002',
    accountName: 'Ada Nguyen',
  },
});
const pay = (name: string, amount: string) =>
  corridor.payouts.create({
    beneficiaryId: beneficiary.id,
    amount,
    currency: 'AUD',
    externalReference: `${run}-${name}`,
  });
const paid = await corridor.payouts.waitUntil(await pay('paid', '250.00'), 'settled');
console.log(paid.status);

let count = 0;
for await (const movement of corridor.transactions.list({ limit: 1 })) count += movement.id === '' ? 0 : 1;
console.log('movements', count >= 3);

const webhook = await corridor.webhooks.create({ url: 'http://localhost:4000/hooks' });
console.log('secret', webhook.secret.startsWith('whsec_'));

try {
  await pay('refused', '900000.00');
} catch (error) {
  if (!isCorridorError(error, 'insufficient_funds')) throw error;
  console.log(error.code);
}
