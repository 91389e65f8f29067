import { existsSync, readFileSync } from 'node:fs';
import type { Environment } from '../config/config.ts';

export type ContractObject = Readonly<Record<string, unknown>>;

export interface ContractDocument extends ContractObject {
  readonly openapi: string;
  readonly info: ContractObject & { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractObject>>>>;
  readonly components: Readonly<Record<string, ContractObject>>;
}

const INTERFACE = new URL('../../generated/openapi.json', import.meta.url);

let document: ContractDocument | undefined;
let ofConsole: ContractDocument | undefined;

/** Read once, at first use. */
export function contractDocument(): ContractDocument {
  document ??= JSON.parse(readFileSync(INTERFACE, 'utf8')) as ContractDocument;
  return document;
}

/** For tools that read OpenAPI 3.0 alone; read from its file, since it is served once and then kept. */
export function olderDocument(): ContractDocument {
  const file = new URL('../../generated/openapi-3.0.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
}

/** Read once, at first use. */
export function consoleDocument(): ContractDocument {
  ofConsole ??= JSON.parse(
    readFileSync(new URL('../../generated/console.json', import.meta.url), 'utf8'),
  ) as ContractDocument;
  return ofConsole;
}

/** By the operation's path. */
export function documentOf(path: string): ContractDocument {
  return path.startsWith('/console/') ? consoleDocument() : contractDocument();
}

/** Cut out ahead in a build alone, since the whole takes more memory than the server; undefined elsewhere. */
export function cutDocumentOf(operationId: string): ContractObject | undefined {
  const cut = new URL(`guard/${operationId}.json`, INTERFACE);
  return existsSync(cut) ? (JSON.parse(readFileSync(cut, 'utf8')) as ContractObject) : undefined;
}

type Paths = ContractDocument['paths'];

function isServed({ 'x-environments': environments }: ContractObject, environment: Environment): boolean {
  return !Array.isArray(environments) || environments.includes(environment);
}

function servedPaths(paths: Paths, environment: Environment): Paths {
  const served = Object.entries(paths).map(([path, operations]) => {
    const kept = Object.entries(operations).filter(([, operation]) => isServed(operation, environment));
    return [path, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(served.filter(([, operations]) => Object.keys(operations).length > 0));
}

/** By pointer. */
function findReferences(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) findReferences(each, found);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (key === '$ref' && typeof each === 'string') found.add(each);
    // A discriminator names its schemas as values.
    else if (typeof each === 'string' && each.startsWith('#/components/')) found.add(each);
    else findReferences(each, found);
  }
}

/** Used by anything kept, or by another used one. */
function usedComponents({ components, ...rest }: ContractDocument): ContractDocument['components'] {
  const used = new Set<string>();
  findReferences(rest, used);
  // A growing set is walked to its new end.
  for (const pointer of used) {
    const [, , kind = '', name = ''] = pointer.split('/');
    findReferences(components[kind]?.[name], used);
  }
  const kept = Object.entries(components).map(([kind, named]) => {
    // Operations name schemes without a reference.
    const isKept = (name: string): boolean =>
      kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`);
    return [kind, Object.fromEntries(Object.entries(named).filter(([name]) => isKept(name)))] as const;
  });
  return Object.fromEntries(kept);
}

/** Without other environments' operations, and what they alone use. */
export function environmentDocument(document: ContractDocument, environment: Environment): ContractDocument {
  const paths = servedPaths(document.paths, environment);
  if (countOperations(paths) === countOperations(document.paths)) return document;
  const tags = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(tagsOf)),
  );
  const cut = { ...document, paths, tags: listedTags(document, tags) };
  return { ...cut, components: usedComponents(cut) };
}

/** A document that says where it is served. @param basePath empty for the root */
export function servedAt(document: ContractDocument, basePath: string): ContractDocument {
  const [server] = document['servers'] as readonly ContractObject[];
  return basePath === '' ? document : { ...document, servers: [{ ...server, url: basePath }] };
}

function countOperations(paths: Paths): number {
  return Object.values(paths).flatMap((operations) => Object.keys(operations)).length;
}

function tagsOf({ tags }: ContractObject): readonly unknown[] {
  return Array.isArray(tags) ? (tags as unknown[]) : [];
}

function listedTags({ tags }: ContractDocument, used: ReadonlySet<unknown>): readonly ContractObject[] {
  return Array.isArray(tags) ? (tags as ContractObject[]).filter(({ name }) => used.has(name)) : [];
}
