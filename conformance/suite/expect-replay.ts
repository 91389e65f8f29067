import { headerOf, statusOf, type Exchange } from '../http/exchange.ts';
import { shown, type Trial } from './trial.ts';

/** Notes whatever makes the second answer anything but a replay of the first: status, bytes, mark and request id. */
export function expectReplay(trial: Trial, first: Exchange, again: Exchange, what: string): void {
  const operation = first.operationId ?? '';
  const pair = [first, again];
  const isSameStatus = statusOf(first) === statusOf(again);
  trial.expect(isSameStatus, operation, `${what}: ${shown(again)} instead of ${shown(first)}`, pair);
  trial.expect(
    !isSameStatus || first.response?.bodyText === again.response?.bodyText,
    operation,
    `${what}: the body is not the first one to the byte`,
    pair,
  );
  trial.expect(
    headerOf(again, 'idempotent-replayed') === 'true',
    operation,
    `${what}: the answer is not marked Idempotent-Replayed`,
    pair,
  );
  trial.expect(
    headerOf(first, 'x-request-id') !== headerOf(again, 'x-request-id'),
    operation,
    `${what}: the answer carries the X-Request-Id of the first`,
    pair,
  );
}
