import { apiKeysTable, isLive } from '../access/api-keys/api-key-store.ts';
import {
  confirmedSessionNeeds,
  confirmedSessionNow,
  sessionNeeds,
  sessionNow,
} from '../access/people/sessions/session-credential.ts';
import { isInForce, stepUpNeeds, stepUpNow } from '../access/step-up/step-up-store.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SessionTerms } from '../flows/people/session.ts';
import type { Admission } from '../writes/idempotency.ts';
import { tenantsTable } from '../writes/tenant.ts';
import { need, type Loaded } from '../writes/write.ts';
import type { Admitted, AdmittedKey, AdmittedSession } from './admit-caller.ts';

/**
 * Looks at the caller's key or session, account and confirmation once more, in the transaction of the write: authentication may
 * remember them for a second, a write may wait for its turn, and what was revoked or has ended must not write meanwhile.
 */
export function admissionOf(admitted: Admitted, terms: SessionTerms): Admission {
  return 'key' in admitted ? admissionOfKey(admitted) : admissionOfSession(admitted, terms);
}

function requireActive(loaded: Loaded, tenantId: string): void {
  if (loaded.find(tenantsTable, { id: tenantId })?.status !== 'active')
    throw new ApiError('account_suspended');
}

function admissionOfKey({ key, stepUp }: AdmittedKey): Admission {
  return {
    needs: [need(apiKeysTable, { id: key.id }), ...(stepUp === null ? [] : stepUpNeeds(stepUp.stepUp))],
    check: (loaded, serverNow) => {
      const current = loaded.find(apiKeysTable, { id: key.id });
      if (current === undefined || !isLive(current, serverNow)) throw new ApiError('unauthenticated');
      requireActive(loaded, key.tenantId);
      if (stepUp === null) return;
      const confirmation = stepUpNow(loaded, stepUp.stepUp);
      if (confirmation === undefined || !isInForce(confirmation, serverNow)) {
        throw new ApiError('step_up_required');
      }
    },
  };
}

function admissionOfSession({ stepUp, ...credential }: AdmittedSession, terms: SessionTerms): Admission {
  const confirmed = stepUp === null ? null : { ...credential, stepUp };
  return {
    needs: confirmed === null ? sessionNeeds(credential) : confirmedSessionNeeds(confirmed),
    check: (loaded, serverNow) => {
      const { user } =
        confirmed === null
          ? sessionNow(loaded, credential, terms, serverNow)
          : confirmedSessionNow(loaded, confirmed, terms, serverNow);
      requireActive(loaded, user.tenantId);
      // What the user may do was judged by the role of a moment ago.
      if (user.roleVersion !== credential.user.roleVersion) throw new ApiError('insufficient_scope');
    },
  };
}
