import { isSameJson } from '../../json/canonical-json.ts';
import { omit } from '../../json/change-json.ts';
import { bodyOf } from '../../http/exchange.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { newRoute } from '../../suite/routes.ts';
import type { Trial } from '../../suite/trial.ts';

const KINDS = [
  { deactivate: 'deactivateBeneficiary', get: 'getBeneficiary', list: 'listBeneficiaries' },
  { deactivate: 'deactivateFundingInstrument', get: 'getFundingInstrument', list: 'listFundingInstruments' },
  { deactivate: 'deactivateDestination', get: 'getDestination', list: 'listDestinations' },
  { deactivate: 'deactivatePaymentRoute', get: 'getPaymentRoute', list: 'listPaymentRoutes' },
] as const;

async function newRecord(trial: Trial, kind: (typeof KINDS)[number]): Promise<string> {
  if (kind.get === 'getBeneficiary') return trial.tenant.newBeneficiary();
  if (kind.get === 'getPaymentRoute') return newRoute(trial.tenant);
  return kind.get === 'getDestination' ? trial.tenant.newDestination() : trial.tenant.newInstrument();
}

async function isListed(trial: Trial, list: string, id: string, status: string): Promise<boolean> {
  const page = await trial.get(list, { query: { status, limit: 5 } });
  return objectsAt(page, 'data').some((each) => textAt(each, 'id') === id);
}

async function tryKind(trial: Trial, kind: (typeof KINDS)[number]): Promise<void> {
  const { deactivate, get, list } = kind;
  for (const body of [undefined, {}]) {
    const id = await newRecord(trial, kind);
    const before = (await trial.get(get, { path: { id } })) as JsonObject;
    const call = { path: { id }, ...(body === undefined ? {} : { body }) };
    const exchange = await trial.call(deactivate, call);
    trial.demandSuccess(exchange, body === undefined ? 'a call without a body' : 'a call with {}');
    const now = (bodyOf(exchange) ?? {}) as JsonObject;
    trial.expect(textAt(now, 'status') === 'inactive', deactivate, 'the answer is not inactive', [exchange]);
    const changing = ['status', 'updatedAt', 'deactivatedAt', 'version'];
    const isCounted = valueAt(now, 'version') === undefined || now['version'] !== before['version'];
    trial.expect(isCounted, deactivate, 'it is a change, and the version stays', [exchange]);
    const isSame = isSameJson(omit(before, ...changing), omit(now, ...changing));
    trial.expect(isSame, deactivate, 'it changed more than the status', [exchange]);
    const after = await trial.get(get, { path: { id } });
    trial.expect(isSameJson(after, now), get, 'it shows otherwise what the deactivation answered');
    const again = await trial.call(deactivate, call);
    trial.expectRefusal(again, 409, 'invalid_state', 'a second deactivation');
    trial.expect(await isListed(trial, list, id, 'inactive'), list, 'a filter for inactive leaves it out');
    trial.expect(!(await isListed(trial, list, id, 'active')), list, 'a filter for active shows it');
  }
}

export const deactivation: Check = {
  name: 'deactivation',
  title:
    'A deactivation takes an active record out of use for good, keeps it readable, and is refused the second time',
  source: 'given',
  appliesTo: named(...KINDS.flatMap(({ deactivate, get, list }) => [deactivate, get, list])),
  run: async (trial) => {
    const known = KINDS.filter(({ get }) => trial.tenant.knows(get));
    for (const kind of known) await tryKind(trial, kind);
  },
};
