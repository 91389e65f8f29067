import { randomBytes, randomUUID } from 'node:crypto';
import { post, type Target } from './api.ts';

export interface StableWorld {
  readonly addressId: string;
  readonly depositId: string;
  readonly returnedDepositId: string;
  readonly canceledWithdrawalId: string;
  readonly destinationId: string;
  readonly inactiveDestinationId: string;
  readonly withdrawalId: string;
  readonly takenReference: string;
  readonly acceptedQuoteId: string;
  readonly conversionId: string;
  readonly decidedEvidenceId: string;
}

const PAIR = { asset: 'USDC', network: 'base' };

export async function newDeposit(
  target: Target,
  fundingInstrumentId: string,
  outcome: string,
  amount = '10.00',
): Promise<string> {
  return (await post(target, '/v1/sandbox/deposits', { fundingInstrumentId, amount, outcome })).id;
}

export async function newDestination(target: Target): Promise<string> {
  const address = `0x${randomBytes(20).toString('hex')}`;
  return (await post(target, '/v1/treasury/destinations', { name: 'Cold wallet', ...PAIR, address })).id;
}

export async function newQuote(target: Target): Promise<string> {
  const body = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '20.00' };
  return (await post(target, '/v1/treasury/conversion-quotes', body)).id;
}

export async function newEvidence(target: Target, beneficiaryId: string): Promise<string> {
  const path = `/v1/treasury/beneficiaries/${beneficiaryId}/identity-evidence`;
  return (await post(target, path, { shareToken: `pending_${randomUUID()}` })).id;
}

async function newWithdrawal(
  target: Target,
  destinationId: string,
  externalReference: string,
  amount = '12.50',
): Promise<string> {
  const body = { destinationId, amount, externalReference };
  return (await post(target, '/v1/treasury/withdrawals', body)).id;
}

export async function newHeldWithdrawal(target: Target, destinationId: string): Promise<string> {
  return newWithdrawal(target, destinationId, randomUUID(), '1.03');
}

async function accept(target: Target, quoteId: string): Promise<string> {
  return (await post(target, `/v1/treasury/conversion-quotes/${quoteId}/accept`, {})).id;
}

/** Makes it; two of what is listed, so that a page of one item leads on. The tenant must have Australian dollars. */
export async function createStableWorld(target: Target, beneficiaryId: string): Promise<StableWorld> {
  const instrument = { type: 'stable_address', ...PAIR };
  const addressId = (await post(target, '/v1/treasury/funding-instruments', instrument)).id;
  const depositId = await newDeposit(target, addressId, 'credited', '100000.00');
  const returnedDepositId = await newDeposit(target, addressId, 'credited');
  await post(target, `/v1/sandbox/deposits/${returnedDepositId}/advance`, { to: 'returned' });
  const destinationId = await newDestination(target);
  const inactiveDestinationId = await newDestination(target);
  await post(target, `/v1/treasury/destinations/${inactiveDestinationId}/deactivate`, {});
  const takenReference = randomUUID();
  const withdrawalId = await newWithdrawal(target, destinationId, takenReference);
  await newWithdrawal(target, destinationId, randomUUID());
  const canceledWithdrawalId = await newHeldWithdrawal(target, destinationId);
  await post(target, `/v1/treasury/withdrawals/${canceledWithdrawalId}/cancel`, {});
  const acceptedQuoteId = await newQuote(target);
  const conversionId = await accept(target, acceptedQuoteId);
  await accept(target, await newQuote(target));
  const decidedEvidenceId = await newEvidence(target, beneficiaryId);
  await post(target, `/v1/sandbox/identity-evidence/${decidedEvidenceId}/decide`, { status: 'accepted' });
  await newEvidence(target, beneficiaryId);
  return {
    addressId,
    depositId,
    returnedDepositId,
    canceledWithdrawalId,
    destinationId,
    inactiveDestinationId,
    withdrawalId,
    takenReference,
    acceptedQuoteId,
    conversionId,
    decidedEvidenceId,
  };
}
