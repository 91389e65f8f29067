import validators from '../../generated/validators.cjs';

/** The contract's compiled validators, by operation: of path, query, body, and of each status's answer. */
export const VALIDATORS = validators;

/** Judges a value; what is wrong with it stands in `errors` until the next call. */
export type Validate = NonNullable<(typeof validators)['getTreasury']['query']>;

/** One thing that a validator found. */
export type ValidationError = NonNullable<NonNullable<Validate['errors']>[number]>;
