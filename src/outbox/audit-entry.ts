import { isSameJson } from '../sealing/hash.ts';
import type { Actor } from '../identity/actor.ts';
import type { Moment } from '../calendar/clock.ts';
import { actorOrNull } from '../db/statements/actor-column.ts';
import { insertRow, type RowEffect } from '../db/statements/table.ts';
import { defineTable, flag, json, moment, momentOrNull, text, textOrNull } from '../db/statements/table.ts';
import type { NewId } from '../identity/ids.ts';
import type { RequestFacts } from '../identity/actor.ts';

/** What is changed in each action that has an entry, by the action's type. What is an event already has none. */
const RESOURCES = {
  'account.resumed': 'account',
  'account.suspended': 'account',
  'api_key.created': 'api_key',
  'api_key.revoked': 'api_key',
  'api_key.rotated': 'api_key',
  'api_key.updated': 'api_key',
  'configuration.created': 'configuration',
  'developer_fees.updated': 'developer_fees',
  'notification_settings.updated': 'notification_settings',
  'operator.step_up_issued': 'account',
  'team.invitation_created': 'invitation',
  'team.invitation_revoked': 'invitation',
  'team.member_added': 'member',
  'team.member_removed': 'member',
  'team.member_role_changed': 'member',
  'treasury_settings.updated': 'treasury_settings',
  'user.locked': 'user',
  'user.password_changed': 'user',
  'user.password_recovered': 'user',
  'user.recovery_code_used': 'user',
  'user.second_factor_changed': 'user',
  'user.session_revoked': 'user',
  'user.signed_in': 'user',
  'user.signed_out': 'user',
  'user.stepped_up': 'user',
  'user.unlocked': 'user',
  'wallet.adjusted': 'wallet',
  'wallet.replenished': 'wallet',
  'webhook.created': 'webhook',
  'webhook.deleted': 'webhook',
  'webhook.disabled': 'webhook',
  'webhook.secret_rotated': 'webhook',
  'webhook.updated': 'webhook',
} as const;

/** An action that has an entry. */
export type AuditType = keyof typeof RESOURCES;

/** Every type of action that has an entry. */
export const AUDIT_TYPES: readonly AuditType[] = Object.keys(RESOURCES) as AuditType[];

/** How people sign in, and what the operator does in their place, is no part of the account's feed. */
function isInFeed(type: AuditType): boolean {
  return !type.startsWith('user.') && !type.startsWith('operator.');
}

/** A field that an action changed; null on either side where there was or is nothing. Never a secret. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What a person, a key or the operator did: written with what it changed, and never changed or removed. */
export interface AuditEntry {
  readonly id: string;
  readonly tenantId: string;
  /** Such as `api_key.revoked`. */
  readonly type: AuditType;
  readonly resourceType: string;
  readonly resourceId: string;
  /** Whether the account's feed shows it, which a browser's key may read. */
  readonly inFeed: boolean;
  /** On the tenant's clock; on the server's for what stands under no tenant's lock, such as a sign-in. */
  readonly occurredAt: Moment;
  /** Null if unknown. */
  readonly actor: Actor | null;
  readonly keyId: string | null;
  /** Who confirmed, and when; null for the operator's confirmation. */
  readonly stepUpUserId: string | null;
  readonly stepUpAt: Moment | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly changes: readonly FieldChange[];
}

export const auditEntriesTable = defineTable<AuditEntry>({
  name: 'audit_entries',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    type: text<AuditType>(),
    resourceType: text(),
    resourceId: text(),
    inFeed: flag(),
    occurredAt: moment(),
    actor: actorOrNull(),
    keyId: textOrNull(),
    stepUpUserId: textOrNull(),
    stepUpAt: momentOrNull(),
    ipAddress: textOrNull(),
    userAgent: textOrNull(),
    requestId: textOrNull(),
    changes: json<readonly FieldChange[]>(),
  },
});

/** A decision's word on its action. */
export interface AuditedAction {
  readonly tenantId: string;
  readonly type: AuditType;
  /** The changed record, or the account. */
  readonly resourceId: string;
  readonly changes?: readonly FieldChange[];
  /** If not the caller; null if unknown. */
  readonly actor?: Actor | null;
}

/**
 * One entry per action, none if nothing changed. Actor and request come from the context; with a confirmation its user
 * acts, beside the key.
 */
export function auditEntry(
  context: {
    readonly newId: NewId;
    readonly serverNow: Moment;
    readonly now?: Moment;
    readonly actor: Actor;
    readonly request: RequestFacts | null;
  },
  { tenantId, type, resourceId, changes = [], actor }: AuditedAction,
): RowEffect {
  const { request } = context;
  const confirmation = request?.confirmation ?? null;
  return insertRow(auditEntriesTable, {
    id: context.newId('act'),
    tenantId,
    type,
    resourceType: RESOURCES[type],
    resourceId,
    inFeed: isInFeed(type),
    occurredAt: context.now ?? context.serverNow,
    actor: actor === undefined ? (confirmation?.actor ?? context.actor) : actor,
    keyId: request?.keyId ?? null,
    stepUpUserId: confirmation?.userId ?? null,
    stepUpAt: confirmation?.at ?? null,
    ipAddress: request?.ipAddress ?? null,
    userAgent: request?.userAgent ?? null,
    requestId: request?.requestId ?? null,
    changes,
  });
}

/**
 * Differing fields in the named order; all for a created or removed record.
 * @param fields that an entry may show: no secrets, and nothing that every change moves
 */
export function changesBetween<Row extends object>(
  before: Row | null,
  after: Row | null,
  fields: readonly (keyof Row & string)[],
): FieldChange[] {
  return fields.flatMap((field) => {
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null];
    return isSameJson(from, to) ? [] : [{ field, from, to }];
  });
}
