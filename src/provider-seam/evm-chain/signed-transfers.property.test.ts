import fc from 'fast-check';
import { Transaction } from 'micro-eth-signer';
import { ERC20, createContract } from 'micro-eth-signer/abi.js';
import { describe, expect, it } from 'vitest';
import { minorOf, rawOf, readTransferLog, transferCall, TRANSFER_TOPIC } from './erc20.ts';
import { feesAfter, feesFor } from './fees.ts';
import { signingWith } from './signer.ts';

const BYTES = (length: number): fc.Arbitrary<string> =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

const ADDRESS = BYTES(20).filter((address) => !/^0x0+$/.test(address));

const MINOR = fc.bigInt({ min: 1n, max: 10n ** 18n });

const signer = signingWith('11'.repeat(32));

describe('a transfer', () => {
  it('that is signed is read back from its bytes: wallet, token, receiver, amount, nonce and fees', () => {
    const terms = fc.record({
      to: ADDRESS,
      recipient: ADDRESS,
      minor: MINOR,
      decimals: fc.constantFrom(6, 18),
      nonce: fc.nat(),
      gasLimit: fc.bigInt({ min: 21_000n, max: 10_000_000n }),
      tip: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      more: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    });
    fc.assert(
      fc.property(terms, ({ to, recipient, minor, decimals, nonce, gasLimit, tip, more }) => {
        const data = transferCall(recipient, rawOf(minor, { decimals }));
        const fees = { maxFeePerGas: tip + more, maxPriorityFeePerGas: tip };
        const { raw, hash } = signer.sign({ chainId: 8_453n, nonce, to, data, gasLimit, ...fees });
        const read = Transaction.fromHex(raw, false);
        expect(read.sender.toLowerCase()).toBe(signer.address);
        expect(`0x${read.hash.replace(/^0x/, '')}`).toBe(hash);
        expect(read.raw).toMatchObject({
          nonce: BigInt(nonce),
          chainId: 8_453n,
          value: 0n,
          gasLimit,
          ...fees,
        });
        expect(read.raw.to.toLowerCase()).toBe(to);
        const call = Buffer.from(read.raw.data.slice(2), 'hex');
        expect(
          createContract(ERC20).transfer.encodeInput({ to: recipient, value: rawOf(minor, { decimals }) }),
        ).toEqual(new Uint8Array(call));
        expect(minorOf(rawOf(minor, { decimals }), { decimals })).toBe(minor);
      }),
      { numRuns: 50 },
    );
  });

  it('in a log is read with its amount rounded down to a millionth', () => {
    const word = (address: string): string => `0x${'0'.repeat(24)}${address.slice(2)}`;
    fc.assert(
      fc.property(
        ADDRESS,
        ADDRESS,
        ADDRESS,
        MINOR,
        fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }),
        (contract, from, to, minor, dust) => {
          const token = { asset: 'USDC', contract, decimals: 18 } as const;
          const value = rawOf(minor, token) + dust;
          const log = {
            address: contract.toUpperCase().replace('0X', '0x'),
            topics: [TRANSFER_TOPIC, word(from), word(to)],
            data: `0x${value.toString(16).padStart(64, '0')}`,
            transactionHash: `0x${'1'.repeat(64)}`,
            blockHash: `0x${'2'.repeat(64)}`,
            blockNumber: '0x3',
            logIndex: '0x4',
          };
          expect(readTransferLog(log, [token])).toMatchObject({
            asset: 'USDC',
            sender: from,
            recipient: to,
            minor,
          });
          expect(readTransferLog({ ...log, removed: true }, [token])).toBeUndefined();
          expect(readTransferLog(log, [{ ...token, contract: '0x00' }])).toBeUndefined();
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('fees', () => {
  const WEI = fc.bigInt({ min: 0n, max: 10n ** 12n });

  it('are never above what is allowed, and a higher offer is an eighth more at least', () => {
    fc.assert(
      fc.property(WEI, WEI, WEI, WEI, (baseFee, tip, later, most) => {
        const first = feesFor({ baseFee }, tip, most);
        if (first === undefined) {
          expect(baseFee + tip).toBeGreaterThan(most);
          return;
        }
        expect(first.maxFeePerGas).toBeLessThanOrEqual(most);
        expect(first.maxFeePerGas).toBeGreaterThanOrEqual(baseFee + tip);
        const kept = {
          maxFeePerGas: String(first.maxFeePerGas),
          maxPriorityFeePerGas: String(first.maxPriorityFeePerGas),
        };
        const raised = feesAfter(kept, feesFor({ baseFee: later }, tip, most), most);
        if (raised === undefined) return;
        expect(raised.maxFeePerGas).toBeLessThanOrEqual(most);
        expect(raised.maxFeePerGas * 8n).toBeGreaterThanOrEqual(first.maxFeePerGas * 9n);
        expect(raised.maxPriorityFeePerGas * 8n).toBeGreaterThanOrEqual(first.maxPriorityFeePerGas * 9n);
        expect(raised.maxPriorityFeePerGas).toBeLessThanOrEqual(raised.maxFeePerGas);
      }),
    );
  });
});
