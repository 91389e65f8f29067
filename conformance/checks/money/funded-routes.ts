import { objectsAt, textAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import { newRoute, routedCustomer } from '../../suite/routes.ts';
import type { Tenant } from '../../suite/tenant.ts';
import { newRouteFromAud } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';
import { faceOf, neverUsed } from '../edge/unknown-ids.ts';

/** Held whatever its route says, so that it moves only when it is moved. */
const AMOUNT = '7.03';

async function routeOf(trial: Trial, operation: string, tenant: Tenant): Promise<string> {
  return operation === 'simulatePayin' ? newRouteFromAud(tenant, trial.session) : newRoute(tenant);
}

async function tryTaken(trial: Trial, operation: string, paymentRouteId: string): Promise<void> {
  const transfer = await trial.get(operation, { body: { paymentRouteId, amount: AMOUNT } });
  const names = [textAt(transfer, 'paymentRouteId'), textAt(transfer, 'customerId')];
  const isOfRoute = names.join() === [paymentRouteId, await routedCustomer(trial.tenant)].join();
  trial.expect(isOfRoute, operation, 'the transfer is of another route or customer');
  const listed = objectsAt(await trial.get('listTransfers', { query: { paymentRouteId } }), 'data');
  const ids = listed.map((each) => textAt(each, 'id'));
  trial.expect(
    ids.join() === textAt(transfer, 'id'),
    'listTransfers',
    `a route that was funded once has ${ids.length} transfers, or another`,
  );
}

async function tryRefused(trial: Trial, operation: string, paymentRouteId: string): Promise<void> {
  const opposite = operation === 'simulatePayin' ? 'simulateDeposit' : 'simulatePayin';
  const instrumentId = await trial.tenant.its('instrumentId');
  const fund = async (id: string, by: string): Promise<ReturnType<typeof faceOf>> => {
    const exchange = await trial.call(by, { body: { paymentRouteId: id, amount: AMOUNT } });
    if (by === opposite)
      trial.expectRefusal(exchange, 409, 'invalid_state', 'a route of the other direction');
    else trial.expectRefusal(exchange, 404, 'not_found', "a route that is nobody's, or another's");
    return faceOf(exchange);
  };
  await fund(paymentRouteId, opposite);
  const unknown = await fund(neverUsed(paymentRouteId, trial), operation);
  const { other } = trial.world;
  if (other !== undefined) {
    const foreign = await fund(await routeOf(trial, operation, other), operation);
    trial.expect(foreign === unknown, operation, "another's route is told from one that never existed");
  }
  await expectInvalid(trial, operation, [
    { what: 'neither an instrument nor a route', call: { body: { amount: AMOUNT } } },
    {
      what: 'an instrument and a route',
      call: { body: { amount: AMOUNT, paymentRouteId, fundingInstrumentId: instrumentId } },
    },
    {
      what: 'an outcome of what a transfer decides itself',
      call: { body: { amount: AMOUNT, paymentRouteId, outcome: 'credited' } },
    },
  ]);
  const listed = objectsAt(await trial.get('listTransfers', { query: { paymentRouteId } }), 'data');
  trial.expect(listed.length === 0, operation, 'what was refused is a transfer');
}

export const fundedRoutes: Check = {
  name: 'funded-routes',
  title:
    "Money at a payment route is one transfer of its customer's; a route of the other direction, of nobody or of another tenant takes none",
  source: 'decision',
  usesOther: true,
  appliesTo: named('simulatePayin', 'simulateDeposit'),
  lacks: ({ session }) =>
    session.contract.operations.has('getTransfer') ? undefined : 'the document has no transfers',
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      const paymentRouteId = await routeOf(trial, id, trial.tenant);
      await tryRefused(trial, id, paymentRouteId);
      await tryTaken(trial, id, paymentRouteId);
    });
  },
};
