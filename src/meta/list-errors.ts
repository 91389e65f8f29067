import { ERRORS } from '../../generated/errors.ts';
import type { ReadHandler } from '../contract/handler.ts';

/** GET /v1/meta/errors: the catalogue that every refusal is made from. */
export const listErrors: ReadHandler<'listErrors'> = {
  kind: 'read',
  read: () =>
    Promise.resolve({ body: { data: Object.entries(ERRORS).map(([code, entry]) => ({ code, ...entry })) } }),
};
