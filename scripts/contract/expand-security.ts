import type { ContractDocument } from './contract-document.ts';
import { listOperations } from './list-operations.ts';

const [KEY, SESSION] = ['bearerKey', 'session'] as const;

/**
 * Lets a session do whatever a secret key may: wherever a key opens an operation, the cookie of a session is a credential too,
 * with the same scope.
 *
 * @param document the bundled document, with a security scheme `session`
 * @returns a document that says so of each operation
 */
export function expandSecurity(document: ContractDocument): ContractDocument {
  const expanded = structuredClone(document);
  for (const { operation } of listOperations(expanded)) {
    const scopes = operation.security?.find((requirement) => KEY in requirement)?.[KEY];
    if (scopes !== undefined) operation.security = [...(operation.security ?? []), { [SESSION]: scopes }];
  }
  return expanded;
}
