import { Command, InvalidArgumentError } from 'commander';
import type { Knex } from 'knex';
import { readSnapshot } from '../db/read-snapshot.ts';
import { findBrokenLaws, type BrokenLaw } from '../ledger/laws.ts';
import { verifyChain, type ChainVerdict, type KnownHead } from '../ledger/verify-chain.ts';
import { getTenant, print, withService } from './with-service.ts';

interface Options {
  readonly tenant?: string;
  readonly head?: KnownHead;
  readonly json?: boolean;
}

function parseHead(text: string): KnownHead {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new InvalidArgumentError('A head is SEQ:HASH.');
  return { seq: Number(seq), hash };
}

async function tenantIds(db: Knex, tenant: string | undefined): Promise<string[]> {
  if (tenant !== undefined) return [tenant];
  const wallets = db<{ tenant_id: string }>('wallets').select('tenant_id').orderBy('tenant_id');
  const rows = await wallets;
  return rows.map((row) => row.tenant_id);
}

function describe(chains: readonly ChainVerdict[], broken: readonly BrokenLaw[]): string[] {
  return [
    ...chains.flatMap(({ tenantId, movements, head, faults }) => [
      `${tenantId}  ${movements} movements, head ${head.seq}:${head.hash}`,
      ...faults.map((fault) => `  ${fault}`),
    ]),
    ...broken.map(({ law, rows }) => `Broken: ${law}\n  ${JSON.stringify(rows)}`),
  ];
}

async function verify({ tenant, head, json }: Options): Promise<void> {
  if (head !== undefined && tenant === undefined)
    throw new Error('--head needs the --tenant that it belongs to.');
  const { chains, broken } = await withService(async ({ service }) => {
    if (tenant !== undefined) await getTenant(service, tenant);
    return readSnapshot(service.database, async (db) => {
      // A large ledger takes longer than any request may.
      if (service.database.dialect === 'postgres') await db.raw('set local statement_timeout = 0');
      const verdicts: ChainVerdict[] = [];
      for (const id of await tenantIds(db, tenant)) verdicts.push(await verifyChain(db, id, head));
      return { chains: verdicts, broken: await findBrokenLaws(db) };
    });
  });
  const isSound = broken.length === 0 && chains.every(({ faults }) => faults.length === 0);
  print(json, { sound: isSound, chains, brokenLaws: broken }, [
    ...describe(chains, broken),
    isSound ? 'The ledger is sound.' : 'THE LEDGER IS NOT SOUND.',
  ]);
  if (!isSound) process.exitCode = 1;
}

/** `operator ledger verify` */
export function ledgerCommand(): Command {
  const command = new Command('verify')
    .description('Recompute every chain and ask for every law of the books; exit code 1 where one is broken')
    .option('--tenant <id>', 'the chain of this tenant alone')
    .option(
      '--head <seq:hash>',
      'a head that was kept elsewhere: shows a cut tail or a rewritten chain',
      parseHead,
    )
    .option('--json', 'one JSON document on stdout')
    .action(verify);
  return new Command('ledger').description('The books').addCommand(command);
}
