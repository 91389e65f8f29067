import { spoilBody } from '../../contract/spoil-body.ts';
import type { Check } from '../../suite/check.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { validCall } from '../../suite/recipes.ts';
import { richBodies } from '../../suite/rich-bodies.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';

/** Every way in which a schema can be broken, one at a time. */
export const badBodies: Check = {
  name: 'bad-bodies',
  title: 'A body that breaks its schema anywhere is 400 invalid_request, and nothing is written',
  source: 'decision',
  appliesTo: ({ body }) => body !== null,
  run: async (trial) => {
    const { session, tenant } = trial;
    await trial.each(trial.operations, async (operation) => {
      if (operation.body === null) return;
      const { schema, reference } = operation.body;
      const call = await validCall(operation.id, tenant, session);
      const rich = await richBodies(operation.id, tenant, session);
      const bodies = rich.length > 0 ? rich : [call.body ?? {}];
      const before = await footprintOf(tenant);
      for (const good of bodies) {
        const spoiled = spoilBody(session.contract.document, schema, good).filter(
          ({ body }) => session.findBodyFault(reference, body) !== undefined,
        );
        const calls = spoiled.map(({ what, body }) => ({
          what: `a body with ${what}`,
          call: { ...call, body },
        }));
        await expectInvalid(trial, operation.id, calls);
      }
      const changed = differences(before, await footprintOf(tenant));
      trial.expect(changed.length === 0, operation.id, `refused bodies changed ${changed.join(', ')}`);
    });
  },
};
