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

export interface CreatedTenant {
  readonly clientId: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Of its first owner, if named. */
  readonly invitation: Invitation | null;
}

export interface NewTenantFacts {
  readonly name: string;
  readonly environment: Environment;
  /** As configuration and keys show it. */
  readonly createdBy: string;
  readonly actor: Actor;
  /** Without a default pair for payment routes. */
  readonly hasNoRoutePair?: boolean;
  /** Invites the first owner, if named. */
  readonly invite?: (
    account: { readonly id: string; readonly name: string },
    team: Team,
    context: CommonContext,
  ) => { readonly invitation: Invitation; readonly effects: readonly RowEffect[] };
}

/** One for servers, one for browsers. */
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

/** An account with an empty wallet, configuration 1, and a secret and a publishable key. */
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

/** Keys, the owner's enrolment, and a call that works as pasted. */
export function demoNotice(
  url: string,
  demo: CreatedTenant,
  owner: { readonly email: string; readonly enrolmentUrl: string },
): string {
  return `
Corridor's sandbox is ready at ${url}, with a demo tenant. It moves no real money.
  Documentation    ${url}/docs
  Console          ${url}/console
  Tenant           ${demo.clientId}
  Secret key       ${demo.secretKey}
  Publishable key  ${demo.publishableKey}
  Owner            ${owner.email}, who sets a password here: ${owner.enrolmentUrl}
The keys are shown only once. For another: ${newKeyCommand(demo.clientId)}
Try: curl -s ${url}/v1/treasury -H 'Authorization: Bearer ${demo.secretKey}'

`;
}

const newKeyCommand = (tenantId: string): string =>
  `npm run -s operator -- key create --tenant ${tenantId} --role admin`;

/**
 * What a start says on a terminal.
 * @param tenant the first; undefined if there is none
 */
export function startNotice(
  url: string,
  environment: Environment,
  tenant: { readonly id: string; readonly name: string } | undefined,
): string {
  const kind = environment === 'sandbox' ? "Corridor's sandbox" : 'Corridor';
  const lines =
    tenant === undefined
      ? ['  Make a tenant    npm run -s operator -- tenant create --name "Example Pty Ltd"']
      : [
          `  Tenant           ${tenant.id} (${tenant.name})`,
          '  All tenants      npm run -s operator -- tenant list',
          `  Its keys         npm run -s operator -- key list --tenant ${tenant.id}`,
          `  Another key      ${newKeyCommand(tenant.id)}`,
        ];
  return `\n${[`${kind} is ready at ${url}.`, `  Documentation    ${url}/docs`, `  Console          ${url}/console`, ...lines].join('\n')}\n\n`;
}
