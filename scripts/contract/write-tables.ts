import type { Catalogues } from './catalogues.ts';
import { writeTypeScript } from './write-generated.ts';

/**
 * Writes the error catalogue, the state machines, the types of events and the assets as TypeScript tables.
 *
 * @param folder the folder to write `errors.ts`, `state-machines.ts`, `events.ts` and `assets.ts` to
 * @param catalogues the tables of the contract
 */
export async function writeTables(folder: string, catalogues: Catalogues): Promise<void> {
  await Promise.all([
    writeTypeScript(folder, 'errors.ts', renderErrors(catalogues.errors)),
    writeTypeScript(folder, 'state-machines.ts', renderStateMachines(catalogues.stateMachines)),
    writeTypeScript(folder, 'events.ts', renderEvents(catalogues.events)),
    writeTypeScript(folder, 'assets.ts', renderAssets(catalogues.assets)),
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
