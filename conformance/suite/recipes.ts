import type { JsonObject } from '../json/json.ts';
import { textAt } from '../json/json.ts';
import type { Call } from './call.ts';
import { plainBeneficiary, type Tenant } from './tenant.ts';
import type { Session } from './session.ts';

/** Makes a call that the contract allows and that the tenant's records let succeed. */
export type Recipe = (tenant: Tenant, session: Session) => Promise<Call> | Call;

const nothing: Recipe = () => ({});

function byId(pick: 'beneficiaryId' | 'instrumentId' | 'payinId' | 'payoutId' | 'movementId'): Recipe {
  return async (tenant) => ({ path: { id: (await tenant.fixture())[pick] } });
}

/** The least that makes a payout, of an amount that holds it. */
async function payoutBody(tenant: Tenant, session: Session): Promise<JsonObject> {
  await tenant.ensureFunds(100_000n);
  const { beneficiaryId } = await tenant.fixture();
  return { beneficiaryId, amount: '2.03', currency: 'AUD', externalReference: session.newName('pay') };
}

/** How each operation is called so that it succeeds. An operation without a recipe is not tried. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  getTreasury: nothing,
  listTransactions: nothing,
  listFundingInstruments: nothing,
  listPayins: nothing,
  listBeneficiaries: nothing,
  listPayouts: nothing,
  getTreasurySettings: nothing,
  getEffectiveConfiguration: nothing,
  listStateMachines: nothing,
  listErrors: nothing,
  getClock: nothing,
  getHealth: nothing,
  getReadiness: nothing,
  getContract: nothing,
  getDocs: nothing,
  getTransaction: byId('movementId'),
  getFundingInstrument: byId('instrumentId'),
  getPayin: byId('payinId'),
  getBeneficiary: byId('beneficiaryId'),
  getPayout: byId('payoutId'),
  createFundingInstrument: (_tenant, session) => ({
    body: { type: 'aud_account', externalReference: session.newName('fin') },
  }),
  createBeneficiary: (_tenant, session) => ({
    body: { ...plainBeneficiary(), externalReference: session.newName('ben') },
  }),
  deactivateFundingInstrument: async (tenant) => ({ path: { id: await tenant.newInstrument() } }),
  deactivateBeneficiary: async (tenant) => ({ path: { id: await tenant.newBeneficiary() } }),
  previewPayout: async (tenant, session) => ({ body: await payoutBody(tenant, session) }),
  createPayout: async (tenant, session) => ({ body: await payoutBody(tenant, session) }),
  updateTreasurySettings: async (tenant) => {
    const settings = (await tenant.do('getTreasurySettings')) as JsonObject;
    return { body: { poboEnabled: settings['poboEnabled'] === true } };
  },
  simulatePayin: async (tenant, session) => ({
    body: {
      fundingInstrumentId: (await tenant.fixture()).instrumentId,
      amount: '3.00',
      outcome: 'held',
      externalReference: session.newName('pin'),
    },
  }),
  advancePayin: async (tenant) => ({
    path: { id: textAt(await tenant.newPayin('2.00', 'detected'), 'id') },
    body: { to: 'confirming' },
  }),
  advanceOperation: async (tenant) => ({
    path: { id: textAt(await tenant.newHeldPayout(), 'id') },
    body: { to: 'accepted' },
  }),
  setClock: () => ({ body: { advanceSeconds: 0 } }),
};

/** A call of the operation that succeeds for the tenant. @throws Error where the suite has no recipe for it */
export async function validCall(operationId: string, tenant: Tenant, session: Session): Promise<Call> {
  const recipe = RECIPES[operationId];
  if (recipe === undefined) throw new Error(`The suite has no recipe for ${operationId}`);
  return recipe(tenant, session);
}
