import { CONSOLE_OPERATIONS } from '../../generated/console-operations.ts';
import consoleValidators from '../../generated/console-validators.cjs';
import { ERRORS, type ErrorCode } from '../../generated/errors.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import validators from '../../generated/validators.cjs';
import type { AnyOperationId } from './operation-types.ts';

/** Faults stand in `errors` until the next call. */
export type Validate = NonNullable<(typeof validators)['getTreasury']['query']>;

/** One fault. */
export type ValidationError = NonNullable<NonNullable<Validate['errors']>[number]>;

const ALL = { ...validators, ...consoleValidators };

const ALL_OPERATIONS = { ...OPERATIONS, ...CONSOLE_OPERATIONS };

/** Of path, query, body, and each status's answer. */
export function validatorsOf(operationId: AnyOperationId): (typeof ALL)[AnyOperationId] {
  return ALL[operationId];
}

/** Differences from the contract, without values. */
export function faultsOfReply(operationId: AnyOperationId, status: number, body: unknown): string[] {
  const validate = validatorsOf(operationId).responses[String(status)];
  if (validate === undefined) throw new Error(`The contract knows no status ${status} of ${operationId}`);
  if (validate(body)) return faultsOfCode(operationId, status, body);
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`,
  );
}

/** All errors share one schema, whose codes are open: which of them an operation gives stands beside it. */
function faultsOfCode(operationId: AnyOperationId, status: number, body: unknown): string[] {
  if (status < 400 || typeof body !== 'object' || body === null || !('code' in body)) return [];
  const codes: readonly ErrorCode[] = ALL_OPERATIONS[operationId].errors;
  const isGiven = codes.some((code) => code === body.code && ERRORS[code].status === status);
  return isGiven ? [] : [`/code not one of ${operationId} with ${status}`];
}

/** @throws Error naming differences from the contract, without values */
export function checkReply(operationId: AnyOperationId, status: number, body: unknown): void {
  const faults = faultsOfReply(operationId, status, body);
  if (faults.length === 0) return;
  throw new Error(
    `A reply of ${operationId} (${status}) is not what the contract says: ${faults.join('; ')}`,
  );
}
