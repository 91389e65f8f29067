import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import { omit } from '../json/change-json.ts';
import type { JsonObject } from '../json/json.ts';
import { judgeTransfer } from './transfer-laws.ts';

const STATES = ['detected', 'held', 'converting', 'delivering', 'completed', 'failed', 'returned'];
const EDGES = [
  [null, 'detected'],
  ['detected', 'held'],
  ['detected', 'converting'],
  ['held', 'converting'],
  ['held', 'returned'],
  ['converting', 'delivering'],
  ['converting', 'failed'],
  ['delivering', 'completed'],
  ['delivering', 'failed'],
  ['failed', 'returned'],
] as const;

const contract: Contract = {
  document: {},
  operations: new Map(),
  errors: new Map(),
  stateMachines: new Map([
    [
      'transfer',
      {
        states: STATES,
        initial: ['detected'],
        final: ['completed', 'returned'],
        transitions: EDGES.map(([from, to]) => ({ from, to, ledger: [] })),
      },
    ],
  ]),
};

const aud = (amount: string): JsonObject => ({ amount, currency: 'AUD' });
const usdc = (amount: string): JsonObject => ({ amount, currency: 'USDC', network: 'base' });

const through = (...statuses: readonly string[]): JsonObject[] =>
  statuses.map((status, index) => ({ status, at: `2026-03-02T23:00:0${index}.000Z` }));

/** 250.00 AUD, of which half a percent and 0.50 with a quarter percent are taken. */
const inwards: JsonObject = {
  id: 'trf_1',
  direction: 'aud_to_stablecoin',
  status: 'completed',
  source: aud('250.00'),
  platformFee: aud('1.25'),
  developerFee: aud('1.13'),
  converted: aud('247.62'),
  rate: '0.6512345678',
  destination: usdc('161.258703'),
  developerFeeAud: '1.13',
  pricing: { platformFee: { flat: '0.00', bps: 50 }, developerFee: { flatAud: '0.50', bps: 25 } },
  transactionHash: '0x1',
  deliveryReference: 'd',
  nextAction: 'none',
  statusHistory: through('detected', 'converting', 'delivering', 'completed'),
  createdAt: '2026-03-02T23:00:00.000Z',
  updatedAt: '2026-03-02T23:00:03.000Z',
  completedAt: '2026-03-02T23:00:03.000Z',
};

/** 100 USDC at 1.5: 0.50 AUD are 0.333333 USDC, and a quarter percent is 0.25. */
const outwards: JsonObject = {
  ...inwards,
  direction: 'stablecoin_to_aud',
  source: usdc('100.000000'),
  platformFee: usdc('0.500000'),
  developerFee: usdc('0.583333'),
  converted: usdc('98.916667'),
  rate: '1.5000000000',
  destination: aud('148.37'),
  developerFeeAud: '0.87',
};

const wordsOf = (transfer: JsonObject): string => judgeTransfer(transfer, contract).join('; ');

describe('a transfer that adds up', () => {
  it('has no faults, in either direction', () => {
    expect(wordsOf(inwards)).toBe('');
    expect(wordsOf(outwards)).toBe('');
  });

  it('has none before its price is fixed', () => {
    const priced = [
      'rate',
      'converted',
      'destination',
      'developerFeeAud',
      'deliveryReference',
      'completedAt',
    ];
    const held = {
      ...omit(inwards, ...priced, 'transactionHash'),
      status: 'held',
      holdReason: 'provider_review',
      nextAction: 'contact_support',
      statusHistory: through('detected', 'held'),
    };
    expect(wordsOf(held)).toBe('');
    const deposited = {
      ...omit(outwards, ...priced, 'developerFee'),
      status: 'detected',
      nextAction: 'wait_for_confirmation',
      statusHistory: through('detected'),
    };
    expect(wordsOf(deposited)).toBe('');
    expect(wordsOf({ ...deposited, developerFee: usdc('0.583333') })).toContain('developerFee is present');
  });
});

it('has no history to be judged by where the document has no state machine of it', () => {
  const bare = { ...contract, stateMachines: new Map() };
  expect(judgeTransfer(inwards, bare)).toEqual(['the document has no state machine of a transfer']);
});

describe('a transfer shows', () => {
  it.each<[string, JsonObject, object, string]>([
    [
      'a fee on the net',
      inwards,
      { platformFee: aud('1.24'), converted: aud('247.63') },
      'platform fee is 124',
    ],
    ['a developer fee that was rounded down', inwards, { developerFee: aud('1.12') }, 'developer fee is 112'],
    [
      'a developer fee whose flat part was not turned',
      outwards,
      { developerFee: usdc('0.750000'), converted: usdc('98.750000'), destination: aud('148.12') },
      'developer fee is 750000',
    ],
    ['what is missing between its parts', inwards, { converted: aud('247.61') }, 'its source is not'],
    [
      'a destination that was rounded up',
      inwards,
      { destination: usdc('161.258704') },
      'its destination is not',
    ],
    ['a destination that is short', outwards, { destination: aud('148.36') }, 'its destination is not'],
    ['another fee in dollars', outwards, { developerFeeAud: '0.88' }, 'developerFeeAud is not'],
    ['a fee in another asset', outwards, { platformFee: aud('0.50') }, 'not in the asset and network'],
    ['a reason to hold that is over', inwards, { holdReason: 'provider_review' }, 'holdReason is present'],
    ['no price', inwards, { rate: undefined }, 'rate is absent'],
    ['an end that it did not come to', inwards, { status: 'delivering' }, 'its status is not the last'],
    ['a moment that its history does not name', inwards, { completedAt: undefined }, 'completedAt is not'],
    [
      'a move that does not exist',
      inwards,
      { statusHistory: through('detected', 'delivering', 'converting', 'completed') },
      'detected → delivering',
    ],
  ])('%s', (_what, transfer, change, words) => {
    const changed = JSON.parse(JSON.stringify({ ...transfer, ...change })) as JsonObject;
    expect(wordsOf(changed)).toContain(words);
  });
});
