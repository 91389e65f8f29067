import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listEventTypes, type EventDescription, type EventSource } from './list-event-types.ts';

/** Which operations can give a code without listing it themselves. */
export const EDGE_RULES = [
  'every',
  'authenticated',
  'signed_in',
  'origin',
  'body',
  'parameters',
  'idempotent',
  'keyed',
  'write',
  'rate_limited',
  'secret_key',
  'step_up',
  'admin',
  'none',
] as const;

export interface CatalogueError {
  code: string;
  status: number;
  retryable: boolean;
  /** The text that an answer carries unless it has a better one. */
  message: string;
  when: string;
  on: (typeof EDGE_RULES)[number];
}

export interface StateMachine {
  states: string[];
  initial: string[];
  final: string[];
  /** `from` is null if the resource is created. */
  transitions: { from: string | null; to: string; trigger: string; ledger?: string[] }[];
}

export interface CatalogueAsset {
  asset: string;
  decimals: number;
  networks: string[];
}

export interface CatalogueReason {
  kind: 'hold' | 'failure';
  code: string;
  message: string;
  /** Those of events. */
  objects: string[];
  /** What a record that is held or has failed for it tells its reader to do. */
  nextAction?: string;
}

/** The tables that stand beside the contract's paths and schemas. */
export interface Catalogues {
  errors: CatalogueError[];
  stateMachines: Record<string, StateMachine>;
  assets: CatalogueAsset[];
  events: EventDescription[];
  reasons: CatalogueReason[];
}

/**
 * Reads the error catalogue, the state machines, the assets, the events and the reasons, and refuses what contradicts itself.
 *
 * @param specFolder the folder that holds `errors.yaml`, `state-machines.yaml`, `assets.yaml`, `events.yaml` and
 *   `reasons.yaml`
 * @returns the five tables
 * @throws Error naming the faulty entry
 */
export async function readCatalogues(specFolder: string): Promise<Catalogues> {
  const read = async (file: string): Promise<unknown> =>
    parse(await readFile(join(specFolder, file), 'utf8')) as unknown;
  const errors = unwrap(await read('errors.yaml'), 'errors') as CatalogueError[];
  const assets = unwrap(await read('assets.yaml'), 'assets') as CatalogueAsset[];
  const machines = unwrap(await read('state-machines.yaml'), 'stateMachines');
  const stateMachines = machines as Record<string, StateMachine>;
  checkErrors(errors);
  checkStateMachines(stateMachines);
  checkAssets(assets);
  const sources = unwrap(await read('events.yaml'), 'events') as Record<string, EventSource>;
  const events = listEventTypes(sources, stateMachines);
  const reasons = unwrap(await read('reasons.yaml'), 'reasons') as CatalogueReason[];
  checkReasons(reasons, new Set(events.map(({ object }) => object)));
  return { errors, stateMachines, assets, events, reasons };
}

// A table may stand alone in its file or under a key of its own name.
function unwrap(content: unknown, key: string): unknown {
  if (typeof content === 'object' && content !== null && key in content) {
    return (content as Record<string, unknown>)[key];
  }
  return content;
}

function checkErrors(errors: CatalogueError[]): void {
  const seen = new Set<string>();
  for (const error of errors) {
    const name = `The error ${error.code}`;
    if (seen.has(error.code)) throw new Error(`${name} stands in the catalogue twice.`);
    seen.add(error.code);
    if (!Number.isInteger(error.status) || error.status < 400 || error.status > 599) {
      throw new Error(`${name} has no error status.`);
    }
    if (typeof error.retryable !== 'boolean') {
      throw new Error(`${name} does not say whether it is retryable.`);
    }
    if (!error.message || !error.when) throw new Error(`${name} lacks its message or its meaning.`);
    if (!EDGE_RULES.includes(error.on)) throw new Error(`${name} has an unknown rule "${error.on}".`);
  }
}

function checkStateMachines(machines: Record<string, StateMachine>): void {
  for (const [resource, { states, initial, final, transitions }] of Object.entries(machines)) {
    const moves = transitions.flatMap(({ from, to }) => (from === null ? [to] : [from, to]));
    for (const state of [...initial, ...final, ...moves]) {
      if (!states.includes(state)) throw new Error(`${resource} has no state "${state}".`);
    }
    for (const { from, to } of transitions) {
      if (from === null && !initial.includes(to)) throw new Error(`${resource} cannot begin as "${to}".`);
      if (from !== null && final.includes(from)) throw new Error(`${resource} leaves its final "${from}".`);
    }
  }
}

function checkReasons(reasons: CatalogueReason[], objects: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const reason of reasons) {
    const name = `The ${reason.kind} ${reason.code}`;
    if (seen.has(name)) throw new Error(`${name} stands in the catalogue twice.`);
    seen.add(name);
    const unknown = reason.objects.find((object) => !objects.has(object));
    if (unknown !== undefined) throw new Error(`${name} is of "${unknown}", which no event is of.`);
    if (!reason.message || reason.objects.length === 0)
      throw new Error(`${name} lacks its message or objects.`);
  }
}

function checkAssets(assets: CatalogueAsset[]): void {
  for (const { asset, decimals, networks } of assets) {
    if (!Number.isInteger(decimals) || decimals < 0) throw new Error(`${asset} has no number of decimals.`);
    if (!Array.isArray(networks)) throw new Error(`${asset} has no list of networks.`);
  }
}
