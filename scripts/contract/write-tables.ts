import type { Catalogues } from './catalogues.ts';
import type { ContractDocument, Json } from './contract-document.ts';
import { listAccountLimits } from './list-account-limits.ts';
import { writeTypeScript } from './write-generated.ts';

/**
 * Writes the error catalogue, the state machines, the types of events, the reasons, the assets, the words of enumerations and the limits of
 * accounts as TypeScript tables.
 *
 * @param folder the folder to write `errors.ts`, `state-machines.ts`, `events.ts`, `reasons.ts`, `assets.ts`, `words.ts` and `account-limits.ts` to
 * @param catalogues the tables of the contract
 * @param documents whose schemas have the enumerations, and whose operations have the limits
 */
export async function writeTables(
  folder: string,
  catalogues: Catalogues,
  documents: readonly ContractDocument[],
): Promise<void> {
  await Promise.all([
    writeTypeScript(folder, 'errors.ts', renderErrors(catalogues.errors)),
    writeTypeScript(folder, 'state-machines.ts', renderStateMachines(catalogues.stateMachines)),
    writeTypeScript(folder, 'events.ts', renderEvents(catalogues.events)),
    writeTypeScript(folder, 'reasons.ts', renderReasons(catalogues.reasons)),
    writeTypeScript(folder, 'assets.ts', renderAssets(catalogues.assets)),
    writeTypeScript(folder, 'words.ts', renderWords(documents)),
    writeTypeScript(folder, 'account-limits.ts', renderAccountLimits(documents)),
  ]);
}

function renderErrors(errors: Catalogues['errors']): string {
  const table = Object.fromEntries(
    errors.map(({ code, status, retryable, message, when }) => [code, { status, retryable, message, when }]),
  );
  return `
/** Every code that an answer of the service can carry, with its HTTP status, its usual text and its meaning. */
export const ERRORS = ${JSON.stringify(table)} as const;

export type ErrorCode = keyof typeof ERRORS;
`;
}

function renderStateMachines(machines: Catalogues['stateMachines']): string {
  return `
/** The states of every resource, and the moves between them; \`from\` is null if a resource is created. */
export const STATE_MACHINES = ${JSON.stringify(machines)} as const;
`;
}

function renderEvents(events: Catalogues['events']): string {
  const objects = Object.fromEntries(events.map(({ object, url }) => [object, { url }]));
  return `
export const EVENT_TYPES = ${JSON.stringify(events.map(({ type }) => type))} as const;

export const EVENT_OBJECTS = ${JSON.stringify(objects)} as const;

export type EventType = (typeof EVENT_TYPES)[number];
`;
}

function renderReasons(reasons: Catalogues['reasons']): string {
  const told = reasons.map(({ kind, code, message, objects }) => ({ kind, code, message, objects }));
  const holds = reasons.filter(({ kind }) => kind === 'hold');
  const objects = [...new Set(holds.flatMap((reason) => reason.objects))];
  const byObject = objects.map((object) => [
    object,
    holds.filter((reason) => reason.objects.includes(object)).map(({ code }) => code),
  ]);
  const actionsOf = (kind: string) =>
    Object.fromEntries(
      reasons.flatMap((reason) =>
        reason.kind === kind && reason.nextAction !== undefined ? [[reason.code, reason.nextAction]] : [],
      ),
    );
  const actions = { hold: actionsOf('hold'), failure: actionsOf('failure') };
  return `
/** Why records are held, and why they failed or were returned. */
export const REASONS = ${JSON.stringify(told)} as const;

/** What each object can be held for. */
export const HOLD_REASONS = ${JSON.stringify(Object.fromEntries(byObject))} as const;

export type HoldReason<Of extends keyof typeof HOLD_REASONS> = (typeof HOLD_REASONS)[Of][number];

/** What to do about a reason, unless it is to contact support. */
export const REASON_ACTIONS = ${JSON.stringify(actions)} as const;
`;
}

function renderAssets(assets: Catalogues['assets']): string {
  const table = Object.fromEntries(
    assets.map(({ asset, decimals, networks }) => [asset, { decimals, networks }]),
  );
  const networks = [...new Set(assets.flatMap((asset) => asset.networks))];
  return `
/** Every asset, with the decimals of its minor unit and the networks that it is supported on. */
export const ASSETS = ${JSON.stringify(table)} as const;

export type Asset = keyof typeof ASSETS;

export const NETWORKS = ${JSON.stringify(networks)} as const;

export type Network = (typeof NETWORKS)[number];
`;
}

interface Enumeration {
  /** Its words stand in a table of their own. */
  readonly 'x-events'?: string;
  readonly 'x-reasons'?: object;
  readonly enum?: readonly (string | null)[];
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, Enumeration>>;
}

/** Values that stand in for a property which a request leaves out. */
function defaultsOf(named: readonly (readonly [string, Enumeration])[]): Readonly<Record<string, Json>> {
  const properties = named.flatMap(([name, { properties: own = {} }]) =>
    Object.entries(own).map(([property, schema]) => ({ name: `${name}.${property}`, value: schema.default })),
  );
  return Object.fromEntries(
    properties.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The words of an enumeration in their order; none for anything else. */
function wordsOf({
  enum: values = [],
  'x-events': events,
  'x-reasons': reasons,
}: Enumeration): readonly string[] {
  if ((events ?? reasons) !== undefined) return [];
  return values.filter((value) => typeof value === 'string');
}

/** A schema's words stand under its name, those of its property under `Schema.property`. */
function renderWords(documents: readonly ContractDocument[]): string {
  const all = documents.flatMap(({ components }) => Object.entries(components.schemas ?? {}));
  const named = all as [string, Enumeration][];
  const entries = named.flatMap(([name, schema]) => [
    [name, wordsOf(schema)] as const,
    ...Object.entries(schema.properties ?? {}).map(
      ([property, value]) => [`${name}.${property}`, wordsOf(value)] as const,
    ),
  ]);
  const words = Object.fromEntries(entries.filter(([, values]) => values.length > 1));
  return `
/** The words of the contract's enumerations: a schema's by its name, a property's by \`Schema.property\`. */
export const WORDS = ${JSON.stringify(words)} as const;

export type Word<Name extends keyof typeof WORDS> = (typeof WORDS)[Name][number];

/** What a property is worth that a request leaves out, by \`Schema.property\`. */
export const DEFAULTS = ${JSON.stringify(defaultsOf(named))} as const;
`;
}

function renderAccountLimits(documents: readonly ContractDocument[]): string {
  const limits = Object.fromEntries(documents.flatMap((document) => [...listAccountLimits(document)]));
  return `
/** What an account can have at most. */
export const ACCOUNT_LIMITS = ${JSON.stringify(limits)} as const;
`;
}
