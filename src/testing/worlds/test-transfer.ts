import { TEST_KEY } from './test-key.ts';
import type { Transfer } from '../../direct-routes/transfers/table.ts';

/** When a transfer of a test was detected, unless it says otherwise. */
const THEN = Date.UTC(2026, 2, 4, 5);

/** A transfer of 100.00 AUD to USDC on Base that was just detected, without fees, unless it is told otherwise. */
export function testTransfer(given: Partial<Transfer> = {}): Transfer {
  const { direction = 'aud_to_stablecoin', status = 'detected' } = given;
  const aud = { asset: 'AUD', network: null } as const;
  const usdc = { asset: 'USDC', network: 'base' } as const;
  const isFromAud = direction === 'aud_to_stablecoin';
  const [source, destination] = isFromAud ? [aud, usdc] : [usdc, aud];
  return {
    id: 'trf_00000000000000000000000001',
    tenantId: 'acct_test',
    customerId: 'cus_test',
    paymentRouteId: 'rte_test',
    direction,
    status,
    version: 1,
    providerReference: 'a reference',
    occurrence: 0,
    depositStatus: status === 'detected' ? 'detected' : 'final',
    depositReportedAt: null,
    isDepositWaived: false,
    transactionHash: isFromAud ? null : '0x01',
    transferIndex: 0,
    sender: null,
    depositReference: 'CRTEST',
    sourceAsset: source.asset,
    sourceNetwork: source.network,
    grossMinor: isFromAud ? 10_000n : 100_000_000n,
    destinationAsset: destination.asset,
    destinationNetwork: destination.network,
    payee: isFromAud
      ? { type: 'address', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
      : { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName: 'A Lovelace' },
    payment: isFromAud
      ? null
      : { rail: 'bsb_account', remitterName: 'Test Pty Ltd', statementReference: 'CRTEST' },
    configurationId: 'cfg_test',
    pricing: { platformFee: null, developerFee: { flatAudMinor: 0n, bps: 0 } },
    platformFeeMinor: 0n,
    developerFeeMinor: isFromAud ? 0n : null,
    rate: null,
    convertedMinor: null,
    destinationMinor: null,
    developerFeeAudMinor: null,
    deliveryReference: null,
    holdReason: null,
    failureCode: null,
    failureMessage: null,
    statusHistory: [{ status: 'detected', at: THEN, actor: TEST_KEY }],
    isSteered: false,
    dueAt: null,
    attempts: 0,
    createdAt: THEN,
    updatedAt: THEN,
    completedAt: null,
    failedAt: null,
    returnedAt: null,
    ...given,
  };
}
