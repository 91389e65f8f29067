import { expect, it } from 'vitest';
import type { StateMachine } from '../contract/contract.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { faultsOfEvents } from './faults-of-events.ts';
import type { ToldRecord } from './told-record.ts';

const machineOf = (initial: string, ...moves: readonly string[]): StateMachine => ({
  states: [],
  initial: [initial],
  final: [],
  transitions: moves.map((move) => {
    const [from = '', to = ''] = move.split('>');
    return { from, to, ledger: [] };
  }),
});

const MACHINES = new Map([
  ['payin', machineOf('detected', 'detected>confirming', 'confirming>credited', 'detected>held')],
  ['customer_verification', machineOf('not_started', 'not_started>approved')],
]);

const at = (second: number): string => `2026-11-21T10:00:0${second}.000Z`;

let made = 0;

function event(type: string, id: string, status: string | null, version: number, second: number): JsonObject {
  const object = type.split('.')[0] ?? '';
  const places: Record<string, string> = {
    payout: `/v1/treasury/payouts/${id}`,
    payin: `/v1/treasury/payins/${id}`,
    customer: `/v1/customers/${id}`,
    beneficiary: `/v1/treasury/beneficiaries/${id}`,
    treasury_settings: '/v1/treasury/settings',
    invoice: `/v1/invoices/${id}`,
  };
  const data = { id, object, status, version, url: places[object] ?? '' };
  return { id: `evt_${made++}`, type, timestamp: at(second), data };
}

const record = (object: string, id: string, value: JsonObject, isNew = true): ToldRecord => ({
  object,
  id,
  value: { id, ...value },
  isNew,
});

const entry = (status: string, second: number): JsonObject => ({ status, at: at(second) });

const PAYOUT = record('payout', 'pay_1', {
  status: 'settled',
  statusHistory: [entry('accepted', 1), entry('submitted', 2), entry('settled', 2)],
  adjustments: [{ kind: 'late_return', at: at(4) }],
});
const TOLD = [
  event('payout.accepted', 'pay_1', 'accepted', 1, 1),
  event('payout.submitted', 'pay_1', 'submitted', 2, 2),
  event('payout.settled', 'pay_1', 'settled', 3, 2),
  event('payout.late_return', 'pay_1', 'settled', 4, 4),
];

/** The faults in words; events are given oldest first. */
function wordsOf(events: readonly JsonObject[], records: readonly ToldRecord[]): string {
  const telling = { events: [...events].reverse(), records, machines: MACHINES };
  return faultsOfEvents(telling)
    .map(({ message }) => message)
    .join('; ');
}

const changed = (index: number, path: 'data' | 'event', fields: Record<string, Json>): JsonObject[] =>
  TOLD.map((each, place) => {
    if (place !== index) return each;
    return path === 'event'
      ? { ...each, ...fields }
      : { ...each, data: { ...(each['data'] as JsonObject), ...fields } };
  });

it('finds nothing where every status has its one event', () => {
  expect(wordsOf(TOLD, [PAYOUT])).toBe('');
  expect(wordsOf([], [])).toBe('');
});

it('judges what is older than the reading by the end of its history', () => {
  expect(wordsOf(TOLD.slice(2), [{ ...PAYOUT, isNew: false }])).toBe('');
  expect(wordsOf([], [{ ...PAYOUT, isNew: false }])).toBe('');
  expect(wordsOf(TOLD.slice(1, 3), [{ ...PAYOUT, isNew: false }])).toContain('is told of it');
  expect(wordsOf(TOLD.slice(2), [PAYOUT])).toContain('is told of it');
});

