import { ASSETS, type Network } from '../../../generated/assets.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { faultsOfReply } from '../../contract/validators.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { type Asset, parseAmount, presentAmount } from '../../money/amount.ts';
import { type FieldChange, auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Write } from '../../writes/write.ts';
import { presentConfiguration } from './present.ts';
import { checkPairIsSupported } from './rules.ts';
import {
  type Configuration,
  type ConfigurationTerms,
  configurationNeed,
  configurationsTable,
  currentConfiguration,
  firstTerms,
} from './table.ts';

type Entry = Readonly<Record<string, unknown>>;

function isAsset(value: unknown): value is Asset {
  return typeof value === 'string' && Object.hasOwn(ASSETS, value);
}

/** Amounts in canonical form; other values stay for the contract to refuse. */
function canonicalEntry<Kind>(entry: Kind, amounts: readonly string[], path: string): Kind {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { asset } = entry as Entry;
  if (!isAsset(asset)) return entry;
  const canonical: Record<string, unknown> = { ...(entry as Entry) };
  for (const name of amounts) {
    const amount = canonical[name];
    if (typeof amount !== 'string') continue;
    canonical[name] = presentAmount(parseAmount(amount, asset, `${path}/${name}`), asset);
  }
  return canonical as Kind;
}

function canonicalEntries<Kind>(
  entries: readonly Kind[],
  amounts: readonly string[],
  path: string,
): readonly Kind[] {
  const given: unknown = entries;
  // Unjudged input: a list may be anything.
  if (!(given instanceof Array)) return entries;
  return entries.map((entry, index) => canonicalEntry(entry, amounts, `${path}/${index}`));
}

/**
 * Canonical amounts: "1" and "1.00" make one configuration.
 * @throws ApiError invalid_request for an amount that its asset cannot have
 */
export function canonicalTerms(terms: ConfigurationTerms): ConfigurationTerms {
  const { limits, pricing } = terms;
  return {
    ...terms,
    limits: {
      ...limits,
      rules: canonicalEntries(limits.rules, ['minimum', 'maximum'], '/limits/rules'),
      creditLimits: canonicalEntries(limits.creditLimits, ['amount'], '/limits/creditLimits'),
    },
    pricing: {
      ...pricing,
      fees: canonicalEntries(pricing.fees, ['flat', 'minimum', 'maximum'], '/pricing/fees'),
    },
  };
}

/** Any part of the terms. */
export type TermsPatch = { readonly [Part in keyof ConfigurationTerms]?: unknown };

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges maps deeply; arrays and other values are replaced. */
function merge(before: unknown, patch: unknown): unknown {
  if (!isMap(before) || !isMap(patch)) return patch;
  // From entries: an assignment would swallow a key such as __proto__.
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
 * Refuses what the request alone shows to be wrong: lists are replaced whole.
 * @throws ApiError invalid_request for too many decimals; unsupported_asset_network
 */
export function checkTermsPatch(patch: TermsPatch): void {
  const { capabilities, pricing, defaultRoutePair } = patched(firstTerms(), patch);
  for (const { asset, network } of capabilities.assetNetworks) checkPair(asset, network);
  for (const { asset, network } of pricing.fees) checkPair(asset, network);
  if (defaultRoutePair !== null) checkPair(defaultRoutePair.asset, defaultRoutePair.network);
}

/** By field for maps, whole for other values. */
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

export interface NextConfiguration {
  readonly configuration: Configuration;
  readonly effects: readonly Effect[];
}

/** Versions are added, never edited. The caller checks the result against the contract before it commits. */
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

function checkTerms(configuration: Configuration): void {
  const faults = faultsOfReply('getEffectiveConfiguration', 200, presentConfiguration(configuration));
  if (faults.length === 0) return;
  throw new ApiError('invalid_request', {
    message: `This is not a valid configuration: ${faults.join('; ')}`,
  });
}

/** @throws ApiError invalid_request if the result is not a `Configuration` of the contract; nothing is written */
export function setConfiguration(
  tenantId: string,
  patch: TermsPatch,
  reason: string,
  createdBy: string,
): Write<Configuration> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: (head) => [configurationNeed(head)],
    decide: (loaded, context) => {
      const { configuration, effects } = nextConfiguration(patch, reason, createdBy, loaded, context);
      checkTerms(configuration);
      return { reply: configuration, effects };
    },
  };
}

/** The contract's FreeFormMap limits, which a merge can exceed. */
const MAP_LIMITS = { keys: 50, bytes: 16_384 };

function patchOf({ reason: _reason, ...patch }: RequestOf<'configureSandbox'>['body']): TermsPatch {
  return patch;
}

function checkMappingFits({ terms }: Configuration): void {
  const { glMapping } = terms.accounting;
  const isTooLarge =
    Object.keys(glMapping).length > MAP_LIMITS.keys ||
    Buffer.byteLength(JSON.stringify(glMapping)) > MAP_LIMITS.bytes;
  if (isTooLarge) {
    throw new ApiError('limit_exceeded', {
      message: 'The merged glMapping would exceed the size limit of a map.',
    });
  }
}

/** POST /v1/sandbox/configuration: the tenant's next configuration, made of the one in force and what the body names. */
export const configureSandbox: WriteHandler<'configureSandbox'> = {
  kind: 'write',
  check: ({ body }) => checkTermsPatch(patchOf(body)),
  needs: (_request, head) => [configurationNeed(head)],
  decide: ({ body }, loaded, context) => {
    const next = nextConfiguration(patchOf(body), body.reason, 'sandbox', loaded, context);
    checkMappingFits(next.configuration);
    return { reply: presentConfiguration(next.configuration), effects: next.effects };
  },
};
