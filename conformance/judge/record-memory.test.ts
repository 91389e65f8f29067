import { expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import { RecordMemory, type Sighting } from './record-memory.ts';

const contract: Contract = {
  document: {},
  operations: new Map(),
  errors: new Map(),
  stateMachines: new Map([
    [
      'payin',
      {
        states: ['detected', 'credited'],
        initial: ['detected'],
        final: [],
        transitions: [{ from: 'detected', to: 'credited', ledger: [] }],
      },
    ],
  ]),
};

const at = (startedAt: number, isReplay = false): Sighting => ({
  startedAt,
  endedAt: startedAt + 1,
  isReplay,
});
const movement = { id: 'mov_1', kind: 'payout_reserved', availableDelta: '-1.00', operationStatus: 'held' };

it('lets the status of the operation of a movement change, and nothing else', () => {
  const memory = new RecordMemory(contract);
  expect(memory.compare('movement', movement, at(0))).toEqual([]);
  expect(memory.compare('movement', { ...movement, operationStatus: 'failed' }, at(10))).toEqual([]);
  expect(memory.compare('movement', { ...movement, availableDelta: '-2.00' }, at(20))).toHaveLength(1);
});

it('knows a movement again in the overview, which shows less of it', () => {
  const memory = new RecordMemory(contract);
  memory.compare('movement', { ...movement, externalReference: 'a' }, at(0));
  expect(memory.compare('recent_movement', { id: 'mov_1', availableDelta: '-1.00' }, at(10))).toEqual([]);
  expect(memory.compare('recent_movement', { id: 'mov_1', availableDelta: '-3.00' }, at(20))).toHaveLength(1);
  expect(memory.compare('movement', { ...movement, externalReference: 'b' }, at(30))).toHaveLength(1);
});

it('sees a status go back, but not in an answer that may be older', () => {
  const detected = { id: 'pin_1', status: 'detected', updatedAt: '1' };
  const credited = { id: 'pin_1', status: 'credited', updatedAt: '2' };
  const memory = new RecordMemory(contract);
  memory.compare('payin', credited, at(10));
  expect(memory.compare('payin', detected, at(5))).toEqual([]);
  expect(memory.compare('payin', detected, at(20, true))).toEqual([]);
  expect(memory.compare('payin', detected, at(30)).length).toBeGreaterThan(0);
});
