import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../../db/statements/statement.ts';
import { BatchMaker, takesFiles } from '../../provider-seam/batches/make-batch.ts';
import { BANK_FILES } from '../../provider-seam/bank-files/adapter.ts';
import { connectBankFiles } from '../../provider-seam/bank-files/connect.ts';
import { IsoDocuments } from '../../provider-seam/bank-files/iso-documents.ts';
import { BankMemory } from '../../provider-seam/bank-files/memory.ts';
import { accountIdOf } from '../../provider-seam/bank-files/payment.ts';
import { catchUp } from '../../provider-seam/ingest/ingest.ts';
import type { Provider } from '../../provider-seam/port/provider.ts';
import { maintainAccountPools } from '../../treasury/receiving-accounts/maintain-account-pools.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { writeStatement, type WrittenEntry, type WrittenStatement } from './statement-file.ts';

const HOUSE = '06200012345678';

const VARIABLES = {
  CORRIDOR_BANK: 'files',
  CORRIDOR_BANK_ACCOUNT: '062000 12345678',
  CORRIDOR_BANK_ACCOUNT_NAME: 'Corridor Pty Ltd',
  CORRIDOR_BANK_INSTITUTION: 'CBA',
  CORRIDOR_BANK_USER_ID: '301500',
  // Every day is as any other: tests run on any.
  CORRIDOR_BANK_CUT_OFFS: '11:00,15:00',
  CORRIDOR_BANK_HOLIDAYS: '2020-01-01',
};

/** Over every cut-off that a weekend and a holiday can put off. */
const DAYS_MS = 5 * 86_400_000;

/** A server whose bank exchanges files, and that bank, whose files a test reads and writes. */
export class BankWorld {
  readonly server: TestServer;
  readonly root: string;
  readonly documents: IsoDocuments;
  readonly memory: BankMemory;
  readonly #made: TestDatabase;
  readonly #statements = new Map<string, { sequence: number; closingMinor: bigint }>();

  private constructor(
    parts: Pick<BankWorld, 'server' | 'root' | 'documents' | 'memory'>,
    made: TestDatabase,
  ) {
    this.server = parts.server;
    this.root = parts.root;
    this.documents = parts.documents;
    this.memory = parts.memory;
    this.#made = made;
  }

  static async open(dialect: Dialect): Promise<BankWorld> {
    const root = await mkdtemp(join(tmpdir(), 'corridor-bank-'));
    const made = await createTestDatabase(dialect);
    const variables = { ...VARIABLES, CORRIDOR_BANK_FOLDER: root };
    const server = await startTestServer(made.url, { variables });
    const { database, writeQueue } = server.service;
    const submit: typeof writeQueue.submit = (write) => writeQueue.submit(write);
    const memory = new BankMemory({ database, submit });
    server.service.worker.start();
    return new BankWorld({ server, root, memory, documents: await IsoDocuments.load() }, made);
  }

  async close(): Promise<void> {
    try {
      await this.server.close();
    } finally {
      await this.#made.remove();
      await rm(this.root, { recursive: true, force: true });
    }
  }

  /**
   * The adapter of another process: it remembers nothing beside folder and database.
   * @param submit its writes
   */
  async adapter(submit = this.#submit): Promise<Provider> {
    const { database, config } = this.server.service;
    if (config.bankFiles === null) throw new Error('No bank exchanges files');
    return connectBankFiles(config.bankFiles, { database, newToken: randomUUID, submit });
  }

  get #submit(): WriteQueue['submit'] {
    const { writeQueue } = this.server.service;
    return (write) => writeQueue.submit(write);
  }

  /** Has the accounts of each tenant ordered. */
  fillPools(): Promise<void> {
    const { database, writeQueue, clock } = this.server.service;
    const accounts = { from: 'accountPool', adapter: BANK_FILES, target: 2 } as const;
    return maintainAccountPools({
      database,
      writeQueue,
      clock,
      accountPools: { accounts, addresses: null, networks: [] },
      onFault: (error) => {
        throw error;
      },
    });
  }

  /** Lets the next cut-offs pass, and makes the files that leave at them. */
  async letFilesLeave(): Promise<string[]> {
    this.server.passTime(DAYS_MS);
    for (let round = 0; round < 4; round += 1) await this.makeFiles();
    return (await readdir(join(this.root, 'out'))).filter((name) => !name.startsWith('.')).sort();
  }

  /** One look for files to make, or to ask about, of a process with these writes. */
  async makeFiles(submit = this.#submit): Promise<void> {
    const { database, subjects, clock } = this.server.service;
    const writeQueue = { submit };
    const bank = await this.adapter(submit);
    if (!takesFiles(bank)) throw new Error('The bank takes no files');
    const onFault = (error: unknown): never => {
      throw error;
    };
    await new BatchMaker(
      { database, writeQueue, subjects, clock, newToken: randomUUID, onFault },
      bank,
    ).round();
  }

  /** Takes a file away, as the bank does. */
  async take(name: string): Promise<string> {
    const taken = join(this.root, `taken-${name}`);
    await rename(join(this.root, 'out', name), taken);
    return readFile(taken, 'utf8');
  }

  /** Brings a file, and has it read. */
  async bring(name: string, content: string | Uint8Array): Promise<void> {
    await this.putIn(name, content);
    await this.read();
  }

  /** Brings a file. */
  async putIn(name: string, content: string | Uint8Array): Promise<void> {
    await writeFile(join(this.root, 'in', name), content);
  }

  /** Reads whatever the bank has brought, in a process with these writes. */
  async read(submit = this.#submit): Promise<void> {
    const { database, subjects } = this.server.service;
    // Of the queue, reading uses nothing else.
    const writeQueue = { submit } as WriteQueue;
    const bank = await this.adapter(submit);
    const { poll } = bank;
    if (poll === undefined) throw new Error('The bank is never asked');
    const onFault = (error: unknown): never => {
      throw error;
    };
    const { signal } = new AbortController();
    await catchUp({ database, writeQueue, subjects, onFault, signal }, { ...bankOf(bank), poll });
  }

  /** The next statement of an account: that of the house, unless it is told otherwise. */
  statement(entries: readonly WrittenEntry[], change: Partial<WrittenStatement> = {}): Uint8Array {
    const account = change.account ?? HOUSE;
    const last = this.#statements.get(account) ?? { sequence: 0, closingMinor: 1_000_000n };
    const moved = entries.reduce((all, { isCredit, minor }) => all + (isCredit ? minor : -minor), 0n);
    const next = {
      account,
      sequence: last.sequence + 1,
      openingMinor: last.closingMinor,
      day: '2026-03-02',
      entries,
      ...change,
    };
    this.#statements.set(account, { sequence: next.sequence, closingMinor: next.openingMinor + moved });
    return writeStatement(this.documents, next);
  }

  get house(): string {
    return HOUSE;
  }

  static accountId(account: { readonly bsb: string; readonly accountNumber: string }): string {
    return accountIdOf({ ...account, bsb: account.bsb.replaceAll(/\D/g, '') });
  }
}

function bankOf({ name, adapter, limits }: Provider): Pick<Provider, 'name' | 'adapter' | 'limits'> {
  return { name, adapter, limits };
}
