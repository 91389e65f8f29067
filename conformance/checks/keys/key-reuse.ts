import type { Operation } from '../../contract/operation.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { validCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';
import { neverUsed } from '../edge/unknown-ids.ts';

/** Another body of operations whose fields say nothing of themselves. */
const OTHERS: Readonly<Record<string, JsonObject>> = {
  setClock: { advanceSeconds: 1 },
  createCustomer: { type: 'individual', contact: { email: 'other@example.com', name: 'Other' } },
  updateCustomer: { metadata: { note: 'another note' } },
  decideCustomerVerification: { verificationStatus: 'rejected' },
  decideIdentityEvidence: { status: 'rejected' },
  pinRate: { source: 'AUD', destination: 'USDT', rate: null },
  injectFaults: { provider: 'identity', fault: 'repeat', count: 2 },
  configureSandbox: { reason: 'another reason' },
  replaceDeveloperFees: { transfer: { flatAud: '0.07', bps: 13 } },
  draftInvoice: { month: '2001-01' },
  createWebhook: { url: 'http://127.0.0.1:4000/others', eventTypes: ['conversion.late_execution'] },
  updateWebhook: { description: 'another one' },
  rotateWebhookSecret: { graceSeconds: 61 },
  rotateApiKey: { graceSeconds: 61 },
  replayWebhook: { from: '2020-01-01T00:00:00Z', to: '2020-01-03T00:00:00Z' },
};

/** Bodies that mean something else, or the same in another spelling of a number. */
function otherBodies(operation: Operation, body: Json | undefined): Json[] {
  if (!isObject(body)) return [];
  const others: JsonObject[] = [];
  for (const name of ['amount', 'sourceAmount']) {
    if (typeof body[name] === 'string') others.push({ ...body, [name]: `0${body[name]}` });
  }
  for (const name of ['externalReference', 'shareToken', 'name']) {
    if (typeof body[name] === 'string') others.push({ ...body, [name]: `${body[name]}-other` });
  }
  if (typeof body['to'] === 'string' && body['from'] === undefined)
    others.push({ ...body, reason: 'another reason' });
  if (typeof body['poboEnabled'] === 'boolean') others.push({ poboEnabled: !body['poboEnabled'] });
  const own = OTHERS[operation.id];
  if (own !== undefined) others.push(own);
  return others;
}

async function tryOtherPath(trial: Trial, operation: Operation, { path, key }: Call): Promise<void> {
  if (operation.pathParameters.length === 0) return;
  const next = await validCall(operation.id, trial.tenant, trial.session);
  const id = next.path?.['id'] ?? '';
  // Where one record serves for all, another is one that never was: the key is looked at before the record.
  const other = id === path?.['id'] ? { ...next, path: { id: neverUsed(id, trial) } } : next;
  const exchange = await trial.call(operation.id, { ...other, key: key ?? null });
  trial.expectRefusal(exchange, 422, 'idempotency_key_reused', 'the same key on another record');
}

export const keyReuse: Check = {
  name: 'key-reuse',
  title: 'A reused key with another method, path or body is refused with 422, and the first answer stays',
  source: 'given',
  appliesTo: ({ isIdempotent }) => isIdempotent,
  run: async (trial) => {
    await trial.together(trial.operations, async (part, operation) => {
      const key = part.session.newKey();
      const call: Call = { ...(await validCall(operation.id, part.tenant, part.session)), key };
      const first = await part.call(operation.id, call);
      part.demandSuccess(first, 'a plain call');
      for (const body of otherBodies(operation, call.body)) {
        const exchange = await part.call(operation.id, { ...call, body });
        part.expectRefusal(exchange, 422, 'idempotency_key_reused', 'the same key with another body');
      }
      await tryOtherPath(part, operation, call);
      const stranger =
        operation.id === 'createFundingInstrument' ? 'createBeneficiary' : 'createFundingInstrument';
      const elsewhere = { ...(await validCall(stranger, part.tenant, part.session)), key };
      const exchange = await part.call(stranger, elsewhere);
      part.expectRefusal(exchange, 422, 'idempotency_key_reused', `a key of ${operation.id} on another path`);
      const again = await part.call(operation.id, call);
      part.expect(
        again.response?.bodyText === first.response?.bodyText,
        operation.id,
        'after a misuse of its key the first answer is not replayed',
      );
    });
  },
};
