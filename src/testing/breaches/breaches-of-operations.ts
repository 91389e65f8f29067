import { EVENT_NUMBERS_LAW, EVENT_VERSIONS_LAW, EVENTS_LAW } from '../../webhooks/events/laws.ts';
import { HISTORY_LAW, NET_EFFECT_LAW } from '../../treasury/operations/laws.ts';
import { CAUSED, REFERENCE, type Breach } from './breach.ts';

const QUOTE_ONCE = 'a quote is accepted once, by the conversion that carries out what it says';
const QUOTED_CREDIT =
  'a conversion is credited what its quote says, in the moment in which its source leaves';
const EVIDENCE =
  'evidence that a payout rests on is about its beneficiary, and came from a share token of its own';

/** Breaches of the laws of operations, quotes, evidence and events. */
export const BREACHES_OF_OPERATIONS: readonly Breach[] = [
  [REFERENCE, `update reference_claims set operation_id = null where kind = 'stable_withdrawal'`],
  [
    REFERENCE,
    `update reference_claims set operation_id = (select id from operations where status = 'failed' limit 1)
       where operation_id is null`,
  ],
  ['an operation that has failed says why', `update operations set failure_code = null`],
  [QUOTE_ONCE, `update conversion_quotes set status = 'open' where status = 'accepted'`],
  [QUOTE_ONCE, `update conversion_quotes set fee_minor = fee_minor + 1 where status = 'accepted'`],
  [QUOTE_ONCE, `update conversion_quotes set conversion_id = 'cnv_other' where status = 'accepted'`],
  [QUOTE_ONCE, `update conversion_quotes set status = 'accepted' where status = 'open'`],
  [
    [QUOTE_ONCE, QUOTED_CREDIT],
    `update operations set quote_id = null where kind = 'conversion' and status = 'settled'`,
  ],
  [QUOTED_CREDIT, `update conversion_quotes set destination_minor = destination_minor + 1`],
  [
    QUOTED_CREDIT,
    `update movements set occurred_at = occurred_at + 1 where kind = 'conversion_credited'
       and operation_id in (select id from operations where status = 'failed')`,
  ],
  [
    [QUOTED_CREDIT, CAUSED, NET_EFFECT_LAW],
    `update movements set operation_id = null where kind = 'conversion_credited'`,
  ],
  [EVIDENCE, `update identity_evidence set beneficiary_id = (select max(id) from beneficiaries)`],
  [EVIDENCE, `delete from share_tokens`],
  [NET_EFFECT_LAW, `update operations set adjustments = '[]' where status = 'settled'`],
  [
    NET_EFFECT_LAW,
    `update operations set details = replace(details, '"refundDeductedFee":false', '"refundDeductedFee":true')
       where status = 'returned'`,
  ],
  [NET_EFFECT_LAW, `update operations set movement_ids = '[]' where status = 'submitted'`],
  [NET_EFFECT_LAW, `update movements set external_reference = 'another' where kind = 'conversion_reserved'`],
  [
    HISTORY_LAW,
    `update operations set status_history = replace(status_history, '"submitted"', '"held"')
       where status = 'settled' and kind = 'stable_withdrawal'`,
  ],
  [
    HISTORY_LAW,
    `update operations set status_history = '[]' where status = 'accepted' and kind = 'conversion'`,
  ],
  [HISTORY_LAW, `update operations set created_at = created_at - 1 where status = 'held'`],
  [EVENTS_LAW, `update events set object_status = 'settled' where object_status = 'submitted'`],
  [EVENTS_LAW, `update events set object_status = 'held' where object = 'deposit' and object_version = 1`],
  [EVENT_NUMBERS_LAW, `delete from events where seq = 2`],
  [EVENT_NUMBERS_LAW, `update wallets set event_seq = event_seq + 1`],
  [EVENT_VERSIONS_LAW, `update events set object_version = 1 where object = 'payout'`],
];

const KEPT = 'a finished request of a key has its reply until those before it were let go';

const DAY_MS = 86_400_000;

/** Stores a key of the first tenant. */
function stored(name: string, status: number, body: string | null, createdAt: number): string {
  return `insert into idempotency_keys (tenant_id, key_hash, fingerprint, request_id, status, body, created_at)
    select min(id), '${name}', '${name}', 'req_${name}', ${status}, ${body === null ? 'null' : `'${body}'`}, ${createdAt}
    from tenants`;
}

/** Breaches of the law of stored replies. */
export const BREACHES_OF_REPLIES: readonly Breach[] = [
  // Neither runs nor has a reply.
  [KEPT, stored('lost', 0, null, 0)],
  [KEPT, stored('older', 201, '{}', 0), stored('newer', 201, null, DAY_MS + 1)],
  // An answer that says nothing of the outcome is never stored.
  [KEPT, stored('failure', 500, '{}', 0)],
  [KEPT, stored('running', 0, '{}', 0)],
];
