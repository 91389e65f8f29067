import { randomUUID } from 'node:crypto';
import type { TestReply } from '../server/test-service.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** What the sandbox refuses of a tenant's configuration and its clock. */
function provokeAtSettings({ server, post }: ProvocationStage): Provocations {
  return {
    configureSandbox: {
      unsupported_asset_network: () =>
        post('/v1/sandbox/configuration', {
          capabilities: { assetNetworks: [{ asset: 'USDC', network: 'tron', enabled: true }] },
          reason: 'a test',
        }),
      limit_exceeded: async () => {
        const other = await server.newTenant();
        const configure = (from: number): Promise<TestReply> => {
          const keys = Array.from({ length: 30 }, (_each, index) => [`key${from + index}`, 'value'] as const);
          const body = { accounting: { glMapping: Object.fromEntries(keys) }, reason: 'a test' };
          return other.request('POST', '/v1/sandbox/configuration', { body });
        };
        await configure(0);
        return configure(30);
      },
    },
    setClock: { invalid_state: () => post('/v1/sandbox/clock', { frozenAt: '2026-01-01T00:00:00Z' }) },
  };
}

/** What the calls that play a provider refuse. */
function provokeAsProvider({ tenant, records, post }: ProvocationStage): Provocations {
  return {
    decideCustomerVerification: {
      invalid_state: async () => {
        const { id } = await tenant.newCustomer();
        return post(`/v1/sandbox/customers/${id}/verification`, { verificationStatus: 'not_started' });
      },
    },
    decideIdentityEvidence: {
      invalid_state: async () => {
        const { id: beneficiaryId } = await tenant.newBeneficiary();
        const { id } = await tenant.newEvidence(beneficiaryId, `pending_${randomUUID()}`);
        await tenant.post(`/v1/sandbox/identity-evidence/${id}/decide`, { status: 'rejected' });
        return post(`/v1/sandbox/identity-evidence/${id}/decide`, { status: 'accepted' });
      },
    },
    simulatePayin: {
      invalid_state: () =>
        post('/v1/sandbox/payins', { fundingInstrumentId: records.addressId, amount: '1.00' }),
    },
    simulateDeposit: {
      invalid_state: () =>
        post('/v1/sandbox/deposits', { fundingInstrumentId: records.instrumentId, amount: '1.00' }),
    },
    advanceDeposit: {
      invalid_state: () => post(`/v1/sandbox/deposits/${records.depositId}/advance`, { to: 'confirming' }),
    },
    advancePayin: {
      invalid_state: () => post(`/v1/sandbox/payins/${records.payinId}/advance`, { to: 'confirming' }),
    },
    advanceOperation: {
      invalid_state: () => post(`/v1/sandbox/operations/${records.payoutId}/advance`, { to: 'accepted' }),
    },
    advanceTransfer: {
      invalid_state: () => post(`/v1/sandbox/transfers/${records.transferId}/advance`, { to: 'completed' }),
    },
  };
}

/** What invoices refuse when a month ends by hand. */
function provokeAtInvoices({ tenant, post }: ProvocationStage): Provocations {
  return {
    draftInvoice: { invalid_state: () => post('/v1/sandbox/invoices', { month: '2001-01' }) },
    adjustInvoice: {
      invalid_state: async () => {
        const { id } = await tenant.newInvoice();
        await tenant.post(`/v1/sandbox/invoices/${id}/advance`, { to: 'issued' });
        return post(`/v1/sandbox/invoices/${id}/adjust`, { amount: '1.00', description: 'Too late' });
      },
    },
    advanceInvoice: {
      invalid_state: async () => {
        const { id } = await tenant.newInvoice();
        return post(`/v1/sandbox/invoices/${id}/advance`, { to: 'settled' });
      },
    },
  };
}

/** What the control calls of the sandbox refuse. */
export function sandboxProvocations(stage: ProvocationStage): Provocations {
  return { ...provokeAtSettings(stage), ...provokeAsProvider(stage), ...provokeAtInvoices(stage) };
}
