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

/** Where a body differs from what the contract says of a status; without the body's values, empty where it does not. */
export function faultsOfReply(operationId: AnyOperationId, status: number, body: unknown): string[] {
  const validate = validatorsOf(operationId).responses[String(status)];
  if (validate === undefined) throw new Error(`The contract knows no status ${status} of ${operationId}`);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`,
  );
}

/**
 * Judges a reply by the contract before anybody relies on it.
 * @throws Error naming the places where it differs, without their values
 */
export function checkReply(operationId: AnyOperationId, status: number, body: unknown): void {
  const faults = faultsOfReply(operationId, status, body);
  if (faults.length === 0) return;
  throw new Error(
    `A reply of ${operationId} (${status}) is not what the contract says: ${faults.join('; ')}`,
  );
}
