import { randomUUID } from 'node:crypto';
import { idOf, type Sandbox } from './sandbox.ts';
import type { Cause } from './trigger-kinds.ts';

type Make = (sandbox: Sandbox) => Promise<string>;

function made(make: Make): { readonly cause: Cause } {
  return { cause: make };
}

function deactivated(path: string, make: Make): { readonly cause: Cause } {
  return {
    cause: async (sandbox) => {
      const id = await make(sandbox);
      await sandbox.send('POST', `${path}/${id}/deactivate`);
      return id;
    },
  };
}

/** A transfer that was made held, and is taken through some statuses. */
function transfer(...steps: readonly string[]): { readonly cause: Cause } {
  return {
    cause: async (sandbox) => {
      const id = await sandbox.newTransfer();
      await sandbox.advance('transfers', id, steps);
      return id;
    },
  };
}

const instrument: Make = (sandbox) => sandbox.newInstrument('AUD');
const beneficiary: Make = (sandbox) => sandbox.newBeneficiary();
const destination: Make = (sandbox) => sandbox.newDestination();
const customer: Make = (sandbox) => sandbox.newCustomer();
const route: Make = (sandbox) => sandbox.newRoute();

async function changeCustomer(sandbox: Sandbox): Promise<string> {
  const id = await sandbox.newCustomer();
  await sandbox.send('PATCH', `/v1/customers/${id}`, { metadata: { triggered: randomUUID() } });
  return id;
}

async function handOverEvidence(sandbox: Sandbox): Promise<string> {
  const path = `/v1/treasury/beneficiaries/${await sandbox.newBeneficiary()}/identity-evidence`;
  return idOf(await sandbox.send('POST', path, { shareToken: `pending_${randomUUID()}` }));
}

async function saveSettings(sandbox: Sandbox): Promise<null> {
  const { poboEnabled } = await sandbox.get('/v1/treasury/settings');
  await sandbox.send('PUT', '/v1/treasury/settings', { poboEnabled });
  return null;
}

export const RECORD_TRIGGERS = {
  'funding_instrument.activated': made(instrument),
  'funding_instrument.deactivated': deactivated('/v1/treasury/funding-instruments', instrument),
  'beneficiary.created': made(beneficiary),
  'beneficiary.deactivated': deactivated('/v1/treasury/beneficiaries', beneficiary),
  'destination.created': made(destination),
  'destination.deactivated': deactivated('/v1/treasury/destinations', destination),
  'identity_evidence.updated': made(handOverEvidence),
  'treasury_settings.updated': { cause: saveSettings },
  'customer.created': made(customer),
  'customer.updated': made(changeCustomer),
  'payment_route.created': made(route),
  'payment_route.deactivated': deactivated('/v1/payment-routes', route),
  'transfer.detected': transfer(),
  'transfer.held': transfer(),
  'transfer.converting': transfer('converting'),
  'transfer.delivering': transfer('converting', 'delivering'),
  'transfer.completed': transfer('converting', 'delivering', 'completed'),
  'transfer.failed': transfer('converting', 'failed'),
  'transfer.returned': transfer('returned'),
} as const;
