/** The name under which the platform itself sends payments. */
const PLATFORM_REMITTER = 'Corridor';

/** The name that is shown as the sender of AUD: the tenant's own, or the platform's. */
export function remitterNameOf(remitter: 'platform' | 'tenant', tenant: { readonly name: string }): string {
  return remitter === 'tenant' ? tenant.name : PLATFORM_REMITTER;
}
