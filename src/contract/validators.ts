import validators from '../../generated/validators.cjs';
import type { OperationId } from './operation-types.ts';

/** Judges a value; what is wrong with it stands in `errors` until the next call. */
export type Validate = NonNullable<(typeof validators)['getTreasury']['query']>;

/** One thing that a validator found. */
export type ValidationError = NonNullable<NonNullable<Validate['errors']>[number]>;

/** An operation's compiled validators: of path, query, body, and of each status's answer. */
export function validatorsOf(operationId: OperationId): (typeof validators)[OperationId] {
  return validators[operationId];
}
