import type { ContractDocument, ContractObject } from '../../contract/document.ts';
import { exactForm } from '../../contract/exact-form.ts';
import { valueAt } from '../request/json-pointer.ts';
import type { ContractOperation } from '../request/route-table.ts';

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

/** A document with the components that its paths need: each schema in a document is looked at, used or not. */
function cutTo(document: ContractObject, paths: ContractObject): ContractObject {
  const components: Components = {};
  collectComponents(document, paths, components);
  return structuredClone({ ...document, paths, components });
}

/** A document of an operation's request alone. */
export function makeRequestDocument(
  document: ContractObject,
  { path, method }: ContractOperation,
): ContractObject {
  const { [path]: { [method]: operation = {}, ...ofPath } = {} } = document[
    'paths'
  ] as ContractDocument['paths'];
  const { parameters, requestBody } = operation;
  return cutTo(document, { [path]: { ...ofPath, [method]: { parameters, requestBody, responses: {} } } });
}

/** Where a document of a reply has it. */
export const REPLY_PATH = '/reply';

/** A document of a reply alone, of any operation: those of one schema are judged alike. */
export function makeReplyDocument(document: ContractObject, schema: unknown): ContractObject {
  const reply = { description: '', content: { 'application/json': { schema } } };
  return cutTo(document, { [REPLY_PATH]: { get: { responses: { default: reply } } } });
}

/** The schema of a JSON reply; undefined if the operation has none with the status. */
export function replySchemaOf(
  document: ContractObject,
  { path, method }: ContractOperation,
  status: number,
): unknown {
  const responses = (document['paths'] as ContractDocument['paths'])[path]?.[method]?.['responses'];
  const told = (responses as ContractObject | undefined)?.[String(status)] as ContractObject | undefined;
  const reference = told?.['$ref'];
  const reply = typeof reference === 'string' ? valueAt(document, reference.slice(1)) : told;
  return valueAt(reply ?? {}, '/content/application~1json/schema');
}
