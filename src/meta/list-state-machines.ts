import { STATE_MACHINES } from '../../generated/state-machines.ts';
import type { ReadHandler } from '../contract/handler.ts';
import type { Schema } from '../contract/operation-types.ts';

/** GET /v1/meta/state-machines: the tables that every move of a resource is checked against. */
export const listStateMachines: ReadHandler<'listStateMachines'> = {
  kind: 'read',
  read: () => {
    const machines = Object.entries(STATE_MACHINES).map(([resource, machine]) => ({ resource, ...machine }));
    // The table is constant, and the contract's types know no constant lists.
    return Promise.resolve({
      body: { data: structuredClone(machines) as unknown as Schema<'StateMachine'>[] },
    });
  },
};
