import type { Moment } from '../../calendar/clock.ts';
import { webhookHeaders } from '../../calls/sign.ts';
import { type EventBody, eventBody } from '../events/present.ts';
import type { CaseRequest } from './cases.ts';

export interface RunFacts {
  readonly tenantId: string;
  readonly webhookId: string;
  /** Newest first. */
  readonly secrets: readonly string[];
  /** A secret unknown to the receiver. */
  readonly strangersSecret: string;
  /** The identifier of each event of the run. */
  readonly idOf: (event: number) => string;
  /** The run's versions are above this one. */
  readonly versionsAfter: number;
  readonly now: Moment;
  /** The service's. */
  readonly epoch: number;
}

export interface ComposedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** As the subscription's test endpoint sends it. */
function plainEvent({ event }: CaseRequest, facts: RunFacts): EventBody {
  const { tenantId, webhookId, idOf, versionsAfter, now, epoch } = facts;
  const row = {
    id: idOf(event),
    tenantId,
    seq: 0,
    type: 'webhook.test',
    object: 'webhook',
    objectId: webhookId,
    parentId: null,
    objectStatus: 'active',
    objectVersion: versionsAfter + event,
    occurredAt: now,
    writtenAt: now,
    actor: null,
    request: null,
  } as const;
  // Only the sandbox certifies.
  return eventBody(row, { environment: 'sandbox', epochs: { of: () => epoch } });
}

function textOf(request: CaseRequest, facts: RunFacts): string {
  const event = plainEvent(request, facts);
  switch (request.oddity) {
    case 'type':
      return JSON.stringify({ ...event, type: 'webhook.test_unknown' });
    case 'field':
      return JSON.stringify({ ...event, data: { ...event.data, unknownField: 'that came later' } });
    case null:
      return JSON.stringify(event);
  }
}

/** Another version, one digit apart: still an event, so that only the signature tells. */
function withOtherByte(text: string): string {
  return text.replace(/("version":\d*)(\d)/, (_match, before: string, digit: string) =>
    digit === '9' ? `${before}8` : `${before}${Number(digit) + 1}`,
  );
}

function secretsFor({ signing }: CaseRequest, { secrets, strangersSecret }: RunFacts): readonly string[] {
  switch (signing) {
    case 'right':
      return secrets;
    case 'wrong':
      return [strangersSecret];
    case 'wrong_then_right':
      return [strangersSecret, ...secrets];
    case 'none':
      return [];
  }
}

/** @param serverNow the time by which receivers judge timestamps */
export function composeRequest(request: CaseRequest, facts: RunFacts, serverNow: Moment): ComposedRequest {
  const message = { id: facts.idOf(request.event), body: textOf(request, facts) };
  const seconds = Math.floor((serverNow + request.shiftMs) / 1_000);
  const { 'webhook-signature': signature = '', ...unsigned } = webhookHeaders(
    message,
    secretsFor(request, facts),
    seconds,
  );
  return {
    headers: request.signing === 'none' ? unsigned : { ...unsigned, 'webhook-signature': signature },
    body: request.isTampered ? withOtherByte(message.body) : message.body,
  };
}
