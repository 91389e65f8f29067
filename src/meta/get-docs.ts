import type { ReadHandler } from '../contract/handler.ts';
import { DOCS_PAGE, DOCS_POLICY } from './docs-page.ts';

/** GET /docs: a page that draws the contract for people. */
export const getDocs: ReadHandler<'getDocs'> = {
  kind: 'read',
  read: () => Promise.resolve({ body: DOCS_PAGE, headers: { 'Content-Security-Policy': DOCS_POLICY } }),
};
