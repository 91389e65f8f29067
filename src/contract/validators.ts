import consoleValidators from '../../generated/console-validators.cjs';
import validators from '../../generated/validators.cjs';
import type { AnyOperationId } from './operation-types.ts';

/** Judges a value; what is wrong with it stands in `errors` until the next call. */
export type Validate = NonNullable<(typeof validators)['getTreasury']['query']>;

/** One thing that a validator found. */
export type ValidationError = NonNullable<NonNullable<Validate['errors']>[number]>;

const ALL = { ...validators, ...consoleValidators };

/** An operation's compiled validators: of path, query, body, and of each status's answer. */
export function validatorsOf(operationId: AnyOperationId): (typeof ALL)[AnyOperationId] {
  return ALL[operationId];
}
