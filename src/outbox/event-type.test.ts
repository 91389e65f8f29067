import { expect, it } from 'vitest';
import { contractDocument } from '../contract/document.ts';
import { EVENT_TYPES } from '../../generated/events.ts';
import { eventTypeOf } from './event.ts';

it('names the event of a status, and refuses what the contract has no event for', () => {
  expect(eventTypeOf('payout', 'returned')).toBe('payout.returned');
  expect(eventTypeOf('payout', 'late_return')).toBe('payout.late_return');
  expect(() => eventTypeOf('withdrawal', 'returned')).toThrow('There is no event withdrawal.returned');
  expect(() => eventTypeOf('quote', 'expired')).toThrow('There is no event quote.expired');
});

it('is of the list that the served document carries', () => {
  expect(contractDocument()).toMatchObject({ 'x-event-types': [...EVENT_TYPES] });
});
