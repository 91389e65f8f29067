import type { Moment } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { requireScope } from '../../identity/require-scope.ts';
import type { Role } from '../../identity/roles.ts';
import type { Address } from '../../net/ip-network.ts';
import type { Admission } from '../../writes/idempotency.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { type Loaded, need } from '../../writes/write.ts';
import type { Credential } from '../api-keys/authenticate.ts';
import { isAllowedFrom } from '../api-keys/rules.ts';
import { apiKeysTable, isLive } from '../api-keys/table.ts';
import { type SessionCredential, sessionNeeds, sessionNow } from '../sessions/credential.ts';
import { confirmedSessionNeeds, confirmedSessionNow } from '../step-up/confirmed-session.ts';
import { type GroundedStepUp, type StepUp, isInForce, stepUpNeeds, stepUpNow } from '../step-up/table.ts';
import type { SessionTerms } from '../users/table.ts';

/** A key that asks, with the confirmation that the operation needs; null where it needs none. */
interface AdmittedKey extends Credential {
  readonly stepUp: GroundedStepUp | null;
  /** Where it is used from; undefined where that cannot be determined. Reading it takes longer than the rest: few ask. */
  readonly address: () => Address | undefined;
}

/** A session that asks, with its own. */
interface AdmittedSession extends SessionCredential {
  readonly stepUp: StepUp | null;
}

/** Who asks. */
type Admitted = AdmittedKey | AdmittedSession;

/** By what a caller is judged. */
export interface AdmissionRules {
  readonly sessions: SessionTerms;
  /** The scope of the operation; null where any will do. */
  readonly scope: string | null;
  readonly environment: Environment;
}

/**
 * Looks at all of the caller's key or session, account and confirmation once more, in the transaction of the write:
 * authentication may remember them for a second, a write may wait for its turn, and what was revoked, narrowed or has ended must
 * not write meanwhile.
 */
export function admissionOf(admitted: Admitted, rules: AdmissionRules): Admission {
  return 'key' in admitted ? admissionOfKey(admitted, rules) : admissionOfSession(admitted, rules);
}

function requireActive(loaded: Loaded, tenantId: string): void {
  if (loaded.find(tenantsTable, { id: tenantId })?.status !== 'active')
    throw new ApiError('account_suspended');
}

/** The role of whoever has confirmed: an owner's, where the operator did. @throws ApiError step_up_required where it holds no more */
function confirmedRole(loaded: Loaded, { stepUp }: GroundedStepUp, serverNow: Moment): Role {
  const confirmation = stepUpNow(loaded, stepUp);
  if (confirmation === undefined || !isInForce(confirmation, serverNow)) {
    throw new ApiError('step_up_required');
  }
  return confirmation.user?.role ?? 'owner';
}

function admissionOfKey(
  { key, stepUp, address }: AdmittedKey,
  { scope, environment }: AdmissionRules,
): Admission {
  return {
    needs: [need(apiKeysTable, { id: key.id }), ...(stepUp === null ? [] : stepUpNeeds(stepUp.stepUp))],
    check: (loaded, serverNow) => {
      const current = loaded.find(apiKeysTable, { id: key.id });
      if (current === undefined || !isLive(current, serverNow)) throw new ApiError('unauthenticated');
      requireActive(loaded, key.tenantId);
      const { allowedIps } = current;
      if (allowedIps !== null && !isAllowedFrom(allowedIps, address())) throw new ApiError('ip_not_allowed');
      requireScope(current, scope, environment, 'key');
      const userRole = stepUp === null ? null : confirmedRole(loaded, stepUp, serverNow);
      return { environment, key: current, userRole };
    },
  };
}

function admissionOfSession(
  { stepUp, ...credential }: AdmittedSession,
  { sessions: terms, scope, environment }: AdmissionRules,
): Admission {
  const confirmed = stepUp === null ? null : { ...credential, stepUp };
  return {
    needs: confirmed === null ? sessionNeeds(credential) : confirmedSessionNeeds(confirmed),
    check: (loaded, serverNow) => {
      const { user } = sessionNow(loaded, credential, terms, serverNow);
      requireActive(loaded, user.tenantId);
      requireScope({ role: user.role, scopes: null }, scope, environment, 'session');
      if (confirmed !== null) confirmedSessionNow(loaded, confirmed, terms, serverNow);
      return { environment, key: null, userRole: user.role };
    },
  };
}
