import { insertRow, saveRow } from '../../db/row-effect.ts';
import { canonicalTerms } from './canonical-terms.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import {
  configurationsTable,
  currentConfiguration,
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
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(before[key], value);
  return merged;
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
    reason,
    terms: canonicalTerms(merge(before.terms, patch) as ConfigurationTerms),
  };
  const tenant = { ...context.head.tenant, configurationId: configuration.id };
  return {
    configuration,
    effects: [insertRow(configurationsTable, configuration), saveRow(tenantsTable, tenant)],
  };
}
