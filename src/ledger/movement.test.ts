import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashMovement, presentMovement, type Movement } from './movement.ts';
import { GENESIS_HASH } from './wallet.ts';

const RESERVED: Omit<Movement, 'hash'> = {
  tenantId: 'acct_1',
  seq: 2,
  id: 'mov_2',
  asset: 'AUD',
  kind: 'payout_reserved',
  availableDeltaMinor: -10_100n,
  reservedDeltaMinor: 10_100n,
  reference: 'pay_1',
  reason: null,
  occurredAt: Date.UTC(2026, 0, 31, 23, 59, 59, 7),
  externalReference: 'Zahlung "Ä"\u2028\n',
  operationId: 'pay_1',
  operationKind: 'payout',
  previousHash: 'a'.repeat(64),
};

const ADJUSTED: Omit<Movement, 'hash'> = {
  ...RESERVED,
  seq: 1,
  id: 'mov_1',
  asset: 'USDC',
  kind: 'admin_adjustment',
  availableDeltaMinor: 1n,
  reservedDeltaMinor: 0n,
  reason: 'opening balance',
  reference: 'mov_1',
  externalReference: 'mov_1',
  operationId: null,
  operationKind: null,
  previousHash: GENESIS_HASH,
};

// Written by hand as RFC 8785 says: keys in order, no white space, nothing escaped that need not be.
const RESERVED_JSON =
  '{"asset":"AUD","availableDelta":"-101.00","clientId":"acct_1",' +
  '"externalReference":"Zahlung \\"Ä\\"\u2028\\n","id":"mov_2","kind":"payout_reserved",' +
  '"occurredAt":"2026-01-31T23:59:59.007Z","operationId":"pay_1","operationKind":"payout",' +
  '"reference":"pay_1","reservedDelta":"101.00","seq":2}';
const ADJUSTED_JSON =
  '{"asset":"USDC","availableDelta":"0.000001","clientId":"acct_1","externalReference":"mov_1","id":"mov_1",' +
  '"kind":"admin_adjustment","occurredAt":"2026-01-31T23:59:59.007Z","reason":"opening balance",' +
  '"reference":"mov_1","reservedDelta":"0.000000","seq":1}';

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

describe('the hash of a movement', () => {
  it('covers the previous hash and the canonical JSON of what an export shows', () => {
    expect(hashMovement(RESERVED)).toBe(sha256('a'.repeat(64) + RESERVED_JSON));
  });

  it('begins with 64 zeros, and leaves out what a movement does not have', () => {
    expect(hashMovement(ADJUSTED)).toBe(sha256('0'.repeat(64) + ADJUSTED_JSON));
  });

  it('changes with every field', () => {
    const changes: Required<Omit<Movement, 'hash'>> = {
      tenantId: 'acct_2',
      seq: 3,
      id: 'mov_3',
      asset: 'USDC',
      kind: 'reservation_released',
      availableDeltaMinor: -10_101n,
      reservedDeltaMinor: 10_099n,
      reference: 'pay_2',
      reason: '',
      occurredAt: RESERVED.occurredAt + 1,
      externalReference: 'Zahlung',
      operationId: 'pay_2',
      operationKind: 'conversion',
      previousHash: 'b'.repeat(64),
    };
    const hashes = Object.entries(changes).map(([field, value]) =>
      hashMovement({ ...RESERVED, [field]: value }),
    );
    expect(new Set([...hashes, hashMovement(RESERVED)]).size).toBe(hashes.length + 1);
  });
});

it('shows callers exactly the fields of the export but for its number and hashes', () => {
  const { seq, ...shown } = JSON.parse(RESERVED_JSON) as Record<string, unknown>;
  expect(presentMovement(RESERVED)).toEqual(shown);
  expect(seq).toBe(2);
});
