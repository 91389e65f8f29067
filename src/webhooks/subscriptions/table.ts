import type { Word } from '../../../generated/words.ts';
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

/** By its owner, by its receiver, or after failing for too long. */
export type DisabledReason = Word<'Webhook.disabledReason'>;

/** Moments are on the tenant's clock. */
export interface Webhook {
  readonly id: string;
  readonly tenantId: string;
  /** As the URL standard serialises it. */
  readonly url: string;
  /** Types and patterns (rules.ts). */
  readonly eventTypes: readonly string[];
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly status: Word<'WebhookStatus'>;
  /** Null while active, like its moment. */
  readonly disabledReason: DisabledReason | null;
  readonly disabledAt: Moment | null;
  /** End of the first failed attempt since a success; null after a success. */
  readonly failingSince: Moment | null;
  readonly secretRotatedAt: Moment | null;
  /** Grows with every change by or told to its owner, and with every event about it. */
  readonly version: number;
  /** Grows with each disabling: deliveries of a lower run are void. */
  readonly run: number;
  /** Grows with each replay, so that a second one sees the first's deliveries. */
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
