import { ApiError } from '../../errors/api-error.ts';
import { LONGEST_POINTER } from './json-pointer.ts';

/** JSON.parse accepts far more than can be written back, and such a record would break every later list. */
export const DEEPEST = 32;

/** @throws ApiError invalid_request, at a place of the body */
export function refuseBody(pointer: string, message: string): never {
  const path = pointer.slice(0, LONGEST_POINTER);
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

export function refuseDepth(): never {
  refuseBody('', `must not be nested more than ${DEEPEST} levels deep`);
}
