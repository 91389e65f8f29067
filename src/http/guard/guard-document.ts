import type { ContractDocument, ContractObject } from '../../contract/document.ts';
import { exactForm } from '../../contract/exact-form.ts';
import { valueAt } from '../request/json-pointer.ts';
import type { ContractOperation } from '../request/route-table.ts';

/** A part of an operation that is judged by itself: its request, or its replies with a status. */
export type Part = 'request' | number;

type Components = Record<string, Record<string, unknown>>;

const COMPONENT = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Components that a part names, and those that they name. */
function collectComponents(document: ContractObject, part: unknown, found: Components): void {
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

/** By a discriminator, express-openapi-validator refuses what its branches admit. */
function dropDiscriminators(schemas: Record<string, unknown>): void {
  for (const schema of Object.values(schemas)) delete (schema as Record<string, unknown>)['discriminator'];
}

/** express-openapi-validator refuses reserved characters in a query that RFC 3986 allows, such as a time's colons. */
function allowReserved(parameters: readonly unknown[]): void {
  for (const parameter of parameters as Record<string, unknown>[]) {
    if (parameter['in'] === 'query') parameter['allowReserved'] = true;
  }
}

/**
 * One operation with its components: express-openapi-validator looks at every path of its document on each request.
 * Without security, which was judged before.
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
  const guardDocument = structuredClone(exactForm({ openapi, info, paths, components }));
  allowReserved(Object.values(guardDocument.components['parameters'] ?? {}));
  dropDiscriminators(guardDocument.components['schemas'] ?? {});
  return guardDocument;
}

/** A document of one operation with what a part of it needs: each schema in a document is looked at, used or not. */
export function cutToPart(
  document: ContractObject,
  { path, method }: ContractOperation,
  part: Part,
): ContractObject {
  const { [path]: { [method]: operation = {}, ...ofPath } = {} } = document[
    'paths'
  ] as ContractDocument['paths'];
  const { parameters, requestBody, responses = {} } = operation;
  const reply = (responses as ContractObject)[String(part)];
  const cut =
    part === 'request'
      ? { ...ofPath, [method]: { parameters, requestBody, responses: {} } }
      : { [method]: { responses: reply === undefined ? {} : { [part]: reply } } };
  const components: Components = {};
  collectComponents(document, cut, components);
  return structuredClone({ ...document, paths: { [path]: cut }, components });
}
