import type { Knex } from 'knex';
import type { EventType } from '../../../generated/events.ts';
import type { UrlJudge, UrlVerdict } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Loaded } from '../../writes/write.ts';
import { type Webhook, webhooksTable } from './table.ts';

/** The pattern of every type; the others are `<object>.*`. */
export const EVERY_TYPE = '*';

/**
 * Whether a filter of types and patterns takes an event. A test goes to the one subscription that it was asked for, and no
 * filter takes it.
 */
export function matchesEventType(filter: readonly string[], type: EventType): boolean {
  if (type === 'webhook.test') return false;
  const ofObject = `${type.slice(0, type.indexOf('.'))}.*`;
  return filter.some((entry) => entry === EVERY_TYPE || entry === type || entry === ofObject);
}

function takes({ status, eventTypes }: Webhook, type: EventType): boolean {
  return status === 'active' && matchesEventType(eventTypes, type);
}

/** A tenant's subscriptions that are active and take events of a type, as a decision sees them: it needs all of the tenant's. */
export function matchingWebhooks(loaded: Loaded, tenantId: string, type: EventType): Webhook[] {
  return loaded.list(webhooksTable, { tenantId }).filter((webhook) => takes(webhook, type));
}

/** A tenant's subscriptions that are active and take events of a type, for reading: 200 at the most. */
export async function findMatchingWebhooks(db: Knex, tenantId: string, type: EventType): Promise<Webhook[]> {
  const webhooks = await selectMatching(db, webhooksTable, [{ tenantId, status: 'active' }]);
  return webhooks.filter((webhook) => takes(webhook, type));
}

const URL_FIELD = { in: 'body', path: '/url' } as const;

/** @throws ApiError invalid_request for what is no URL at all */
export function checkUrl(url: string, urls: UrlJudge): void {
  const message = urls.faultOf(url);
  if (message !== null) throw new ApiError('invalid_request', { details: [{ ...URL_FIELD, message }] });
}

/**
 * The form in which a URL is kept.
 * @throws ApiError webhook_url_refused where nothing is sent to it; the rule is named, and no address that a name resolved to
 */
export function allowedUrl(verdict: UrlVerdict): string {
  if (verdict.kind === 'allowed') return verdict.url;
  throw new ApiError('webhook_url_refused', { details: [{ ...URL_FIELD, message: verdict.rule }] });
}
