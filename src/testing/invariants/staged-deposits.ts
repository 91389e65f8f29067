import { selectMatching } from '../../db/statements/rows.ts';
import { convertWhenFinal } from '../../direct-routes/transfers/convert.ts';
import type { Transfer } from '../../direct-routes/transfers/table.ts';
import { newId } from '../../identity/ids.ts';
import {
  orderTransferReturn,
  releaseTransfer,
  returnTransferByHand,
} from '../../direct-routes/transfers/review.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { instructionsTable, isOpen, type Instruction, type Order } from '../../outbox/instruction.ts';
import { SIMULATED, type Provider, type Providers } from '../../provider-seam/port/provider.ts';
import { receiveReport } from '../../provider-seam/inbox/receive-report.ts';
import { testProviders, type TestWriteQueue } from '../worlds/test-write-queue.ts';
import { TestProvider } from '../worlds/test-provider.ts';
import { testWorker } from '../worlds/test-worker.ts';
import { DepositOracle, type OwingTransfer } from './deposit-oracle.ts';
import type { TransferCommand } from './transfer-commands.ts';

/** What happens to one transfer and its deposit. */
export type DepositCommand = Extract<TransferCommand, { do: 'report' | 'convert' | 'tell' | 'decide' }>;

type CommandOf<Kind extends DepositCommand['do']> = Extract<DepositCommand, { do: Kind }>;

const CALLED = ['bank', 'chain', 'exchange'] as const;

/** How far behind the present the moments of providers begin. */
const BEHIND_MS = 900;

const depositOf = ({ paymentRouteId, providerReference }: Transfer): string =>
  `${paymentRouteId} ${providerReference}`;

const depositProviderOf = ({ sourceAsset }: Transfer): 'bank' | 'chain' =>
  sourceAsset === 'AUD' ? 'bank' : 'chain';

/** The deposits of a tenant whose providers change their minds, and all that providers are called for. */
export class StagedDeposits {
  readonly #test: TestWriteQueue;
  readonly #tenantId: string;
  readonly #oracle = new DepositOracle();
  readonly #calls = new Map<string, number>();
  /** As the oracle saw them last. */
  #before = new Map<string, OwingTransfer>();
  /** Those for which nobody was to be called then. */
  #wait: ReadonlySet<string> = new Set();
  #told = 0;
  #lastAt = 0;

  constructor(test: TestWriteQueue, tenantId: string) {
    this.#test = test;
    this.#tenantId = tenantId;
  }

  arrive(transfer: Transfer): void {
    this.#oracle.arrive(depositOf(transfer));
  }

  confirm(transfer: Transfer): void {
    this.#oracle.confirm(depositOf(transfer));
  }

