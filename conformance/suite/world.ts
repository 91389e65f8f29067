import type { Receiver } from '../receiver/receiver.ts';
import type { Policy } from './policy.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** What checks have to work with: the run, and the tenants whose keys it was given. */
export interface World {
  readonly session: Session;
  /** Where the service is reached. */
  readonly baseUrls: readonly string[];
  /** Whether these are addresses of its processes themselves, with no proxy between. */
  readonly isDirect: boolean;
  /** The tenant under test. */
  readonly tenant: Tenant;
  /** Another tenant, where a second secret key was given. */
  readonly other: Tenant | undefined;
  /** What the tenant under test is charged and allowed. */
  readonly policy: Policy;
  /** What takes deliveries in, where the service can reach it. */
  readonly receiver: Receiver | undefined;
  /** Why money cannot be sent freely through payment routes; undefined if it can. */
  readonly routeObstacle: string | undefined;
}

/** The other tenant, if the run was given a confirmation of it too. */
export function confirmedOther({ other }: World): Tenant | undefined {
  return typeof other?.caller.stepUpToken === 'string' ? other : undefined;
}
