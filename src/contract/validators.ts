import consoleValidators from '../../generated/console-validators.cjs';
import validators from '../../generated/validators.cjs';
import type { AnyOperationId } from './operation-types.ts';

/** Faults stand in `errors` until the next call. */
export type Validate = NonNullable<(typeof validators)['getTreasury']['query']>;

/** One fault. */
export type ValidationError = NonNullable<NonNullable<Validate['errors']>[number]>;

const ALL = { ...validators, ...consoleValidators };

/** Of path, query, body, and each status's answer. */
export function validatorsOf(operationId: AnyOperationId): (typeof ALL)[AnyOperationId] {
  return ALL[operationId];
}

/** Differences from the contract, without values. */
export function faultsOfReply(operationId: AnyOperationId, status: number, body: unknown): string[] {
  const validate = validatorsOf(operationId).responses[String(status)];
  if (validate === undefined) throw new Error(`The contract knows no status ${status} of ${operationId}`);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`,
  );
}

/** @throws Error naming differences from the contract, without values */
export function checkReply(operationId: AnyOperationId, status: number, body: unknown): void {
  const faults = faultsOfReply(operationId, status, body);
  if (faults.length === 0) return;
  throw new Error(
    `A reply of ${operationId} (${status}) is not what the contract says: ${faults.join('; ')}`,
  );
}
