import { describe, expect, it } from 'vitest';
import { hashMovement, presentMovement, type Movement } from './movement.ts';
import { verifyExport } from './verify-export.ts';
import { GENESIS_HASH } from './wallet.ts';

function chainOf(length: number): Movement[] {
  const chain: Movement[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const unhashed = {
      tenantId: 'acct_1',
      seq,
      id: `mov_${seq}`,
      asset: 'AUD',
      kind: 'admin_adjustment',
      availableDeltaMinor: BigInt(seq),
      reservedDeltaMinor: 0n,
      reference: `mov_${seq}`,
      reason: 'ünïcode\n"quoted"',
      occurredAt: Date.UTC(2026, 2, 4) + seq,
      externalReference: 'e',
      operationId: seq === 2 ? 'pay_1' : null,
      operationKind: seq === 2 ? 'payout' : null,
      previousHash: chain.at(-1)?.hash ?? GENESIS_HASH,
    } as Omit<Movement, 'hash'>;
    chain.push({ ...unhashed, hash: hashMovement(unhashed) });
  }
  return chain;
}

const CHAIN = chainOf(5);

const HEAD = { seq: 5, hash: CHAIN[4]?.hash ?? '' };

function linesOf(movements: readonly Movement[]): Record<string, unknown>[] {
  return movements.map((movement) => {
    const { seq, hash, previousHash, operationId } = movement;
    const status = operationId === null ? {} : { operationStatus: 'settled' };
    return { ...presentMovement(movement), ...status, seq, hash, previousHash };
  });
}

const textOf = (lines: readonly object[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
  await Promise.resolve();
}

const changed = (index: number, change: object): Record<string, unknown>[] =>
  linesOf(CHAIN).map((line, at) => (at === index ? { ...line, ...change } : line));

const faultsOf = async (text: string, known = HEAD): Promise<readonly string[]> =>
  (await verifyExport(pieces(text), known)).faults;

describe('an exported ledger', () => {
  it('that nobody touched is sound, however its text is cut, and holds every head that it had', async () => {
    for (const size of [1, 7, 100_000]) {
      const verdict = await verifyExport(pieces(textOf(linesOf(CHAIN)), size));
      expect(verdict).toEqual({ tenantId: 'acct_1', movements: 5, head: HEAD, faults: [] });
    }
    for (const { seq, hash } of [...CHAIN, { seq: 0, hash: GENESIS_HASH }]) {
      expect(await faultsOf(textOf(linesOf(CHAIN)), { seq, hash })).toEqual([]);
    }
  });

  it('may have its keys in any order, and any status of its operations', async () => {
    const reversed = changed(1, { operationStatus: 'failed' }).map((line) =>
      Object.fromEntries(Object.entries(line).toReversed()),
    );
    expect(await faultsOf(textOf(reversed))).toEqual([]);
  });

  it.each([
    { availableDelta: '2.01' },
    { reservedDelta: '-1.00' },
    { reason: 'another' },
    { reference: 'mov_9' },
    { externalReference: 'f' },
    { kind: 'funding_credited' },
    { asset: 'USDC' },
    { operationId: 'pay_2' },
    { occurredAt: '2026-03-04T00:00:00.004Z' },
    { added: true },
  ])('shows a changed line: %j', async (change) => {
    expect(await faultsOf(textOf(changed(2, change)))).toContain('movement 3 does not have its own hash');
  });

  it('shows a line that is missing, doubled or in another place', async () => {
    const [one, two, three, four, five] = linesOf(CHAIN) as [object, object, object, object, object];
    const not = 'is not chained to the one before it';
    expect(await faultsOf(textOf([one, two, four, five]))).toEqual([
      'movement 4 follows 2',
      `movement 4 ${not}`,
    ]);
    expect(await faultsOf(textOf([one, two, two, three, four, five]))).toContain('movement 2 follows 2');
    expect(await faultsOf(textOf([two, one, three, four, five]))).toContain('movement 2 follows 0');
    expect(await faultsOf(textOf([one, two, three, four]))).toEqual(['the given head is not in this chain']);
    expect(await faultsOf(textOf([one, two, three, four]), { seq: 4, hash: CHAIN[3]?.hash ?? '' })).toEqual(
      [],
    );
  });

  it('that was rewritten as a whole shows by a known head alone', async () => {
    let previousHash = GENESIS_HASH;
    const rewritten = CHAIN.map((movement) => {
      const unhashed = { ...movement, externalReference: 'made up', previousHash };
      previousHash = hashMovement(unhashed);
      return { ...unhashed, hash: previousHash };
    });
    expect((await verifyExport(pieces(textOf(linesOf(rewritten))))).faults).toEqual([]);
    expect(await faultsOf(textOf(linesOf(rewritten)))).toHaveLength(1);
  });

  it("shows a transfer that broke off, and another account's line", async () => {
    const whole = textOf(linesOf(CHAIN));
    expect(await faultsOf(whole.slice(0, -1))).toEqual(['line 5 has no line end: the export is incomplete']);
    expect(await faultsOf(whole.slice(0, -9))).toContain('line 5 is not a movement');
    const foreign = changed(3, { clientId: 'acct_2' });
    expect(await faultsOf(textOf(foreign))).toContain('line 4 belongs to another account');
  });

  it.each(['\n', 'nonsense\n', '[]\n', 'null\n', '{}\n', '{"seq":1}\n'])(
    'is not one where a line is %j',
    async (line) => {
      expect((await verifyExport(pieces(line))).faults).toEqual(['line 1 is not a movement']);
    },
  );

  it('of an empty ledger is empty, with the head 0 and 64 zeros', async () => {
    const empty = { tenantId: null, movements: 0, head: { seq: 0, hash: GENESIS_HASH }, faults: [] };
    expect(await verifyExport(pieces(''))).toEqual(empty);
    expect(await faultsOf('', { seq: 0, hash: GENESIS_HASH })).toEqual([]);
    expect(await faultsOf('')).toHaveLength(1);
  });
});
