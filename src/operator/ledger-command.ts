import { type Db, runStatement } from '../db/statements/statement.ts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { createReadStream } from 'node:fs';
import { ACCRUAL_LAW, COUNTED_LAW, PERIOD_LAW, findBrokenInvoices } from '../billing/invoices/laws.ts';
import { LAWS } from '../capabilities.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/connection.ts';
import { allowLongStatements, readPages } from '../db/drivers/postgres-client.ts';
import { readSnapshot } from '../db/present.ts';
import { findFileFaults } from '../db/startup/sqlite-integrity.ts';
import {
  TRANSFER_COUNT_LAW,
  TRANSFER_ENTRIES_LAW,
  TRANSFER_HISTORY_LAW,
  TRANSFER_PRICE_LAW,
  findBrokenTransfers,
} from '../direct-routes/transfers/laws.ts';
import type { BrokenLaw } from '../ledger/law.ts';
import { findBrokenLaws } from '../ledger/laws.ts';
import { type ChainPlace, type ChainVerdict, verifyChain } from '../ledger/verify-chain.ts';
import { verifyExport } from '../ledger/verify-export.ts';
import { HISTORY_LAW, NET_EFFECT_LAW, findBrokenOperations } from '../treasury/operations/laws.ts';
import { FLOOR_LAW, RESERVED_LAW, findBrokenBalances } from '../treasury/overview/laws.ts';
import {
  EVENTS_LAW,
  EVENT_NUMBERS_LAW,
  EVENT_VERSIONS_LAW,
  findBrokenHistories,
  findMisnumberedEvents,
} from '../webhooks/events/laws.ts';
import { getTenant, print, withService } from './with-service.ts';

/** Laws in SQL, and laws in code. */
export const LAWS_OF_THE_BOOKS: readonly string[] = [
  ...LAWS.map(({ name }) => name),
  ...[
    NET_EFFECT_LAW,
    HISTORY_LAW,
    EVENTS_LAW,
    EVENT_NUMBERS_LAW,
    EVENT_VERSIONS_LAW,
    FLOOR_LAW,
    RESERVED_LAW,
    PERIOD_LAW,
    COUNTED_LAW,
    ACCRUAL_LAW,
    TRANSFER_HISTORY_LAW,
    TRANSFER_ENTRIES_LAW,
    TRANSFER_PRICE_LAW,
    TRANSFER_COUNT_LAW,
  ],
];

/**
 * Give it a snapshot without a statement time limit: many queries, planned without statistics, since restored rows may
 * never have been counted.
 */
export async function findBrokenBooks(db: Db): Promise<BrokenLaw[]> {
  const whole = [
    ...(await findBrokenLaws(db, LAWS)),
    ...(await findBrokenHistories(db)),
    ...(await findMisnumberedEvents(db)),
  ];
  await readPages(db);
  return [
    ...whole,
    ...(await findBrokenOperations(db)),
    ...(await findBrokenBalances(db)),
    ...(await findBrokenInvoices(db)),
    ...(await findBrokenTransfers(db)),
  ];
}

const STATEMENT_LIMIT_MS = 3_600_000;

const FILE_LAW = 'the pages and indexes of the database file fit together (integrity_check)';

interface Options {
  readonly tenant?: string;
  readonly head?: ChainPlace;
  readonly export?: string;
  readonly json?: boolean;
}

export interface Verdict {
  readonly chains: readonly ChainVerdict[];
  readonly broken: readonly BrokenLaw[];
}

function parseHead(text: string): ChainPlace {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new InvalidArgumentError('A head has the form SEQ:HASH.');
  return { seq: Number(seq), hash };
}

async function tenantIds(db: Db, tenant: string | undefined): Promise<string[]> {
  if (tenant !== undefined) return [tenant];
  const rows = await runStatement(db, 'select tenant_id from wallets order by tenant_id');
  return rows.map((row) => String(row['tenant_id']));
}

/** The pages of a SQLite file. */
export async function verifyPages(databaseUrl: string): Promise<Verdict> {
  const faults = await findFileFaults(databaseUrl);
  if (faults.length === 0) return { chains: [], broken: [] };
  return { chains: [], broken: [{ law: FILE_LAW, rows: faults.map((fault) => ({ fault })) }] };
}

/**
 * Every law, and the chain of one tenant or of all.
 * @param head that the chain must contain
 */
export async function verifyBooks(database: Database, tenant?: string, head?: ChainPlace): Promise<Verdict> {
  return readSnapshot(database, async (db) => {
    // A large ledger takes longer than a request may.
    await allowLongStatements(db, STATEMENT_LIMIT_MS);
    const chains: ChainVerdict[] = [];
    for (const id of await tenantIds(db, tenant)) chains.push(await verifyChain(db, id, head));
    return { chains, broken: await findBrokenBooks(db) };
  });
}

async function verifyDatabase(tenant: string | undefined, head: ChainPlace | undefined): Promise<Verdict> {
  // Broken pages give no meaningful rows.
  const pages = await verifyPages(readConfig(process.env).databaseUrl);
  if (!isSound(pages)) return pages;
  return withService(async ({ service }) => {
    if (tenant !== undefined) await getTenant(service, tenant);
    return verifyBooks(service.database, tenant, head);
  });
}

/** Opens no database: the file suffices. */
async function verifyFile(path: string, head: ChainPlace | undefined): Promise<Verdict> {
  const text = path === '-' ? process.stdin.setEncoding('utf8') : createReadStream(path, 'utf8');
  return { chains: [await verifyExport(text as AsyncIterable<string>, head)], broken: [] };
}

export function isSound({ chains, broken }: Verdict): boolean {
  return broken.length === 0 && chains.every(({ faults }) => faults.length === 0);
}

export function describeVerdict({ chains, broken }: Verdict): string[] {
  return [
    ...chains.flatMap(({ tenantId, movements, head, faults }) => [
      `${tenantId ?? 'An empty ledger'}  ${movements} movements, head ${head.seq}:${head.hash}`,
      ...faults.map((fault) => `  ${fault}`),
    ]),
    ...broken.map(({ law, rows }) => `Broken: ${law}\n  ${JSON.stringify(rows)}`),
  ];
}

async function verify({ tenant, head, export: file, json }: Options): Promise<void> {
  if (head !== undefined && tenant === undefined && file === undefined)
    throw new Error('--head requires --tenant or --export.');
  const verdict = file === undefined ? await verifyDatabase(tenant, head) : await verifyFile(file, head);
  const { chains, broken } = verdict;
  const [sound, isWhole] = [isSound(verdict), file === undefined];
  print(json, { sound, chains, brokenLaws: broken }, [
    ...describeVerdict(verdict),
    sound
      ? `The ${isWhole ? 'ledger' : 'export'} is sound.`
      : `THE ${isWhole ? 'LEDGER' : 'EXPORT'} IS NOT SOUND.`,
  ]);
  if (!sound) process.exitCode = 1;
}

export function ledgerCommand(): Command {
  const command = new Command('verify')
    .description('Recompute every chain and check every ledger law; exit code 1 if one is broken')
    .option('--tenant <id>', 'only the chain of this tenant')
    .addOption(
      new Option(
        '--export <file>',
        'the chain of an exported ledger, or "-" for stdin; requires no database',
      ).conflicts('tenant'),
    )
    .option(
      '--head <seq:hash>',
      'a head that you stored elsewhere: detects a truncated or rewritten chain',
      parseHead,
    )
    .option('--json', 'print one JSON document')
    .action(verify);
  return new Command('ledger').description('Verify the ledger').addCommand(command);
}
