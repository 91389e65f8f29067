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

/** With its confirmation; null if the operation needs none. */
interface AdmittedKey extends Credential {
  readonly stepUp: GroundedStepUp | null;
  /** Undefined if unknown. Read on demand: it costs more than the rest. */
  readonly address: () => Address | undefined;
}

/** With its confirmation. */
interface AdmittedSession extends SessionCredential {
  readonly stepUp: StepUp | null;
}

type Admitted = AdmittedKey | AdmittedSession;

/** What the operation asks. */
export interface AdmissionRules {
  readonly sessions: SessionTerms;
  /** Null for any scope. */
  readonly scope: string | null;
  readonly environment: Environment;
}

/**
 * Judges key or session, account and confirmation again in the write's transaction: authentication is cached for a
 * second, a write may wait, and what ended meanwhile must not write.
 */
export function admissionOf(admitted: Admitted, rules: AdmissionRules): Admission {
  return 'key' in admitted ? admissionOfKey(admitted, rules) : admissionOfSession(admitted, rules);
}

function requireActive(loaded: Loaded, tenantId: string): void {
  if (loaded.find(tenantsTable, { id: tenantId })?.status !== 'active')
    throw new ApiError('account_suspended');
}

/**
 * An owner's for the operator's confirmation.
 * @throws ApiError step_up_required if it no longer holds
 */
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
