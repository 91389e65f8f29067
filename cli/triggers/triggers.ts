import type { EventType } from '../../generated/events.ts';
import { INVOICE_TRIGGERS } from './invoice-triggers.ts';
import { MONEY_TRIGGERS } from './money-triggers.ts';
import { RECORD_TRIGGERS } from './record-triggers.ts';
import type { Trigger } from './trigger-kinds.ts';
import { WEBHOOK_TRIGGERS } from './webhook-triggers.ts';

const KEYS = { onlyBy: 'only a person or the operator makes, rotates and revokes API keys' };

/** How each type of event comes about: one that the contract has and that stands here not does not compile. */
export const TRIGGERS: Readonly<Record<EventType, Trigger>> = {
  ...MONEY_TRIGGERS,
  ...RECORD_TRIGGERS,
  ...INVOICE_TRIGGERS,
  ...WEBHOOK_TRIGGERS,
  'developer_fees.updated': {
    onlyBy: 'only a person sets them, who confirms it with a second factor (PUT /v1/developer-fees)',
  },
  'api_key.created': KEYS,
  'api_key.rotated': KEYS,
  'api_key.revoked': KEYS,
};
