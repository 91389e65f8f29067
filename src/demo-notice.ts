import type { CreatedTenant } from './access/tenants/create-tenant.ts';

/** What a new sandbox prints: the demo tenant's keys, how its owner enrols, and a call that works when pasted. */
export function demoNotice(
  url: string,
  demo: CreatedTenant,
  owner: { readonly email: string; readonly enrolmentUrl: string },
): string {
  return `
Corridor's sandbox is ready at ${url}, with a demo tenant. It moves no real money.

  Tenant           ${demo.clientId}
  Secret key       ${demo.secretKey}
  Publishable key  ${demo.publishableKey}

The keys are shown only once. Try:

  curl -s ${url}/v1/treasury -H 'Authorization: Bearer ${demo.secretKey}'

The owner, ${owner.email}, sets a password and a second factor here before signing in:

  ${owner.enrolmentUrl}

API reference: ${url}/docs

`;
}
