import { VALIDATORS } from '../contract/validators.ts';
import type { OperationId } from '../contract/operation-types.ts';

/**
 * Judges a reply by the contract before anybody relies on it.
 * @throws Error naming the places where it differs, without their values
 */
export function checkReply(operationId: OperationId, status: number, body: unknown): void {
  const validate = VALIDATORS[operationId].responses[String(status)];
  if (validate === undefined) throw new Error(`The contract knows no status ${status} of ${operationId}`);
  if (validate(body)) return;
  const places = (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`,
  );
  throw new Error(
    `A reply of ${operationId} (${status}) is not what the contract says: ${places.join('; ')}`,
  );
}