it.each<[string, readonly JsonObject[], string]>([
  ['an event that was lost', TOLD.filter((_each, index) => index !== 1), 'where it went'],
  ['nothing told at all', [], 'nothing is told of it'],
  ['an event of no change', [...TOLD, event('payout.settled', 'pay_1', 'settled', 5, 5)], 'where it went'],
  ['another order', [0, 2, 1, 3].flatMap((place) => TOLD.slice(place, place + 1)), 'and then'],
  ['a status of now', changed(0, 'data', { status: 'settled' }), 'accepted/settled'],
  ['another moment', changed(2, 'event', { timestamp: at(3) }), `at ${at(3)} instead of ${at(2)}`],
  ['a version that stands', changed(2, 'data', { version: 2 }), 'the version 2, and then 2'],
  ['a moment that falls', changed(0, 'event', { timestamp: at(9) }), 'an earlier moment'],
  ['a place of another', changed(0, 'data', { url: '/v1/treasury/payouts/pay_2' }), 'is read at'],
  ['a type of another', changed(0, 'event', { type: 'payin.accepted' }), 'in an event payin.accepted'],
  ['an event listed twice', [...TOLD, ...TOLD.slice(3)], 'listed twice'],
  ['an event of nothing', [...TOLD, event('payout.held', 'pay_2', 'held', 1, 1)], 'is not there'],
])('sees %s', (_what, events, words) => {
  expect(wordsOf(events, [PAYOUT])).toContain(words);
});

it('holds what shows no past to its table, to its present and to its last moment', () => {
  const payin = record('payin', 'pin_1', { status: 'credited', updatedAt: at(2) });
  const told = [
    event('payin.detected', 'pin_1', 'detected', 1, 1),
    event('payin.confirming', 'pin_1', 'confirming', 2, 2),
    event('payin.credited', 'pin_1', 'credited', 3, 2),
  ];
  expect(wordsOf(told, [payin])).toBe('');
  expect(wordsOf(told.slice(1), [payin])).toContain('the first that is told is confirming');
  expect(
    wordsOf(
      told.filter((_each, index) => index !== 1),
      [payin],
    ),
  ).toContain('from detected to credited');
  expect(wordsOf(told.slice(0, 2), [payin])).toContain('the last that is told is confirming');
  expect(wordsOf([], [payin])).toContain('the first that is told is nothing');
  expect(wordsOf(told, [record('payin', 'pin_1', { status: 'credited', updatedAt: at(5) })])).toContain(
    'its last change is told at',
  );
});

it('takes the changes of a customer that leave the status, and settings that have none', () => {
  const customer = record('customer', 'cus_1', { verificationStatus: 'approved', updatedAt: at(3) });
  const told = [
    event('customer.created', 'cus_1', 'not_started', 1, 1),
    event('customer.updated', 'cus_1', 'approved', 2, 2),
    event('customer.updated', 'cus_1', 'approved', 3, 3),
  ];
  expect(wordsOf(told, [customer])).toBe('');
  expect(wordsOf([event('treasury_settings.updated', 'acct_1', null, 1, 1)], [])).toBe('');
  expect(wordsOf([event('treasury_settings.updated', 'acct_1', 'on', 1, 1)], [])).toContain('a status');
});

it('knows what is switched off, and drafts of which nothing is told', () => {
  const told = [
    event('beneficiary.created', 'ben_1', 'active', 1, 1),
    event('beneficiary.deactivated', 'ben_1', 'inactive', 2, 2),
  ];
  const beneficiary = record('beneficiary', 'ben_1', {
    status: 'inactive',
    createdAt: at(1),
    deactivatedAt: at(2),
  });
  expect(wordsOf(told, [beneficiary])).toBe('');
  expect(wordsOf(told.slice(0, 1), [beneficiary])).toContain('created/active is told of it');
  const voided = record('invoice', 'bil_1', { status: 'void', issuedAt: at(1), voidedAt: at(2) });
  expect(
    wordsOf(
      [event('invoice.issued', 'bil_1', 'issued', 1, 1), event('invoice.voided', 'bil_1', 'void', 2, 2)],
      [voided],
    ),
  ).toBe('');
  expect(wordsOf([], [record('invoice', 'bil_2', { status: 'draft' })])).toBe('');
});
