import type { Db } from '../../db/statements/statement.ts';
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

/** Sealed, never shown again. */
export interface WebhookSecret {
  readonly webhookId: string;
  /** From 1; the highest is the newest. */
  readonly number: number;
  readonly tenantId: string;
  readonly sealed: Sealed;
  /** On the tenant's clock; null for the newest. */
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

/** Standard Webhooks' key length for HMAC-SHA-256. */
const SECRET_BYTES = 32;

const MOST_SIGNING = 5;

export function webhookSecretPlace(webhookId: string): SealedPlace {
  return { purpose: 'webhook_secret', rowId: webhookId };
}

export function webhookSecretNeed(webhookId: string): Need {
  return need(webhookSecretsTable, { webhookId });
}

/** The text, shown once, and the effects on all secrets. */
export interface NewSecret {
  /** `whsec_` and base64. */
  readonly text: string;
  readonly effects: readonly RowEffect[];
  /** The new one first. */
  readonly signing: readonly WebhookSecret[];
}

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
 * Adds a secret. The newest before it signs for the grace, older ones until their own end, the oldest give way beyond
 * five; without grace all end now.
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

/** Newest first, on the tenant's clock. */
export function signingSecrets(secrets: readonly WebhookSecret[], now: Moment): WebhookSecret[] {
  return secrets
    .filter(({ endsAt }) => endsAt === null || now < endsAt)
    .sort((one, other) => other.number - one.number);
}

/** Null if none of them signs. */
export function endOfPreviousSecrets(secrets: readonly WebhookSecret[], now: Moment): Moment | null {
  const ends = signingSecrets(secrets, now).flatMap(({ endsAt }) => endsAt ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

/**
 * `whsec_` and base64 of the key.
 * @throws SecretUnreadable if no secret of this process opens it
 */
export function openSecret(sealer: Pick<Sealer, 'open'>, { webhookId, sealed }: WebhookSecret): string {
  return sealer.open(webhookSecretPlace(webhookId), sealed);
}

/**
 * In the clear, newest first, on the tenant's clock.
 * @throws SecretUnreadable if one cannot be opened
 */
export async function findSigningSecrets(
  db: Db,
  sealer: Pick<Sealer, 'open'>,
  webhookId: string,
  now: Moment,
): Promise<string[]> {
  const secrets = await selectMatching(db, webhookSecretsTable, [{ webhookId }]);
  return signingSecrets(secrets, now).map((secret) => openSecret(sealer, secret));
}
