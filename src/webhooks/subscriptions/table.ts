import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  json,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';

/** Why a subscription takes no events: its owner said so, its receiver said that it is gone, or it failed for too long. */
export type DisabledReason = 'manual' | 'gone' | 'failing';

/** Where a tenant's events are sent, and which of them. All its moments are on the tenant's clock. */
export interface Webhook {
  readonly id: string;
  readonly tenantId: string;
  /** In the form that the URL standard serialises. */
  readonly url: string;
  /** Types and patterns (rules.ts). */
  readonly eventTypes: readonly string[];
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly status: 'active' | 'disabled';
  /** Null while it is active, as is the moment. */
  readonly disabledReason: DisabledReason | null;
  readonly disabledAt: Moment | null;
  /** The end of the first attempt that failed since one succeeded; null where the last one did. */
  readonly failingSince: Moment | null;
  readonly secretRotatedAt: Moment | null;
  /** Grows with every change that its owner makes or is told of, and with every event about it. */
  readonly version: number;
  /** Counted up by each disabling: what waits with a lower one waits no longer. */
  readonly run: number;
  /** Counted up by each replay, so that of two at once the second sees what the first has made. */
  readonly replays: number;
  readonly createdAt: Moment;
  readonly createdBy: Actor;
  readonly updatedAt: Moment;
  readonly updatedBy: Actor;
}

export const webhooksTable = defineTable<Webhook>({
  name: 'webhooks',
  key: ['id'],
  isUnderWallet: true,
  probes: [['tenantId']],
  columns: {
    id: text(),
    tenantId: text(),
    url: text(),
    eventTypes: json<readonly string[]>(),
    description: textOrNull(),
    metadata: json<Webhook['metadata']>(),
    status: text<Webhook['status']>(),
    disabledReason: textOrNull<DisabledReason>(),
    disabledAt: momentOrNull(),
    failingSince: momentOrNull(),
    secretRotatedAt: momentOrNull(),
    version: integer(),
    run: integer(),
    replays: integer(),
    createdAt: moment(),
    createdBy: actor(),
    updatedAt: moment(),
    updatedBy: actor(),
  },
});
