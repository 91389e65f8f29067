import type { BodyField } from '../../contract/body-fields.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Exchange } from '../../http/exchange.ts';
import { replaceAt } from '../../json/change-json.ts';
import { isObject, valueAt } from '../../json/json.ts';
import { newAddress, toBase58, toBase58Check } from '../../suite/addresses.ts';
import type { Check } from '../../suite/check.ts';
import { assetFieldBeside, fieldsOfKind, havingField, isStableAddress } from '../../suite/field-kinds.ts';
import { callsWith } from '../../suite/filled-call.ts';
import type { Trial } from '../../suite/trial.ts';

const EVM = ['ethereum', 'base', 'arbitrum', 'optimism', 'polygon', 'bsc', 'avalanche'];

/** Addresses that EIP-55 gives as examples of its checksum. */
const CHECKSUMMED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

const TOKENS: readonly (readonly [string, string])[] = [
  ['ethereum', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['ethereum', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
  ['ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
];

function bytes(length: number, value: number): Uint8Array {
  return new Uint8Array(length).fill(value);
}

/** Addresses that are well formed nowhere, or somewhere else. */
function refusedOf(trial: Trial): readonly (readonly [string, string, string])[] {
  const fresh = (network: string): string => newAddress(network, trial.session.random);
  const [known = ''] = CHECKSUMMED;
  const evm: readonly (readonly [string, string])[] = [
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a wrong checksum', known.replace('A', 'a')],
    ['39 digits', fresh('base').slice(0, -1)],
    ['41 digits', `${fresh('base')}0`],
    ['no prefix', fresh('base').slice(2)],
    ['another prefix', fresh('base').replace('0x', '1x')],
    ['a letter that is no digit', fresh('base').replace(/.$/, 'g')],
    ['an address of Solana', fresh('solana')],
    ['an address of Tron', fresh('tron')],
  ];
  const solana: readonly (readonly [string, string])[] = [
    ['the zero address', toBase58(bytes(32, 0))],
    ['31 bytes', toBase58(bytes(31, 7))],
    ['33 bytes', toBase58(bytes(33, 7))],
    ['a letter that base58 lacks', `${fresh('solana').slice(0, -1)}0`],
    ['an address of Ethereum', fresh('ethereum')],
    ['an address of Tron', fresh('tron')],
  ];
  const tron: readonly (readonly [string, string])[] = [
    ['the zero address', toBase58Check(new Uint8Array([0x41, ...bytes(20, 0)]))],
    ['another prefix', toBase58Check(new Uint8Array([0x00, ...bytes(20, 7)]))],
    ['no checksum', toBase58(new Uint8Array([0x41, ...bytes(20, 7)]))],
    ['a changed letter', fresh('tron').replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))],
    ['an address of Ethereum', fresh('ethereum')],
    ['an address of Solana', fresh('solana')],
  ];
  const on = (network: string, list: readonly (readonly [string, string])[]) =>
    list.map(([what, address]) => [network, what, address] as const);
  return [
    ...on('ethereum', evm),
    ...on('polygon', evm.slice(0, 3)),
    ...on('solana', solana),
    ...on('tron', tron),
    ...TOKENS.map(([network, address]) => [network, "a token's own contract", address] as const),
  ];
}

function assetOn(network: string): string {
  return network === 'tron' || network === 'avalanche' ? 'USDT' : 'USDC';
}

function goodOf(trial: Trial): readonly (readonly [string, string])[] {
  return [
    ...[...EVM, 'solana', 'tron'].map(
      (network) => [network, newAddress(network, trial.session.random)] as const,
    ),
    ...CHECKSUMMED.map((address) => ['ethereum', address] as const),
    ...CHECKSUMMED.map((address) => ['base', address.toLowerCase()] as const),
    ...CHECKSUMMED.slice(0, 1).map((address) => ['base', `0x${address.slice(2).toUpperCase()}`] as const),
  ];
}

async function send(
  trial: Trial,
  operation: Operation,
  field: BodyField,
  [network, address]: readonly [string, string],
): Promise<Exchange> {
  const calls = await callsWith(trial, operation, field);
  const asset = assetFieldBeside(operation.body?.fields ?? [], field);
  const parent = field.path.slice(0, -1);
  const around = valueAt(calls.with(address).body, ...parent);
  const whole = {
    ...(isObject(around) ? around : {}),
    network,
    ...(asset === undefined ? {} : { [asset]: assetOn(network) }),
  };
  return trial.call(operation.id, { ...calls.with(address), body: replaceAt(calls.body, parent, whole) });
}

async function tryAddresses(trial: Trial, operation: Operation, field: BodyField): Promise<void> {
  for (const [network, address] of goodOf(trial)) {
    const exchange = await send(trial, operation, field, [network, address]);
    trial.demandSuccess(exchange, `${address} on ${network}`);
  }
  for (const [network, what, address] of refusedOf(trial)) {
    const exchange = await send(trial, operation, field, [network, address]);
    trial.expectRefusal(exchange, 422, 'invalid_destination_address', `${what} on ${network}, ${address}`);
  }
}

export const addresses: Check = {
  name: 'addresses',
  title:
    'An address is taken by the rules of its own network, and refused with 422 invalid_destination_address where they do not hold, where it is nobody, or where it is a token',
  source: 'decision',
  appliesTo: havingField(isStableAddress),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.each(trial.operations, async (operation) => {
      for (const field of fieldsOfKind(operation, isStableAddress))
        await tryAddresses(trial, operation, field);
    });
  },
};
