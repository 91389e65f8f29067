import { bodyOf } from '../../http/exchange.ts';
import type { Check } from '../../suite/check.ts';
import type { Operation } from '../../contract/operation.ts';
import { validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

async function tryPlain(trial: Trial, operation: Operation): Promise<void> {
  const call = await validCall(operation.id, trial.tenant, trial.session);
  const exchange = await trial.call(operation.id, {
    ...call,
    ...(operation.isAuthenticated ? {} : { caller: null }),
  });
  trial.demandSuccess(exchange, 'a plain call');
  trial.expect(
    bodyOf(exchange) !== undefined || !operation.success.content.has('application/json'),
    operation.id,
    'the answer has no JSON body',
  );
}

/** Each operation, called as the contract says. */
export const plainSuccess: Check = {
  name: 'plain-success',
  title: 'A request that keeps the contract succeeds with the documented status',
  source: 'decision',
  appliesTo: () => true,
  run: (trial) => trial.together(trial.operations, tryPlain),
};
