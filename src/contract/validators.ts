import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type validators from '../../generated/validators.cjs';
import type { OperationId } from './operation-types.ts';

/** Judges a value; what is wrong with it stands in `errors` until the next call. */
export type Validate = NonNullable<(typeof validators)['getTreasury']['query']>;

/** One thing that a validator found. */
export type ValidationError = NonNullable<NonNullable<Validate['errors']>[number]>;

const FILE = new URL('../../generated/validators.cjs', import.meta.url);

let table: typeof validators | undefined;

/** An operation's compiled validators: of path, query, body, and of each status's answer. All are loaded with the first. */
export function validatorsOf(operationId: OperationId): (typeof validators)[OperationId] {
  table ??= createRequire(FILE)(fileURLToPath(FILE)) as typeof validators;
  return table[operationId];
}
