import type { Db } from '../../db/statements/statement.ts';
import type { EventType } from '../../../generated/events.ts';
import type { UrlJudge, UrlVerdict } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Loaded } from '../../writes/write.ts';
import { type Webhook, webhooksTable } from './table.ts';

/** Other patterns are `<object>.*`. */
export const EVERY_TYPE = '*';

/** A test goes to its own subscription; no filter matches it. */
export function matchesEventType(filter: readonly string[], type: EventType): boolean {
  if (type === 'webhook.test') return false;
  const ofObject = `${type.slice(0, type.indexOf('.'))}.*`;
  return filter.some((entry) => entry === EVERY_TYPE || entry === type || entry === ofObject);
}

function takes({ status, eventTypes }: Webhook, type: EventType): boolean {
  return status === 'active' && matchesEventType(eventTypes, type);
}

/** Active subscriptions for a type; needs all of the tenant's. */
export function matchingWebhooks(loaded: Loaded, tenantId: string, type: EventType): Webhook[] {
  return loaded.list(webhooksTable, { tenantId }).filter((webhook) => takes(webhook, type));
}

/** For reading; at most 200. */
export async function findMatchingWebhooks(db: Db, tenantId: string, type: EventType): Promise<Webhook[]> {
  const webhooks = await selectMatching(db, webhooksTable, [{ tenantId, status: 'active' }]);
  return webhooks.filter((webhook) => takes(webhook, type));
}

const URL_FIELD = { in: 'body', path: '/url' } as const;

/** @throws ApiError invalid_request for a malformed URL */
export function checkUrl(url: string, urls: UrlJudge): void {
  const message = urls.faultOf(url);
  if (message !== null) throw new ApiError('invalid_request', { details: [{ ...URL_FIELD, message }] });
}

/**
 * The URL as it is kept.
 * @throws ApiError webhook_url_refused with the rule, and no resolved address
 */
export function allowedUrl(verdict: UrlVerdict): string {
  if (verdict.kind === 'allowed') return verdict.url;
  throw new ApiError('webhook_url_refused', { details: [{ ...URL_FIELD, message: verdict.rule }] });
}
