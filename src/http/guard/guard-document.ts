import type { ContractDocument, ContractObject } from '../../contract/document.ts';
import { valueAt } from '../request/json-pointer.ts';
import type { ContractOperation } from '../request/route-table.ts';

type Components = Record<string, Record<string, unknown>>;

const COMPONENT = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Every component that a part of the document names, and what those name in turn. */
function collectComponents(document: ContractDocument, part: unknown, found: Components): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') {
      collectComponents(document, value, found);
      continue;
    }
    const [, kind = '', name = ''] = COMPONENT.exec(value) ?? [];
    if (found[kind]?.[name] !== undefined) continue;
    const component = valueAt(document, value.slice(1));
    (found[kind] ??= {})[name] = component;
    collectComponents(document, component, found);
  }
}

/**
 * express-openapi-validator refuses a query that holds a reserved character as it is, even where RFC 3986 allows it, as
 * in a moment's colons or the plus of a form's space.
 */
function allowReserved(parameters: readonly unknown[]): void {
  for (const parameter of parameters as Record<string, unknown>[]) {
    if (parameter['in'] === 'query') parameter['allowReserved'] = true;
  }
}

/**
 * Cuts one operation out of the contract, with the components that it needs: express-openapi-validator looks at every
 * path of its document on each request, and must not slow down as the contract grows. Security is left out:
 * it was judged before.
 */
export function makeGuardDocument(
  document: ContractDocument,
  { path, method }: ContractOperation,
): ContractObject {
  const pathItem = document.paths[path] ?? {};
  const { security: _security, ...operation } = pathItem[method] ?? {};
  const paths = {
    [path]: { ...(pathItem['parameters'] && { parameters: pathItem['parameters'] }), [method]: operation },
  };
  const components: Components = {};
  collectComponents(document, paths, components);
  const { openapi, info } = document;
  const guardDocument = structuredClone({ openapi, info, paths, components });
  allowReserved(Object.values(guardDocument.components['parameters'] ?? {}));
  return guardDocument;
}
