import type { Knex } from 'knex';
import type { Moment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import {
  type RowEffect,
  defineTable,
  insertRow,
  integer,
  momentOrNull,
  removeRow,
  saveRow,
  text,
} from '../../db/statements/table.ts';
import type { Sealed, SealedPlace, Sealer } from '../../sealing/sealer.ts';
import { type CommonContext, type Need, need } from '../../writes/write.ts';
import type { Webhook } from './table.ts';

/** One of the secrets that a subscription's deliveries are signed with: sealed, and never shown again. */
export interface WebhookSecret {
  readonly webhookId: string;
  /** From 1; the highest is the newest. */
  readonly number: number;
  readonly tenantId: string;
  readonly sealed: Sealed;
  /** Until when it signs, on the tenant's clock; null for the newest. */
  readonly endsAt: Moment | null;
}

export const webhookSecretsTable = defineTable<WebhookSecret>({
  name: 'webhook_secrets',
  key: ['webhookId', 'number'],
  columns: {
    webhookId: text(),
    number: integer(),
    tenantId: text(),
    sealed: text<Sealed>(),
    endsAt: momentOrNull(),
  },
});

const PREFIX = 'whsec_';

/** What Standard Webhooks has for the key of an HMAC with SHA-256: its own length. */
const SECRET_BYTES = 32;

/** How many secrets sign at once. */
const MOST_SIGNING = 5;

/** Where a subscription's secrets are sealed. */
export function webhookSecretPlace(webhookId: string): SealedPlace {
  return { purpose: 'webhook_secret', rowId: webhookId };
}

/** The rows that changing or opening a subscription's secrets needs. */
export function webhookSecretNeed(webhookId: string): Need {
  return need(webhookSecretsTable, { webhookId });
}

/** A secret that has come into being: its text, which is shown this once, and what becomes of all of the subscription's. */
export interface NewSecret {
  /** `whsec_` and the bytes in base64. */
  readonly text: string;
  readonly effects: readonly RowEffect[];
  /** All that sign from now on, the new one first. */
  readonly signing: readonly WebhookSecret[];
}

/** Makes a subscription's first secret. */
export function firstSecret(
  webhook: Pick<Webhook, 'id' | 'tenantId'>,
  context: Pick<CommonContext, 'sealer' | 'randomBytes'>,
): NewSecret {
  const { text, secret } = makeSecret(webhook, 1, context);
  return { text, effects: [insertRow(webhookSecretsTable, secret)], signing: [secret] };
}

function makeSecret(
  { id, tenantId }: Pick<Webhook, 'id' | 'tenantId'>,
  number: number,
  { sealer, randomBytes }: Pick<CommonContext, 'sealer' | 'randomBytes'>,
): { readonly text: string; readonly secret: WebhookSecret } {
  const text = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  const sealed = sealer.seal(webhookSecretPlace(id), text);
  return { text, secret: { webhookId: id, number, tenantId, sealed, endsAt: null } };
}

/**
 * Adds a secret to those of a subscription. The newest before it signs for the grace, those before that one until their
 * own end, and the oldest give way where more than five would sign; without any grace all of them end now.
 * @param secrets all of the subscription's
 */
export function rotateSecret(
  webhook: Pick<Webhook, 'id' | 'tenantId'>,
  secrets: readonly WebhookSecret[],
  graceSeconds: number,
  context: Pick<CommonContext, 'sealer' | 'randomBytes'> & { readonly now: Moment },
): NewSecret {
  const { now } = context;
  const [newest] = signingSecrets(secrets, now);
  const { text, secret } = makeSecret(webhook, (newest?.number ?? 0) + 1, context);
  const graceful = secrets.map((each) =>
    each.endsAt === null ? { ...each, endsAt: now + graceSeconds * 1000 } : each,
  );
  const kept = graceSeconds === 0 ? [] : signingSecrets(graceful, now).slice(0, MOST_SIGNING - 1);
  const numbers = new Set(kept.map(({ number }) => number));
  return {
    text,
    effects: [
      ...secrets
        .filter(({ number }) => !numbers.has(number))
        .map((each) => removeRow(webhookSecretsTable, each)),
      ...kept.map((each) => saveRow(webhookSecretsTable, each)),
      insertRow(webhookSecretsTable, secret),
    ],
    signing: [secret, ...kept],
  };
}

/** The secrets that sign at a moment of the tenant's clock, the newest first. */
export function signingSecrets(secrets: readonly WebhookSecret[], now: Moment): WebhookSecret[] {
  return secrets
    .filter(({ endsAt }) => endsAt === null || now < endsAt)
    .sort((one, other) => other.number - one.number);
}

/** When the last of the secrets before the newest ends; null where none of them signs. */
export function endOfPreviousSecrets(secrets: readonly WebhookSecret[], now: Moment): Moment | null {
  const ends = signingSecrets(secrets, now).flatMap(({ endsAt }) => endsAt ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

/**
 * A secret in the clear: `whsec_` and base64 of the key that deliveries are signed with.
 * @throws SecretUnreadable where no secret of this process opens it
 */
export function openSecret(sealer: Pick<Sealer, 'open'>, { webhookId, sealed }: WebhookSecret): string {
  return sealer.open(webhookSecretPlace(webhookId), sealed);
}

/**
 * What a delivery of a subscription is signed with at a moment of the tenant's clock: secrets in the clear, newest first.
 * @throws SecretUnreadable where no secret of this process opens one of them
 */
export async function findSigningSecrets(
  db: Knex,
  sealer: Pick<Sealer, 'open'>,
  webhookId: string,
  now: Moment,
): Promise<string[]> {
  const secrets = await selectMatching(db, webhookSecretsTable, [{ webhookId }]);
  return signingSecrets(secrets, now).map((secret) => openSecret(sealer, secret));
}
