import type { ContractDocument, RequestBody, Response, Schema } from './contract-document.ts';
import { findIdempotencyKey, type PlacedOperation } from './list-operations.ts';
import { resolveReference } from './resolve-reference.ts';

export interface Description {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  scope: string | null;
  authenticated: boolean;
  keyKinds: string[];
  stepUp: boolean;
  environments: string[];
  idempotency: 'required' | 'optional' | 'none';
  multiStep: boolean;
  body: 'required' | 'optional' | 'none';
  successStatus: number;
  conditional: boolean;
  contentTypes: string[];
  secretReply: boolean;
  errors: string[];
  queryTypes: Record<string, 'string' | 'integer' | 'boolean'>;
  adminParameters: string[];
  jsonByteLimits: { pointer: string; maxBytes: number }[];
}

/**
 * Gathers what the server needs to know of an operation beside its schemas.
 *
 * @param document the complete 3.1 document
 * @param placed one of its operations
 * @returns the description, with the defaults of everything that the contract leaves unsaid
 * @throws Error if the operation has no tag, several scopes, not exactly one success answer, no content with another status than 204, or several media types
 *   of which JSON is not the first
 */
export function describeOperation(document: ContractDocument, placed: PlacedOperation): Description {
  const { path, method, operation, parameters } = placed;
  const { operationId } = operation;
  const [tag] = operation.tags;
  if (tag === undefined) throw new Error(`${operationId} has no tag.`);
  const body = operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody);
  const key = findIdempotencyKey(parameters);
  const success = findSuccess(document, placed);
  return {
    operationId,
    method,
    path,
    tag,
    scope: findScope(placed),
    authenticated: (operation.security ?? []).length > 0,
    keyKinds: operation['x-key-kinds'] ?? ['secret'],
    stepUp: operation['x-step-up'] ?? false,
    environments: operation['x-environments'] ?? ['sandbox', 'production'],
    idempotency: key === undefined ? 'none' : key.required === true ? 'required' : 'optional',
    multiStep: operation['x-multi-step'] ?? false,
    body: body === undefined ? 'none' : body.required === true ? 'required' : 'optional',
    ...success,
    conditional: operation.responses['304'] !== undefined,
    errors: operation['x-errors'] ?? [],
    queryTypes: Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, readQueryType(document, schema, `${operationId} ${name}`)]),
    ),
    adminParameters: parameters
      .filter((parameter) => parameter['x-admin-only'] === true)
      .map(({ name }) => name),
    jsonByteLimits: listByteLimits(document, body?.content['application/json']?.schema),
  };
}

function findScope({ operation }: PlacedOperation): string | null {
  const scopes = new Set(
    (operation.security ?? []).flatMap((requirement) => Object.values(requirement).flat()),
  );
  if (scopes.size > 1) throw new Error(`${operation.operationId} asks for several scopes.`);
  const [scope] = scopes;
  return scope ?? null;
}

function findSuccess(
  document: ContractDocument,
  { operation }: PlacedOperation,
): Pick<Description, 'successStatus' | 'contentTypes' | 'secretReply'> {
  const [status, ...others] = Object.keys(operation.responses).filter((each) => each.startsWith('2'));
  const stated = status === undefined ? undefined : operation.responses[status];
  if (status === undefined || stated === undefined || others.length > 0) {
    throw new Error(`${operation.operationId} must have exactly one success answer.`);
  }
  const { content = {} } = resolveReference<Response>(document, stated);
  const contentTypes = Object.keys(content);
  const [usual] = contentTypes;
  if ((usual === undefined) !== (status === '204')) {
    throw new Error(
      `${operation.operationId} must answer with 204 where it has no content, and nowhere else.`,
    );
  }
  if (contentTypes.length > 1 && usual !== 'application/json') {
    throw new Error(`${operation.operationId} must name JSON first of its media types.`);
  }
  const schema = content['application/json']?.schema;
  return {
    successStatus: Number(status),
    contentTypes,
    secretReply: schema !== undefined && showsSecret(document, schema),
  };
}

/** Whether a property of an answer is marked as a secret that nobody is shown again. */
function showsSecret(document: ContractDocument, stated: Schema): boolean {
  const { properties = {}, allOf = [] } = resolveReference<Schema>(document, stated);
  const isMarked = Object.values(properties).some((property) => property['x-secret'] === true);
  return isMarked || allOf.some((each) => showsSecret(document, each));
}

function readQueryType(
  document: ContractDocument,
  stated: Schema,
  name: string,
): 'string' | 'integer' | 'boolean' {
  const { type } = resolveReference<Schema>(document, stated);
  if (type === 'string' || type === 'integer' || type === 'boolean') return type;
  throw new Error(`The parameter ${name} is neither a string nor an integer nor a boolean.`);
}

function listByteLimits(document: ContractDocument, body: Schema | undefined): Description['jsonByteLimits'] {
  const limits = new Map<string, number>();
  const visit = (stated: Schema, pointer: string, above: readonly Schema[]): void => {
    const schema = resolveReference<Schema>(document, stated);
    const maxBytes = stated['x-max-json-bytes'] ?? schema['x-max-json-bytes'];
    if (maxBytes !== undefined) limits.set(pointer, maxBytes);
    // A free-form value may contain itself; there is nothing more to bound inside a bounded one.
    if (maxBytes !== undefined || above.includes(schema)) return;
    for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) {
      visit(branch, pointer, [...above, schema]);
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visit(property, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, [...above, schema]);
    }
  };
  if (body !== undefined) visit(body, '', []);
  return [...limits].map(([pointer, maxBytes]) => ({ pointer, maxBytes }));
}
