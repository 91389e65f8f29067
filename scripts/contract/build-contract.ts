import { bundle } from './bundle.ts';
import { readCatalogues, type Catalogues } from './catalogues.ts';
import type { ContractDocument } from './contract-document.ts';
import { expandErrors } from './expand-errors.ts';
import { expandEvents } from './expand-events.ts';
import { expandHeaders, listDecidedErrors } from './expand-headers.ts';

/** The complete contract, as one document and as the tables it was made with. */
export interface Contract {
  document: ContractDocument;
  catalogues: Catalogues;
}

/**
 * Makes the complete contract out of the split specification.
 *
 * @param specFolder the folder of the specification
 * @returns the bundled OpenAPI 3.1 document with error answers, headers, what is sent of each type of event, state machines, types of events and error catalogue
 * @throws Error where the specification contradicts itself
 */
export async function buildContract(specFolder: string): Promise<Contract> {
  const [catalogues, bundled] = await Promise.all([readCatalogues(specFolder), bundle(specFolder)]);
  const decidedErrors = listDecidedErrors(bundled);
  const told = expandEvents(bundled, catalogues.events);
  const document = expandHeaders(expandErrors(told, catalogues.errors), decidedErrors);
  return {
    catalogues,
    document: {
      ...document,
      'x-state-machines': catalogues.stateMachines,
      'x-event-types': catalogues.events.map(({ type }) => type),
      'x-error-catalogue': catalogues.errors.map(({ code, status, retryable, message, when }) => ({
        code,
        status,
        retryable,
        message,
        when,
      })),
    },
  };
}
