import type { Operation } from '../../contract/operation.ts';
import { spoilBody } from '../../contract/spoil-body.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { expectInvalid, type InvalidCall } from '../../suite/expect-invalid.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import { richBodies } from '../../suite/rich-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { withoutTrace } from '../../suite/without-trace.ts';

/** Variants that are only spoiled: as they are they would change how the calls beside them end. */
const ONLY_SPOILED: Readonly<Record<string, readonly JsonObject[]>> = {
  injectFaults: [{ provider: 'api', fault: 'slow', count: 1, operationId: 'getBalances', delayMs: 0 }],
  setClock: [{ frozenAt: '2999-01-01T00:00:00Z' }],
};

/** Every way in which a schema can be broken, one at a time. */
async function spoiledCalls({ session, tenant }: Trial, { id, body }: Operation): Promise<InvalidCall[]> {
  if (body === null) return [];
  const call = await refusedCall(id, tenant, session);
  const rich = await richBodies(id, tenant, session);
  const bodies = [...(rich.length > 0 ? rich : [call.body ?? {}]), ...(ONLY_SPOILED[id] ?? [])];
  return bodies
    .flatMap((good) => spoilBody(session.contract.document, body.schema, good))
    .filter((spoiled) => session.findBodyFault(body.reference, spoiled.body) !== undefined)
    .map((spoiled) => ({ what: `a body with ${spoiled.what}`, call: { ...call, body: spoiled.body } }));
}

export const badBodies: Check = {
  name: 'bad-bodies',
  title: 'A body that breaks its schema anywhere is 400 invalid_request, and nothing is written',
  source: 'decision',
  appliesTo: ({ body }) => body !== null,
  run: (trial) =>
    withoutTrace(trial, {
      what: 'bodies',
      prepare: spoiledCalls,
      send: (part, { id }, calls) => expectInvalid(part, id, calls),
    }),
};
