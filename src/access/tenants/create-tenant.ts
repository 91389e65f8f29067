import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { insertRow, saveRow, type RowEffect } from '../../db/row-effect.ts';
import type { NewId } from '../../ids.ts';
import { firstInvoice, nextInvoicesTable } from '../../flows/invoices/next-invoice.ts';
import { configurationsTable, firstTerms, type Configuration } from '../../flows/policy/configuration.ts';
import { firstSettings, treasurySettingsTable } from '../../treasury/settings/settings-store.ts';
import type { Environment } from '../../config.ts';
import type { CommonContext, Write } from '../../writes/write.ts';
import { apiKeysTable, newApiKey, type NewKeyFacts } from '../api-keys/api-key-store.ts';
import { keyCountsTable } from '../api-keys/key-count-store.ts';
import type { Invitation } from '../../flows/people/invitation.ts';
import { emptyTeam, type Team } from '../../flows/people/team.ts';

/** A new tenant with its first two keys, which are shown this once. */
export interface CreatedTenant {
  readonly clientId: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The invitation of its first owner, where one was named. */
  readonly invitation: Invitation | null;
}

/** What a tenant account is created from. */
export interface NewTenantFacts {
  /** The onboarded company name. */
  readonly name: string;
  readonly environment: Environment;
  /** As the configuration and the keys show it. */
  readonly createdBy: string;
  readonly actor: Actor;
  /** Whether payment routes get no pair by default. */
  readonly hasNoRoutePair?: boolean;
  /** Invites its first owner, where one is named. */
  readonly invite?: (
    account: { readonly id: string; readonly name: string },
    team: Team,
    context: CommonContext,
  ) => { readonly invitation: Invitation; readonly effects: readonly RowEffect[] };
}

/** The keys that an account begins with: one for its servers, and one that its pages may show. */
function firstKeys(
  given: Pick<NewKeyFacts, 'tenantId' | 'environment' | 'createdBy' | 'now'>,
  context: CommonContext,
) {
  const common = { ...given, scopes: null, allowedIps: null };
  const secret = { name: 'First secret key', type: 'secret', role: 'admin' } as const;
  const publishable = { name: 'First publishable key', type: 'publishable', role: 'viewer' } as const;
  const make = (kind: typeof secret | typeof publishable) =>
    newApiKey({ ...common, ...kind, id: context.newId('key') }, context);
  return [make(secret), make(publishable)] as const;
}

function firstConfiguration(
  created: Pick<Configuration, 'id' | 'tenantId' | 'createdAt' | 'createdBy' | 'actor'>,
  hasNoRoutePair: boolean,
): Configuration {
  const terms = firstTerms();
  return {
    ...created,
    version: 1,
    effectiveAt: created.createdAt,
    reason: 'The first configuration of a new account.',
    terms: hasNoRoutePair ? { ...terms, defaultRoutePair: null } : terms,
  };
}

/** Creates a tenant account with an empty wallet, version 1 of its configuration, and a secret and a publishable key. */
export function createTenant(
  { name, environment, createdBy, actor, hasNoRoutePair = false, invite }: NewTenantFacts,
  newId: NewId,
  now: Moment,
): Write<CreatedTenant> {
  const tenantId = newId('acct');
  const configurationId = newId('cfg');
  return {
    tenantId,
    actor,
    claimed: false,
    newTenant: {
      id: tenantId,
      name,
      status: 'active',
      configurationId,
      developerFeeVersion: 0,
      webhookCount: 0,
      webhookVersion: 0,
      createdAt: now,
    },
    needs: () => [],
    decide: (_loaded, context) => {
      const [secret, publishable] = firstKeys({ tenantId, environment, createdBy, now }, context);
      const invited = invite?.({ id: tenantId, name }, emptyTeam(tenantId), context);
      const created = { id: configurationId, tenantId, createdAt: now, createdBy, actor };
      return {
        reply: {
          clientId: tenantId,
          secretKey: secret.text,
          publishableKey: publishable.text,
          invitation: invited?.invitation ?? null,
        },
        effects: [
          insertRow(configurationsTable, firstConfiguration(created, hasNoRoutePair)),
          saveRow(nextInvoicesTable, firstInvoice(tenantId, now)),
          insertRow(treasurySettingsTable, firstSettings(tenantId, now, actor)),
          insertRow(apiKeysTable, secret.row),
          insertRow(apiKeysTable, publishable.row),
          saveRow(keyCountsTable, { tenantId, lasting: 2, ending: [] }),
          ...(invited?.effects ?? []),
        ],
      };
    },
  };
}
