import { objectsAt } from '../json/json.ts';
import type { Call } from './call.ts';
import type { Trial } from './trial.ts';

const AT_ONCE = 8;

/** A call that must be refused as invalid, and what is wrong with it. */
export interface InvalidCall {
  readonly what: string;
  readonly call: Call;
}

/**
 * Sends calls that break the contract, several at once, and notes each that is not 400 invalid_request or
 * names no place that is wrong.
 */
export async function expectInvalid(
  trial: Trial,
  operationId: string,
  calls: readonly InvalidCall[],
): Promise<void> {
  for (let start = 0; start < calls.length; start += AT_ONCE) {
    await Promise.all(
      calls.slice(start, start + AT_ONCE).map(async ({ what, call }) => {
        const exchange = await trial.call(operationId, { ...call, intent: 'invalid' });
        if (!trial.expectRefusal(exchange, 400, 'invalid_request', what)) return;
        const places = objectsAt(exchange.response?.json, 'details').length;
        trial.expect(places > 0, operationId, `${what}: the refusal names no place`, [exchange]);
      }),
    );
  }
}
