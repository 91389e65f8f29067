import { isObject, objectsAt, textAt, textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { fieldsOf } from './body-fields.ts';
import type { DocumentedResponse, Operation, Parameter } from './operation.ts';
import { referenceTo, resolveReference } from './schema.ts';

/** The media type of newline-delimited JSON. */
const LINES = 'application/x-ndjson';

function readParameters(document: JsonObject, ...lists: readonly (Json | undefined)[]): Parameter[] {
  return lists
    .flatMap((list) => (Array.isArray(list) ? (list as readonly Json[]) : []))
    .map((item) => resolveReference(document, item))
    .map((parameter) => ({
      name: textAt(parameter, 'name'),
      in: textAt(parameter, 'in') as Parameter['in'],
      required: parameter['required'] === true,
      schema: resolveReference(document, parameter['schema']),
      isAdminOnly: parameter['x-admin-only'] === true,
    }));
}

function readHeaders(document: JsonObject, headers: Json | undefined): DocumentedResponse['headers'] {
  const entries = isObject(headers) ? Object.entries(headers) : [];
  return new Map(
    entries.map(([name, value]) => {
      const header = resolveReference(document, value);
      const schema = resolveReference(document, header['schema']);
      return [name.toLowerCase(), { required: header['required'] === true, schema }];
    }),
  );
}

/**
 * The codes of the operation's own list that the catalogue has with this status; without a list, those that the error's schema
 * names: a schema that all errors share names every code.
 */
function readCodes(
  document: JsonObject,
  path: readonly string[],
  status: number,
  schema: Json | undefined,
): string[] {
  const listed = textsAt(document, ...path, 'x-errors');
  const ofStatus = objectsAt(document, 'x-error-catalogue').filter((entry) => entry['status'] === status);
  const own = ofStatus.map((entry) => textAt(entry, 'code')).filter((each) => listed.includes(each));
  if (own.length > 0) return own;
  const code = valueAt(resolveReference(document, schema), 'properties', 'code');
  const fixed = valueAt(code, 'const');
  return typeof fixed === 'string' ? [fixed] : textsAt(code, 'enum');
}

function readResponse(
  document: JsonObject,
  path: readonly string[],
  status: string,
  value: Json,
): DocumentedResponse {
  // The schema is named by where it stands, so that the validator resolves it in its own document.
  const shared = valueAt(value, '$ref');
  const place = typeof shared === 'string' ? shared : referenceTo(...path, 'responses', status);
  const response = resolveReference(document, value);
  const contentValue = response['content'];
  const content = isObject(contentValue) ? contentValue : {};
  const isError = Number(status) >= 400 && response['x-no-error'] !== true;
  const references = new Map(
    Object.keys(content).map((type) => [
      type,
      `${place}/content/${encodeURIComponent(type.replaceAll('/', '~1'))}/schema`,
    ]),
  );
  const lines = valueAt(content, LINES, 'schema', 'contentSchema');
  return {
    status: Number(status),
    content: references,
    lineReference: lines === undefined ? undefined : `${references.get(LINES) ?? ''}/contentSchema`,
    headers: readHeaders(document, response['headers']),
    isError,
    codes: isError
      ? readCodes(document, path, Number(status), valueAt(content, 'application/json', 'schema'))
      : [],
  };
}

function readBody(document: JsonObject, path: readonly string[], value: Json | undefined): Operation['body'] {
  if (value === undefined) return null;
  const body = resolveReference(document, value);
  const schema = valueAt(body, 'content', 'application/json', 'schema');
  if (schema === undefined) return null;
  const reference = referenceTo(...path, 'requestBody', 'content', 'application/json', 'schema');
  return { required: body['required'] === true, schema, reference, fields: fieldsOf(document, schema) };
}

function readSecurity(value: Json | undefined): Pick<Operation, 'isAuthenticated' | 'scope'> {
  const requirements = Array.isArray(value) ? (value as readonly Json[]) : [];
  const scopes = requirements.flatMap((item) => (isObject(item) ? Object.values(item) : []));
  const first = scopes.flatMap((item) => (Array.isArray(item) ? (item as readonly Json[]) : []))[0];
  return { isAuthenticated: requirements.length > 0, scope: typeof first === 'string' ? first : null };
}

function readLimits(value: Json | undefined): ReadonlyMap<string, number> {
  const named = Object.entries(isObject(value) ? value : {});
  return new Map(named.flatMap(([name, most]) => (typeof most === 'number' ? [[name, most]] : [])));
}

/** Reads one operation of the document. @throws Error if the document documents no success of it */
export function readOperation(document: JsonObject, template: string, method: string): Operation {
  const path = ['paths', template, method];
  const item = valueAt(document, 'paths', template);
  const value = valueAt(item, method);
  const parameters = readParameters(document, valueAt(item, 'parameters'), valueAt(value, 'parameters'));
  const documented = valueAt(value, 'responses');
  const responses = new Map(
    Object.entries(isObject(documented) ? documented : {}).map(([status, response]) => [
      Number(status),
      readResponse(document, path, status, response),
    ]),
  );
  const success = [...responses.values()].find(({ status }) => status >= 200 && status < 300);
  const id = textAt(value, 'operationId');
  if (success === undefined) throw new Error(`The document names no success of ${id || template}`);
  const kinds = textsAt(value, 'x-key-kinds');
  const key = parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key');
  return {
    id,
    method: method.toUpperCase(),
    path: template,
    tag: textAt(value, 'tags', 0),
    ...readSecurity(valueAt(value, 'security') ?? valueAt(document, 'security')),
    keyKinds: kinds.length > 0 ? kinds : ['secret'],
    needsStepUp: valueAt(value, 'x-step-up') === true,
    isIdempotent: key !== undefined,
    isKeyRequired: key?.required === true,
    isMultiStep: valueAt(value, 'x-multi-step') === true,
    accountLimits: readLimits(valueAt(value, 'x-account-limits')),
    parameters,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    body: readBody(document, path, valueAt(value, 'requestBody')),
    responses,
    success,
    // A statement's lines are no records, and a list of requests grows with each question: they have checks of their own.
    isList:
      id.startsWith('list') &&
      id !== 'listRequests' &&
      parameters.some((each) => each.in === 'query' && each.name === 'cursor'),
  };
}
