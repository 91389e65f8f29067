import { computeInThread } from '../../src/off-loop/thread-entry.ts';
import type { Catalogues } from './catalogues.ts';
import type { ContractDocument } from './contract-document.ts';
import { writeApiTypes } from './write-api-types.ts';
import { writeSdk } from './write-sdk.ts';

/** The complete 3.1 documents, that of the interface also as it is served. */
export interface TypesToWrite {
  readonly folder: string;
  readonly document: ContractDocument;
  readonly console: ContractDocument;
  readonly served: ContractDocument;
  readonly catalogues: Pick<Catalogues, 'stateMachines'>;
}

// A thread of its own: the libraries that render types take as long to load and to run as all else that is generated.
computeInThread(async ({ folder, document, console, served, catalogues }: TypesToWrite) => {
  await writeApiTypes(folder, 'api.ts', document);
  await writeApiTypes(folder, 'console-api.ts', console);
  await writeSdk(folder, served, catalogues);
});
