import {
  METHODS,
  type ContractDocument,
  type Method,
  type Operation,
  type Parameter,
  type PathItem,
} from './contract-document.ts';
import { resolveReference } from './resolve-reference.ts';

export interface PlacedOperation {
  path: string;
  method: Method;
  operation: Operation;
  /** Parameters of the path and of the operation, the latter's winning, with references followed. */
  parameters: Parameter[];
}

/**
 * Lists the operations of a document in the order in which it states them.
 *
 * @param document a bundled document
 * @returns each operation with its place
 * @throws Error if an operation has no operationId, or one that another has too
 */
export function listOperations(document: ContractDocument): PlacedOperation[] {
  const seen = new Set<string>();
  const placed: PlacedOperation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      if (!operation.operationId) throw new Error(`${method.toUpperCase()} ${path} has no operationId.`);
      if (seen.has(operation.operationId)) throw new Error(`${operation.operationId} stands there twice.`);
      seen.add(operation.operationId);
      placed.push({ path, method, operation, parameters: listParameters(document, item, operation) });
    }
  }
  return placed;
}

/**
 * Finds the parameter by which an operation is repeated safely.
 *
 * @param parameters those of one operation
 * @returns the header `Idempotency-Key`; undefined if the operation takes none
 */
export function findIdempotencyKey(parameters: readonly Parameter[]): Parameter | undefined {
  return parameters.find(({ name }) => name.toLowerCase() === 'idempotency-key');
}

function listParameters(document: ContractDocument, item: PathItem, operation: Operation): Parameter[] {
  const byPlace = new Map<string, Parameter>();
  for (const stated of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolveReference<Parameter>(document, stated);
    byPlace.set(`${parameter.in} ${parameter.name.toLowerCase()}`, parameter);
  }
  return [...byPlace.values()];
}
