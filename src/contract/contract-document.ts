import { readFileSync } from 'node:fs';

/** A JSON object of the contract. */
export type ContractObject = Readonly<Record<string, unknown>>;

/** The bundled contract, as far as the server looks into it. */
export interface ContractDocument extends ContractObject {
  readonly openapi: string;
  readonly info: ContractObject & { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractObject>>>>;
  readonly components: Readonly<Record<string, ContractObject>>;
}

let document: ContractDocument | undefined;
let ofConsole: ContractDocument | undefined;

/** The bundled contract, read once, when somebody first asks for it. */
export function contractDocument(): ContractDocument {
  document ??= JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as ContractDocument;
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
