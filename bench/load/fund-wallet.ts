import { randomUUID } from 'node:crypto';
import { callPatiently } from './call.ts';

/** Funds a tenant's wallet with more than a benchmark pays out, and saves a beneficiary; answers its identifier. */
export async function fundWallet(url: string, key: string): Promise<string> {
  const post = async (path: string, json: object): Promise<string> => {
    const { status, text } = await callPatiently(`${url}${path}`, key, {
      json,
      idempotencyKey: randomUUID(),
    });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return (JSON.parse(text) as { id: string }).id;
  };
  const fundingInstrumentId = await post('/v1/treasury/funding-instruments', { type: 'aud_account' });
  await post('/v1/sandbox/payins', { fundingInstrumentId, amount: '999999999.00' });
  return post('/v1/treasury/beneficiaries', {
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
}
