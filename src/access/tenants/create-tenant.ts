import { firstInvoice, nextInvoicesTable } from '../../billing/invoices/table.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import { type RowEffect, insertRow, saveRow } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { NewId } from '../../identity/ids.ts';
import {
  type Configuration,
  configurationsTable,
  firstSettings,
  firstTerms,
  treasurySettingsTable,
} from '../../treasury/policy/table.ts';
import type { CommonContext, Write } from '../../writes/write.ts';
import { type NewKeyFacts, apiKeysTable, keyCountsTable, newApiKey } from '../api-keys/table.ts';
import { type Invitation, type Team, emptyTeam } from '../team/table.ts';

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

/** What a new sandbox prints: the demo tenant's keys, how its owner enrols, and a call that works when pasted. */
export function demoNotice(
  url: string,
  demo: CreatedTenant,
  owner: { readonly email: string; readonly enrolmentUrl: string },
): string {
  return `
Corridor's sandbox is ready at ${url}, with a demo tenant. It moves no real money.

  Tenant           ${demo.clientId}
  Secret key       ${demo.secretKey}
  Publishable key  ${demo.publishableKey}

The keys are shown only once. Try:

  curl -s ${url}/v1/treasury -H 'Authorization: Bearer ${demo.secretKey}'

The owner, ${owner.email}, sets a password and a second factor here before signing in:

  ${owner.enrolmentUrl}

API reference: ${url}/docs

`;
}
