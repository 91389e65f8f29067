import { contractDocument } from '../contract/contract-document.ts';
import { environmentDocument } from '../contract/environment-document.ts';
import type { DocumentHandler } from '../contract/handler.ts';

/** GET /openapi.json: the bundled contract, as the environment serves it. */
export const getContract: DocumentHandler = {
  kind: 'document',
  write: (environment) => JSON.stringify(environmentDocument(contractDocument(), environment)),
};
