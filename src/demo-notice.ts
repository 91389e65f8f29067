import type { CreatedTenant } from './access/tenants/create-tenant.ts';

/** What a new sandbox prints: the demo tenant's keys, and a call that works when pasted. */
export function demoNotice(url: string, demo: CreatedTenant): string {
  return `
Corridor's sandbox is ready at ${url}, with a demo tenant. It moves no real money.

  Tenant           ${demo.clientId}
  Secret key       ${demo.secretKey}
  Publishable key  ${demo.publishableKey}

The keys are shown this once. Try:

  curl -s ${url}/v1/treasury -H 'Authorization: Bearer ${demo.secretKey}'

The contract, to read and to try out: ${url}/docs

`;
}
