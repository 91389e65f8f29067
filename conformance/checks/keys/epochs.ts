import type { Operation } from '../../contract/operation.ts';
import { headerOf, statusOf } from '../../http/exchange.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

const CODE = 'epoch_changed';
const HEADER = 'Corridor-Epoch';

/** Above the epoch of any service under test. */
const ANOTHER = '999999999';

function canRefuse({ responses }: Operation): boolean {
  return responses.get(409)?.codes.includes(CODE) === true;
}

/** What was meant for another epoch is refused, and leaves its key unused; for this one it is carried out. */
async function tryWrite(trial: Trial, { id }: Operation): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  const key = trial.session.newKey();
  const refused = await trial.call(id, { ...call, key, headers: { [HEADER]: ANOTHER } });
  trial.expectRefusal(refused, 409, CODE, 'a request for another epoch');
  const current = headerOf(refused, HEADER) ?? '';
  trial.demand(/^[1-9]\d*$/.test(current), id, `its answer names the epoch "${current}"`);
  const again = await trial.call(id, { ...call, key, headers: { [HEADER]: current } });
  trial.demandSuccess(again, 'the same request for the current epoch');
}

/** Reads mean the same in every epoch. */
async function tryRead(trial: Trial, { id, isAuthenticated }: Operation): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  const caller = isAuthenticated ? {} : { caller: null };
  const exchange = await trial.call(id, { ...call, ...caller, headers: { [HEADER]: ANOTHER } });
  trial.expect(statusOf(exchange) < 300, id, 'a read for another epoch is refused', [exchange]);
  const current = headerOf(exchange, HEADER) ?? '';
  trial.expect(/^[1-9]\d*$/.test(current), id, `its answer names the epoch "${current}"`, [exchange]);
}

export const epochs: Check = {
  name: 'epochs',
  title:
    "Every answer names the service's epoch; a write for another one is refused, with nothing done and its key unused",
  source: 'decision',
  appliesTo: (operation) => canRefuse(operation) || operation.success.headers.has(HEADER.toLowerCase()),
  run: async (trial) => {
    await trial.together(trial.operations, (part, operation) =>
      canRefuse(operation) ? tryWrite(part, operation) : tryRead(part, operation),
    );
  },
};
