import { pointerOf, type BodyField } from '../contract/body-fields.ts';
import { objectsAt, textAt } from '../json/json.ts';
import type { Call } from './call.ts';
import type { Trial } from './trial.ts';

const AT_ONCE = 8;

/** A call that must be refused as invalid, and what is wrong with it. */
export interface InvalidCall {
  readonly what: string;
  readonly call: Call;
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/**
 * Sends calls that break the contract, several at once, and notes each that is not 400 invalid_request or
 * names no place that is wrong.
 * @param field the one that is wrong, if the same is in each: the refusal must name it, a place within it or one around it
 */
export async function expectInvalid(
  trial: Trial,
  operationId: string,
  calls: readonly InvalidCall[],
  field?: BodyField,
): Promise<void> {
  const at = field === undefined ? '' : pointerOf(field);
  for (let start = 0; start < calls.length; start += AT_ONCE) {
    await Promise.all(
      calls.slice(start, start + AT_ONCE).map(async ({ what, call }) => {
        const exchange = await trial.call(operationId, { ...call, intent: 'invalid' });
        if (!trial.expectRefusal(exchange, 400, 'invalid_request', what)) return;
        const places = objectsAt(exchange.response?.json, 'details').map((each) => textAt(each, 'path'));
        const isNamed = places.some((path) => at === '' || isWithin(path, at) || isWithin(at, path));
        const where = places.length === 0 || at === '' ? 'no place' : `${places.join()} instead of ${at}`;
        trial.expect(isNamed, operationId, `${what}: the refusal names ${where}`, [exchange]);
      }),
    );
  }
}
