import type { ContractDocument, Parameter } from './contract-document.ts';
import { listOperations } from './list-operations.ts';

const EPOCH: Parameter = {
  name: 'Corridor-Epoch',
  in: 'header',
  required: false,
  description:
    'The epoch that your last answer named, sent back. If the service was restored from a backup since then, the request is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 10 },
  example: '1',
};

/** Whether an operation changes something of an account, and so can name the epoch for which it was meant. */
export function namesEpoch({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method !== 'get' && path.startsWith('/v1/');
}

/**
 * Adds the header `Corridor-Epoch` to every operation that changes something.
 *
 * @param document a bundled document
 * @returns a document whose writes take it
 */
export function expandEpoch(document: ContractDocument): ContractDocument {
  const expanded = structuredClone(document);
  for (const placed of listOperations(expanded).filter(namesEpoch)) {
    const { operation } = placed;
    operation.parameters = [
      ...(operation.parameters ?? []),
      { $ref: '#/components/parameters/CorridorEpoch' },
    ];
  }
  expanded.components.parameters = { ...expanded.components.parameters, CorridorEpoch: EPOCH };
  return expanded;
}
