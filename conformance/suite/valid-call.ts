import type { Call } from './call.ts';
import { RECIPES } from './recipes.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** A call of the operation that succeeds for the tenant. @throws Error if the suite has no recipe for it */
export async function validCall(operationId: string, tenant: Tenant, session: Session): Promise<Call> {
  const recipe = RECIPES[operationId];
  if (recipe === undefined) throw new Error(`The suite has no recipe for ${operationId}`);
  return recipe(tenant, session);
}

const refused = new WeakMap<Tenant, Map<string, Promise<Call>>>();

/** The same for what must be refused: it leaves its records as they are, so that one call of each operation serves all. */
export async function refusedCall(operationId: string, tenant: Tenant, session: Session): Promise<Call> {
  const calls = refused.get(tenant) ?? new Map<string, Promise<Call>>();
  refused.set(tenant, calls);
  const call = calls.get(operationId) ?? validCall(operationId, tenant, session);
  calls.set(operationId, call);
  // What failed once may succeed for the next that needs it.
  call.catch(() => calls.delete(operationId));
  return call;
}
