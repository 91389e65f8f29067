import { existsSync, readFileSync } from 'node:fs';

/** A JSON object of the contract. */
export type ContractObject = Readonly<Record<string, unknown>>;

/** The bundled contract, as far as the server looks into it. */
export interface ContractDocument extends ContractObject {
  readonly openapi: string;
  readonly info: ContractObject & { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractObject>>>>;
  readonly components: Readonly<Record<string, ContractObject>>;
}

const INTERFACE = new URL('../../generated/openapi.json', import.meta.url);

let document: ContractDocument | undefined;
let ofConsole: ContractDocument | undefined;

/** The bundled contract, read once, when somebody first asks for it. */
export function contractDocument(): ContractDocument {
  document ??= JSON.parse(readFileSync(INTERFACE, 'utf8')) as ContractDocument;
  return document;
}

/** The document of what people sign in with, likewise. */
export function consoleDocument(): ContractDocument {
  ofConsole ??= JSON.parse(
    readFileSync(new URL('../../generated/console.json', import.meta.url), 'utf8'),
  ) as ContractDocument;
  return ofConsole;
}

/** The document that an operation stands in, by its path. */
export function documentOf(path: string): ContractDocument {
  return path.startsWith('/console/') ? consoleDocument() : contractDocument();
}

/**
 * What the guard reads of one operation, cut out of its document ahead: beside the contract in a build alone, since the
 * whole of it takes more memory than the server. Undefined elsewhere.
 */
export function cutDocumentOf(operationId: string): ContractObject | undefined {
  const cut = new URL(`guard/${operationId}.json`, INTERFACE);
  return existsSync(cut) ? (JSON.parse(readFileSync(cut, 'utf8')) as ContractObject) : undefined;
}
