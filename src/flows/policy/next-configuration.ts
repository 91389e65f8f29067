import type { Network } from '../../../generated/assets.ts';
import { insertRow, saveRow } from '../../db/row-effect.ts';
import type { Asset } from '../../money/amount.ts';
import { auditEntry, changesBetween, type FieldChange } from '../../outbox/audit-entry.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { checkPairIsSupported } from './asset-networks.ts';
import { canonicalTerms } from './canonical-terms.ts';
import {
  configurationsTable,
  currentConfiguration,
  firstTerms,
  type Configuration,
  type ConfigurationTerms,
} from './configuration.ts';

/** Any part of a configuration's terms. */
export type TermsPatch = { readonly [Part in keyof ConfigurationTerms]?: unknown };

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges maps deeply; arrays and everything else replace what was there. */
function merge(before: unknown, patch: unknown): unknown {
  if (!isMap(before) || !isMap(patch)) return patch;
  // Made from entries, since a caller's own map may have a key such as __proto__, which an assignment would swallow.
  const changed = Object.entries(patch).map(([key, value]): [string, unknown] => [
    key,
    Object.hasOwn(before, key) ? merge(before[key], value) : value,
  ]);
  return Object.fromEntries([...Object.entries(before), ...changed]);
}

function patched(terms: ConfigurationTerms, patch: TermsPatch): ConfigurationTerms {
  return canonicalTerms(merge(terms, patch) as ConfigurationTerms);
}

function checkPair(asset: Asset, network: Network | undefined): void {
  if (network !== undefined) checkPairIsSupported(asset, network);
}

/**
 * Refuses a part of a configuration that no configuration can have: lists are replaced whole, so that the request alone
 * shows it.
 * @throws ApiError invalid_request for an amount with more decimals than its asset has; unsupported_asset_network
 */
export function checkTermsPatch(patch: TermsPatch): void {
  const { capabilities, pricing, defaultRoutePair } = patched(firstTerms(), patch);
  for (const { asset, network } of capabilities.assetNetworks) checkPair(asset, network);
  for (const { asset, network } of pricing.fees) checkPair(asset, network);
  if (defaultRoutePair !== null) checkPair(defaultRoutePair.asset, defaultRoutePair.network);
}

/** What differs between two configurations: field by field of each part that is a map, and whole where it is none. */
function changesOf(before: ConfigurationTerms, after: ConfigurationTerms): FieldChange[] {
  return changesBetween(before, after, Object.keys(after) as (keyof ConfigurationTerms)[]).flatMap(
    (change) => {
      const { field: part, from, to } = change;
      if (!isMap(from) || !isMap(to)) return [change];
      const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
      return changesBetween(from, to, fields).map((each) => ({ ...each, field: `${part}.${each.field}` }));
    },
  );
}

/** The next version of a tenant's configuration, and the effects that put it in force. */
export interface NextConfiguration {
  readonly configuration: Configuration;
  readonly effects: readonly Effect[];
}

/**
 * Makes the next version of a configuration from a part of one: versions are added, never edited.
 * The caller checks the result against the contract before it commits.
 */
export function nextConfiguration(
  patch: TermsPatch,
  reason: string,
  createdBy: string,
  loaded: Loaded,
  context: DecisionContext,
): NextConfiguration {
  const before = currentConfiguration(loaded, context.head);
  const configuration: Configuration = {
    id: context.newId('cfg'),
    tenantId: before.tenantId,
    version: before.version + 1,
    effectiveAt: context.now,
    createdAt: context.now,
    createdBy,
    actor: context.actor,
    reason,
    terms: patched(before.terms, patch),
  };
  const tenant = { ...context.head.tenant, configurationId: configuration.id };
  const action = {
    tenantId: tenant.id,
    type: 'configuration.created',
    resourceId: configuration.id,
    changes: changesOf(before.terms, configuration.terms),
  } as const;
  return {
    configuration,
    effects: [
      insertRow(configurationsTable, configuration),
      saveRow(tenantsTable, tenant),
      auditEntry(context, action),
    ],
  };
}
