import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, integer, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';
import type { Sealed, SealedPlace } from '../../sealing/sealer.ts';

/** What a user signs in with. It stands under the person's own lock. */
export interface UserCredentials {
  readonly userId: string;
  readonly tenantId: string;
  /** A PHC string; null where nobody has the password. */
  readonly passwordHash: string | null;
  /** The secret of the second factor; null where there is none. */
  readonly totpSealed: Sealed | null;
  /** The last step whose code was taken: none of it or before it is taken again. */
  readonly totpLastStep: number;
  /** A secret that is to replace it, once a code of it was given. */
  readonly enrolmentSealed: Sealed | null;
  readonly enrolmentExpiresAt: Moment | null;
  /** The one link by which the password may be replaced. */
  readonly recoveryLinkId: string | null;
  readonly lastSignInAt: Moment | null;
  readonly updatedAt: Moment;
}

export const credentialsTable = defineTable<UserCredentials>({
  name: 'user_credentials',
  key: ['userId'],
  columns: {
    userId: text(),
    tenantId: text(),
    passwordHash: textOrNull(),
    totpSealed: textOrNull<Sealed>(),
    totpLastStep: integer(),
    enrolmentSealed: textOrNull<Sealed>(),
    enrolmentExpiresAt: momentOrNull(),
    recoveryLinkId: textOrNull(),
    lastSignInAt: momentOrNull(),
    updatedAt: moment(),
  },
});

/** Where the secret of a user's second factor is sealed. */
export function totpPlace(userId: string): SealedPlace {
  return { purpose: 'totp_secret', rowId: userId };
}

/** Where the secret is sealed that is to replace it. */
export function enrolmentPlace(userId: string): SealedPlace {
  return { purpose: 'totp_enrolment', rowId: userId };
}

/** What a user signs in with; undefined where there is no such user. */
export async function findCredentials(db: Knex, userId: string): Promise<UserCredentials | undefined> {
  const [credentials] = await selectMatching(db, credentialsTable, [{ userId }]);
  return credentials;
}
