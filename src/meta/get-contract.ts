import { contractDocument } from '../contract/contract-document.ts';
import type { ReadHandler } from '../contract/handler.ts';

/** GET /openapi.json: the bundled contract. */
export const getContract: ReadHandler<'getContract'> = {
  kind: 'read',
  read: () => Promise.resolve({ body: contractDocument() }),
};
