import { OPERATIONS } from '../../generated/operations.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { TestReply, TestRequest } from './test-service.ts';
import { PERSON, type TestTenant } from './test-tenant.ts';

/** Records of one tenant, one of each kind, that requests can name. */
export type ExampleRecords = Readonly<
  Record<'instrumentId' | 'payinId' | 'beneficiaryId' | 'payoutId' | 'movementId', string>
>;

/** Makes a record of each kind; the payout is accepted, and the pay-in credited. */
export async function makeExampleRecords(tenant: TestTenant): Promise<ExampleRecords> {
  const { fundingInstrumentId, id: payinId } = await tenant.fund('1000.00');
  const { id: beneficiaryId } = await tenant.newBeneficiary();
  const { id: payoutId, movementIds } = await tenant.newPayout({ beneficiaryId });
  const [movementId = ''] = movementIds;
  return { instrumentId: fundingInstrumentId, payinId, beneficiaryId, payoutId, movementId };
}

interface Example {
  /** Stands for the path's parameter. */
  readonly id?: string;
  readonly body?: object;
}

const payoutOf = ({ beneficiaryId }: ExampleRecords): object => ({
  beneficiaryId,
  amount: '1.00',
  currency: 'AUD',
  externalReference: `order of ${beneficiaryId}`,
});

const EXAMPLES: Readonly<Record<OperationId, (records: ExampleRecords) => Example>> = {
  getTreasury: () => ({}),
  listTransactions: () => ({}),
  getTransaction: ({ movementId }) => ({ id: movementId }),
  listFundingInstruments: () => ({}),
  createFundingInstrument: () => ({ body: { type: 'aud_account' } }),
  getFundingInstrument: ({ instrumentId }) => ({ id: instrumentId }),
  deactivateFundingInstrument: ({ instrumentId }) => ({ id: instrumentId }),
  listPayins: () => ({}),
  getPayin: ({ payinId }) => ({ id: payinId }),
  listBeneficiaries: () => ({}),
  createBeneficiary: () => ({ body: PERSON }),
  getBeneficiary: ({ beneficiaryId }) => ({ id: beneficiaryId }),
  deactivateBeneficiary: ({ beneficiaryId }) => ({ id: beneficiaryId }),
  listPayouts: () => ({}),
  createPayout: (records) => ({ body: payoutOf(records) }),
  previewPayout: (records) => ({ body: payoutOf(records) }),
  getPayout: ({ payoutId }) => ({ id: payoutId }),
  getTreasurySettings: () => ({}),
  updateTreasurySettings: () => ({ body: { poboEnabled: true } }),
  getEffectiveConfiguration: () => ({}),
  simulatePayin: ({ instrumentId }) => ({ body: { fundingInstrumentId: instrumentId, amount: '5.00' } }),
  advancePayin: ({ payinId }) => ({ id: payinId, body: { to: 'returned' } }),
  advanceOperation: ({ payoutId }) => ({ id: payoutId, body: { to: 'submitted' } }),
  getClock: () => ({}),
  setClock: () => ({ body: { advanceSeconds: 0 } }),
  listStateMachines: () => ({}),
  listErrors: () => ({}),
  getHealth: () => ({}),
  getReadiness: () => ({}),
  getContract: () => ({}),
  getDocs: () => ({}),
};

/** Every operation of the contract. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

/** A request that keeps the contract, and that succeeds where its records are as they were made. */
export interface ExampleRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** A good request of an operation that names these records. */
export function exampleRequest(operationId: OperationId, records: ExampleRecords): ExampleRequest {
  const { method, path } = OPERATIONS[operationId];
  const { id = '', body } = EXAMPLES[operationId](records);
  return {
    method: method.toUpperCase(),
    path: path.replace('{id}', id),
    ...(body === undefined ? {} : { body }),
  };
}

/** Sends an operation's example; what is given beside it goes first. */
export function sendExample(
  send: (method: string, path: string, request: TestRequest) => Promise<TestReply>,
  { method, path, ...example }: ExampleRequest,
  request: TestRequest = {},
  suffix = '',
): Promise<TestReply> {
  return send(method, `${path}${suffix}`, { ...example, ...request });
}

/** Status and code of an answer, such as `404 not_found`; the status alone where it succeeded. */
export function answerOf({ status, body }: TestReply): string {
  return typeof body['code'] === 'string' ? `${status} ${body['code']}` : `${status}`;
}
