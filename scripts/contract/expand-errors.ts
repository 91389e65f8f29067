import type { CatalogueError, Catalogues } from './catalogues.ts';
import type { ContractDocument, Json, Operation, Response } from './contract-document.ts';
import { namesEpoch } from './expand-epoch.ts';
import { findIdempotencyKey, listOperations, type PlacedOperation } from './list-operations.ts';

const EXAMPLE_REQUEST_ID = 'req_01k5v0c9m3e8xtf7w2h6q4r1zs';

/** The schema of all error answers. */
const ERROR_SCHEMA = 'ErrorResponse';

/**
 * Writes every operation's error answers from the codes that it can give.
 *
 * An operation gives the codes that it lists itself, and those of the edge whose rule fits it: one answer a status, all of
 * one schema, whose `code` is open: clients meet codes that are newer than they are.
 *
 * @param document a bundled document with the component schema `ErrorResponse`
 * @param errors the error catalogue, whose order the answers follow
 * @returns a document whose operations carry their error answers and the full list in `x-errors`
 * @throws Error if an operation lists an unknown code, or states an error answer itself that is not marked `x-no-error`
 */
export function expandErrors(document: ContractDocument, errors: Catalogues['errors']): ContractDocument {
  const expanded = structuredClone(document);
  listAllCodes(expanded, errors);
  for (const placed of listOperations(expanded)) {
    const { operation } = placed;
    const codes = selectErrors(placed, errors);
    operation['x-errors'] = codes.map(({ code }) => code);
    for (const [status, alike] of groupByStatus(codes)) {
      operation.responses[status] ??= makeErrorResponse(alike);
    }
    operation.responses = sortByStatus(operation.responses);
  }
  return expanded;
}

function listAllCodes(document: ContractDocument, errors: Catalogues['errors']): void {
  const error = document.components.schemas?.[ERROR_SCHEMA];
  if (error?.properties?.['code'] === undefined) {
    throw new Error(`The specification has no schema "${ERROR_SCHEMA}" with a code.`);
  }
  error.properties['code'] = {
    ...error.properties['code'],
    enum: errors.map(({ code }) => code),
  };
}

function selectErrors(placed: PlacedOperation, errors: CatalogueError[]): CatalogueError[] {
  const { operation } = placed;
  const listed = new Set(operation['x-errors'] ?? []);
  for (const code of listed) {
    if (!errors.some((error) => error.code === code)) {
      throw new Error(`${operation.operationId} lists the unknown error "${code}".`);
    }
  }
  const stated = Object.entries(operation.responses).find(
    ([status, response]) => !/^[23]/.test(status) && !isNoError(response),
  )?.[0];
  if (stated !== undefined) {
    throw new Error(
      `${operation.operationId} states the answer ${stated} itself; list its codes in x-errors.`,
    );
  }
  const isOpen = ({ status }: CatalogueError): boolean => operation.responses[String(status)] === undefined;
  return errors.filter((error) => isOpen(error) && (listed.has(error.code) || fits(error.on, placed)));
}

/** A status of 4xx or 5xx may say something else than an error: a check that fails answers what it found. */
function isNoError(response: Operation['responses'][string]): boolean {
  return 'x-no-error' in response && response['x-no-error'] === true;
}

/** Who is signed in has no key: what is about keys is about none of theirs. */
const OF_SESSIONS = ['session', 'pendingSession'];

function fits(rule: CatalogueError['on'], { operation, parameters, method, path }: PlacedOperation): boolean {
  const schemes = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
  const authenticated = schemes.some((scheme) => !OF_SESSIONS.includes(scheme));
  switch (rule) {
    case 'every':
      return true;
    case 'signed_in':
      return schemes.length > 0;
    case 'origin':
      return method !== 'get' && (schemes.includes('session') || path.startsWith('/console/'));
    case 'authenticated':
    case 'rate_limited':
      // Buckets are kept by key: if none is asked for there is no limit.
      return authenticated;
    case 'secret_key':
      return authenticated && operation['x-key-kinds']?.includes('publishable') !== true;
    case 'step_up':
      return operation['x-step-up'] === true;
    case 'body':
      return operation.requestBody !== undefined;
    case 'parameters':
      return parameters.length > 0 || operation.requestBody !== undefined;
    case 'idempotent':
      return findIdempotencyKey(parameters) !== undefined;
    case 'write':
      return namesEpoch({ method, path });
    case 'keyed':
      return findIdempotencyKey(parameters)?.required === true;
    case 'admin':
      return parameters.some((parameter) => parameter['x-admin-only'] === true);
    case 'none':
      return false;
  }
}

function groupByStatus(errors: CatalogueError[]): Map<string, CatalogueError[]> {
  const groups = new Map<string, CatalogueError[]>();
  for (const error of errors) {
    const status = String(error.status);
    groups.set(status, [...(groups.get(status) ?? []), error]);
  }
  return groups;
}

function makeErrorResponse(alike: CatalogueError[]): Response {
  return {
    description: alike.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n'),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${ERROR_SCHEMA}` },
        examples: Object.fromEntries(alike.map((each) => [each.code, { value: makeExample(each) }])),
      },
    },
  };
}

function makeExample({ code, message, retryable }: CatalogueError): Json {
  return { code, message, requestId: EXAMPLE_REQUEST_ID, retryable };
}

function sortByStatus(responses: Operation['responses']): Operation['responses'] {
  return Object.fromEntries(Object.entries(responses).sort(([a], [b]) => Number(a) - Number(b)));
}
