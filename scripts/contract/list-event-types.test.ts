import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../generated/events.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { listEventTypes } from './list-event-types.ts';

const MACHINE = { states: ['open', 'done'] };

const ORDER = { id: 'ord', url: '/v1/orders/{id}' };

const NOTE = { id: 'nte', url: '/v1/note' };

describe('the types of events', () => {
  it('are the states of an object, and what is told of it beside them', () => {
    const sources = {
      order: { ...ORDER, states: true, changes: { late: 'It happens.' } },
      note: { ...NOTE, changes: { updated: 'It happens.' }, statuses: [] },
      memo: { ...NOTE, changes: { updated: 'It happens.' }, statuses: 'order' },
    };
    expect(listEventTypes(sources, { order: MACHINE })).toEqual([
      { type: 'order.open', object: 'order', when: 'A order is `open` now.', statuses: ['open'], ...ORDER },
      { type: 'order.done', object: 'order', when: 'A order is `done` now.', statuses: ['done'], ...ORDER },
      // What comes after the end changes no status.
      { type: 'order.late', object: 'order', when: 'It happens.', statuses: ['open', 'done'], ...ORDER },
      { type: 'note.updated', object: 'note', when: 'It happens.', statuses: [], ...NOTE },
      { type: 'memo.updated', object: 'memo', when: 'It happens.', statuses: ['open', 'done'], ...NOTE },
    ]);
  });

  it.each([
    ['an object without a table of states', { note: { ...NOTE, states: true } }, 'note has no states'],
    [
      'an object without statuses',
      { note: { ...NOTE, changes: { updated: 'It happens.' } } },
      'no table of states "note"',
    ],
    ['an object of which nothing is told', { order: ORDER }, 'Nothing is told of order'],
    [
      'a change that is a state',
      { order: { ...ORDER, states: true, changes: { done: 'It happens.' } } },
      'order.done is an event twice',
    ],
    [
      'a name that no type can have',
      { order: { ...ORDER, changes: { 'Late-1': 'It happens.' } } },
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
