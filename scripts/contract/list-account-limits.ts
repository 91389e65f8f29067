import type { ContractDocument } from './contract-document.ts';
import { listOperations } from './list-operations.ts';

/**
 * Gathers what an account can have at most, by name, from the `x-account-limits` of all operations.
 *
 * @param document the complete 3.1 document
 * @returns the limits in the order of the operations
 * @throws Error if two operations disagree, or the description of one does not say its limit
 */
export function listAccountLimits(document: ContractDocument): ReadonlyMap<string, number> {
  const limits = new Map<string, number>();
  for (const { operation } of listOperations(document)) {
    const { operationId, description = '' } = operation;
    for (const [name, most] of Object.entries(operation['x-account-limits'] ?? {})) {
      if ((limits.get(name) ?? most) !== most) {
        throw new Error(`${operationId} has another limit of ${name} than an operation before it.`);
      }
      if (!new RegExp(`\\b${most}\\b`).test(description)) {
        throw new Error(
          `The description of ${operationId} does not say that the limit of ${name} is ${most}.`,
        );
      }
      limits.set(name, most);
    }
  }
  return limits;
}
