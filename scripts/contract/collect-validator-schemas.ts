import type { ContractDocument, Parameter, RequestBody, Response, Schema } from './contract-document.ts';
import { listOperations, type PlacedOperation } from './list-operations.ts';
import { resolveReference } from './resolve-reference.ts';

/** The schemas by which one operation's exchanges are judged; null if there is nothing to judge. */
export interface OperationSchemas {
  path: Schema | null;
  query: Schema;
  body: Schema | null;
  /** By status; answers of other media types than JSON are left out. */
  responses: Record<string, Schema>;
}

/**
 * Gathers the schemas of every operation's requests and answers.
 *
 * @param document the complete 3.1 document
 * @returns the schemas by operationId, their references still those of the document
 */
export function collectValidatorSchemas(document: ContractDocument): Record<string, OperationSchemas> {
  return Object.fromEntries(
    listOperations(document).map((placed) => [placed.operation.operationId, collect(document, placed)]),
  );
}

function collect(document: ContractDocument, { operation, parameters }: PlacedOperation): OperationSchemas {
  const body = operation.requestBody && resolveReference<RequestBody>(document, operation.requestBody);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const responses = Object.entries(operation.responses).flatMap(([status, stated]): [string, Schema][] => {
    const schema = resolveReference<Response>(document, stated).content?.['application/json']?.schema;
    return schema === undefined ? [] : [[status, schema]];
  });
  return {
    path: inPath.length === 0 ? null : makeObjectSchema(inPath),
    // A call without parameters has a validator too: whatever stands in its query is refused.
    query: makeObjectSchema(inQuery),
    body: body?.content['application/json']?.schema ?? null,
    responses: Object.fromEntries(responses),
  };
}

function makeObjectSchema(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}
