import type { HDKey } from '@scure/bip32';
import { Command } from 'commander';
import type { EvmChainConfig } from '../config/evm-chain.ts';
import { parseAmount, presentAmount } from '../money/amount.ts';
import { ChainNetwork } from '../provider-seam/evm-chain/network.ts';
import { readSecretFile, readSigner } from '../provider-seam/evm-chain/signer.ts';
import type { Swept } from '../provider-seam/evm-chain/sweep.ts';
import type { AddressHolder } from '../provider-seam/inbox/find-subject.ts';
import { evmChainOf, networkNamed } from './chain-commands.ts';
import { type OperatorContext, print, withService } from './with-service.ts';

interface Options {
  readonly keys: string;
  readonly gasKey?: string;
  readonly least: string;
  readonly patience: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const PAGE = 200;

/** @throws Error if it is not the private side of the key that the server derives addresses with */
async function readRoot(file: string, { depositKey }: EvmChainConfig): Promise<HDKey> {
  const text = await readSecretFile(file);
  // Never repeated.
  if (!/^xprv[1-9A-HJ-NP-Za-km-z]{100,120}$/.test(text))
    throw new Error(`${file} must hold an extended private key (xprv…)`);
  // Loaded where it is used: other commands start without it.
  const { HDKey } = await import('@scure/bip32');
  const root = HDKey.fromExtendedKey(text);
  if (root.publicExtendedKey !== depositKey)
    throw new Error(`${file} is not the private side of CORRIDOR_EVM_DEPOSIT_KEY`);
  return root;
}

async function sweepAll(context: OperatorContext, name: string, options: Options): Promise<Swept[]> {
  const config = evmChainOf(context);
  const network = new ChainNetwork(networkNamed(config, name));
  const { address: hot } = await readSigner(config.keyFile);
  const { signal } = new AbortController();
  await network.prove(signal);
  const { Sweep } = await import('../provider-seam/evm-chain/sweep.ts');
  const sweep = new Sweep({
    network,
    root: await readRoot(options.keys, config),
    gas: options.gasKey === undefined ? null : await readSigner(options.gasKey),
    hot,
    leastMinor: parseAmount(options.least, 'USDC'),
    mostFee: config.mostFee,
    isRehearsal: options.dryRun === true,
    patienceMs: Number(options.patience) * 1_000,
  });
  const { subjects, database } = context.service;
  const swept: Swept[] = [];
  let last: AddressHolder | undefined;
  for (;;) {
    const holders = await subjects.addressHolders(database.reader, network.name, last, PAGE);
    swept.push(...(await sweep.page(holders, signal)));
    last = holders.at(-1);
    if (holders.length < PAGE) return swept;
  }
}

const WORDS: Readonly<Record<Swept['outcome'], string>> = {
  swept: 'is in the hot wallet',
  sent: 'is in no block yet: sweep again later',
  found: 'would be swept',
  without_gas: 'stays: the address has no gas for it. Give --gas-key',
  busy: 'stays: an earlier transaction of the address is in no block yet',
  other_key: 'stays: the address is no child of the key',
  failed: 'stays: the token did not move it',
};

async function sweep(name: string, options: Options): Promise<void> {
  const swept = await withService((context) => sweepAll(context, name, options));
  const shown = swept.map(({ amountMinor, ...rest }) => ({
    ...rest,
    amount: presentAmount(amountMinor, 'USDC'),
  }));
  const lines = shown.map(
    ({ address, asset, amount, outcome }) => `${address}  ${amount} ${asset} ${WORDS[outcome]}`,
  );
  print(options.json, { data: shown }, lines.length === 0 ? ['There is nothing to sweep.'] : lines);
  if (shown.some(({ outcome }) => outcome !== 'swept' && outcome !== 'found')) process.exitCode = 1;
}

export function sweepCommand(): Command {
  return new Command('sweep')
    .description(
      'Move what lies at deposit addresses to the hot wallet, with a key that the server never has',
    )
    .argument('<network>', 'the network, such as base')
    .requiredOption('--keys <file>', 'the file with the private side of CORRIDOR_EVM_DEPOSIT_KEY (xprv…)')
    .option('--gas-key <file>', 'the file with a key that pays for the gas of addresses without any')
    .option('--least <amount>', 'what stays where it is, if there is less', '1.00')
    .option('--patience <seconds>', 'how long a transaction may take into a block', '120')
    .option('--dry-run', 'show what would be swept, and send nothing')
    .option('--json', 'print one JSON document')
    .action(sweep);
}
