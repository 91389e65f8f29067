import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../generated/events.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { listEventTypes } from './list-event-types.ts';

const MACHINE = { states: ['open', 'done'] };

describe('the types of events', () => {
  it('are the states of an object, and what is told of it beside them', () => {
    const sources = { order: { states: true, changes: ['late'] }, note: { changes: ['updated'] } };
    expect(listEventTypes(sources, { order: MACHINE })).toEqual([
      'order.open',
      'order.done',
      'order.late',
      'note.updated',
    ]);
  });

  it.each([
    ['an object without a table of states', { note: { states: true } }, 'note has no states'],
    ['an object of which nothing is told', { order: {} }, 'Nothing is told of order'],
    [
      'a change that is a state',
      { order: { states: true, changes: ['done'] } },
      'order.done is an event twice',
    ],
    [
      'a name that no type can have',
      { order: { changes: ['Late-1'] } },
      'cannot have an event named "Late-1"',
    ],
  ])('refuse %s', (_what, sources, message) => {
    expect(() => listEventTypes(sources, { order: MACHINE })).toThrow(message);
  });

  it('of the contract have one for each status that an operation or a receipt can have', () => {
    for (const object of ['payout', 'withdrawal', 'conversion', 'payin', 'deposit'] as const) {
      const own = EVENT_TYPES.filter((type) => type.startsWith(`${object}.`)).map(
        (type) => type.split('.')[1],
      );
      expect(own.filter((name) => !name?.startsWith('late_'))).toEqual(STATE_MACHINES[object].states);
    }
    expect(EVENT_TYPES).not.toContain('withdrawal.returned');
  });
});
