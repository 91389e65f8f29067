import { keyActor } from '../../identity/actor.ts';
import type { Admission } from '../../writes/idempotency.ts';
import type { Standing } from '../../writes/standing.ts';

/** The key that acts where a test goes around the edge and does not care who does. */
export const TEST_KEY = keyActor('key_test');

/** What that key holds: all that an owner does. */
export const TEST_STANDING: Standing = {
  environment: 'sandbox',
  key: { role: 'owner', scopes: null, allowedIps: null, expiresAt: null },
  userRole: null,
};

/** Lets it in, whatever it asks. */
export const TEST_ADMISSION: Admission = { needs: [], check: () => TEST_STANDING };
