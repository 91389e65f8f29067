import { contractDocument } from '../contract/contract-document.ts';
import type { DocumentHandler } from '../contract/handler.ts';

/** GET /openapi.json: the bundled contract. */
export const getContract: DocumentHandler = {
  kind: 'document',
  write: () => JSON.stringify(contractDocument()),
};
