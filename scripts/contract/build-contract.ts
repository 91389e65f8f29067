import { bundle } from './bundle.ts';
import { readCatalogues, type Catalogues } from './catalogues.ts';
import type { ContractDocument } from './contract-document.ts';
import { expandEpoch } from './expand-epoch.ts';
import { expandErrors } from './expand-errors.ts';
import { expandSecurity } from './expand-security.ts';
import { expandReasons } from './expand-reasons.ts';
import { expandEvents } from './expand-events.ts';
import { expandHeaders, listDecidedErrors, OF_CONSOLE } from './expand-headers.ts';
import { shareErrors } from './share-errors.ts';
import { discriminateUnions } from './tag-unions.ts';

/** The complete contract, as two documents and as the tables they were made with. */
export interface Contract {
  document: ContractDocument;
  console: ContractDocument;
  catalogues: Catalogues;
}

/**
 * Makes the complete contract out of the split specification.
 *
 * @param specFolder the folder of the specification
 * @returns the bundled OpenAPI 3.1 documents, that of the interface with error answers, headers, what is sent of each type of event, state machines, types of events and error catalogue
 * @throws Error if the specification contradicts itself
 */
export async function buildContract(specFolder: string): Promise<Contract> {
  const [catalogues, stated, bundledConsole] = await Promise.all([
    readCatalogues(specFolder),
    bundle(specFolder, 'openapi.yaml'),
    bundle(specFolder, 'console.yaml').then(discriminateUnions),
  ]);
  const bundled = expandEpoch(discriminateUnions(expandSecurity(stated)));
  const decidedErrors = listDecidedErrors(bundled);
  const told = expandReasons(expandEvents(bundled, catalogues.events), catalogues.reasons);
  const document = shareErrors(expandHeaders(expandErrors(told, catalogues.errors), decidedErrors));
  const ownErrors = listDecidedErrors(bundledConsole);
  const console = shareErrors(
    expandHeaders(expandErrors(bundledConsole, catalogues.errors), ownErrors, OF_CONSOLE),
  );
  return {
    catalogues,
    console,
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
      'x-reason-catalogue': catalogues.reasons.map(({ kind, code, message, objects }) => ({
        kind,
        code,
        message,
        objects,
      })),
    },
  };
}