  #counted(provider: Provider<Order>): Provider<Order> {
    return {
      ...provider,
      name: provider.name,
      adapter: provider.adapter,
      limits: provider.limits,
      queryStatus: (order, call) => provider.queryStatus(order, call),
      carryOut: (order, call) => {
        this.#calls.set(order.subject, (this.#calls.get(order.subject) ?? 0) + 1);
        return provider.carryOut(order, call);
      },
    };
  }

  async #work(providers: Partial<Providers>): Promise<void> {
    const counted = CALLED.flatMap((name) => {
      const provider = providers[name] as Provider<Order> | undefined;
      return provider === undefined ? [] : [[name, this.#counted(provider)] as const];
    });
    const worker = testWorker(this.#test, { providers: Object.fromEntries(counted) });
    await worker.settle(this.#tenantId);
  }

  /** Whatever is due is carried out, by simulated providers. */
  async settle(): Promise<void> {
    await this.#work(testProviders(this.#test.writeQueue, 0).providers);
  }

  /** Providers take all orders, and say nothing of them. */
  async handOver(): Promise<void> {
    const silent = CALLED.map((name) => [name, new TestProvider({ name })] as const);
    await this.#work(Object.fromEntries(silent));
  }

  async perform(command: DepositCommand, transfer: Transfer): Promise<void> {
    switch (command.do) {
      case 'report':
        return this.#report(command, transfer);
      case 'convert':
        await this.#test.writeQueue.submit(convertWhenFinal(this.#tenantId, transfer.id));
        return;
      case 'tell':
        return this.#tell(command, transfer);
      case 'decide':
        return this.#decide(command, transfer);
    }
  }

  /** A moment of the provider's, later than all that it has named or earlier than the last. */
  #momentOf(at: CommandOf<'report'>['at']): number | null {
    if (at === 'none') return null;
    if (at === 'earlier') return this.#lastAt - 1;
    const { now } = this.#test.clock;
    this.#lastAt = Math.max(this.#lastAt + 2, (now ?? 0) - BEHIND_MS);
    return this.#lastAt;
  }

  async #report({ says, at: when }: CommandOf<'report'>, transfer: Transfer): Promise<void> {
    const at = this.#momentOf(when);
    this.#told += 1;
    const source = { provider: depositProviderOf(transfer), adapter: SIMULATED };
    await receiveReport(this.#test, source, {
      eventId: `${this.#tenantId} deposit ${this.#told}`,
      about: { providerReference: transfer.providerReference },
      says,
      ...(at === null ? {} : { at }),
    });
    this.#oracle.hear(depositOf(transfer), says, at);
  }

  async #ordersOf(transferIds: readonly string[]): Promise<Instruction[]> {
    const { reader } = this.#test.database;
    return selectMatching(
      reader,
      instructionsTable,
      transferIds.map((subject) => ({ subject })),
    );
  }

  /** Reports come of what a provider was given alone. */
  async #tell({ says }: CommandOf<'tell'>, { id }: Transfer): Promise<void> {
    const order = (await this.#ordersOf([id])).find((each) => isOpen(each) && each.attempts > 0);
    if (order === undefined) return;
    this.#told += 1;
    const eventId = `${id} ${order.kind} ${this.#told}`;
    const source = { provider: order.provider, adapter: SIMULATED };
    await receiveReport(this.#test, source, { eventId, about: { instructionId: order.id }, says });
  }

  async #decide({ decision }: CommandOf<'decide'>, transfer: Transfer): Promise<void> {
    const reviewed = { tenantId: this.#tenantId, transferId: transfer.id };
    const note = { reviewId: newId('rev'), actor: 'ops@example.com', reason: 'in a sequence' };
    const { writeQueue } = this.#test;
    switch (decision) {
      case 'release':
        await writeQueue.submit(releaseTransfer(reviewed, note));
        // Before anything is looked at: from now on it goes on.
        this.#oracle.waive(depositOf(transfer));
        return;
      case 'return':
        await writeQueue.submit(orderTransferReturn(reviewed, note));
        return;
      case 'return by hand':
        await writeQueue.submit(returnTransferByHand(reviewed, note, 'OUT-1'));
    }
  }

  /** For which transfers the house owes more than it was given, or had a provider called, and should not have. */
  async wronged(transfers: readonly Transfer[]): Promise<string[]> {
    const seen = await this.#look(transfers);
    const called = seen.filter((each) => {
      const before = this.#before.get(each.id);
      const isWaiting = before !== undefined && this.#wait.has(each.id);
      return isWaiting && this.#oracle.mustWait(each) && each.calls > before.calls;
    });
    this.#before = new Map(seen.map((each) => [each.id, each]));
    this.#wait = new Set(seen.filter((each) => this.#oracle.mustWait(each)).map(({ id }) => id));
    return [
      ...this.#oracle.unalarmed(seen),
      ...called.map(({ id, status }) => `${id} is ${status} without its deposit, and a provider was called`),
    ];
  }

  async #look(transfers: readonly Transfer[]): Promise<OwingTransfer[]> {
    const ids = transfers.map(({ id }) => id);
    const orders = await this.#ordersOf(ids);
    const alarms = await selectMatching(
      this.#test.database.reader,
      alarmsTable,
      ids.map((subject) => ({ subject })),
    );
    const latest = new Map(transfers.map((each) => [depositOf(each), each.id]));
    return transfers.map((transfer) => {
      const { id, status } = transfer;
      const back = orders.find(({ subject, kind }) => subject === id && kind === 'return_deposit');
      return {
        id,
        status,
        deposit: depositOf(transfer),
        isLatest: latest.get(depositOf(transfer)) === id,
        calls: this.#calls.get(id) ?? 0,
        isSentBack: back?.status === 'done' && back.attempts > 0,
        alarms: alarms
          .filter(({ subject, clearedAt }) => subject === id && clearedAt === null)
          .map(({ kind }) => kind),
      };
    });
  }
}
