import type { JsonObject } from '../../../conformance/json/json.ts';
import { stepUpsTable } from '../../access/step-up/table.ts';
import { deactivatePaymentRoute } from '../../direct-routes/payment-routes/deactivate-payment-route.ts';
import { presentTransfer } from '../../direct-routes/transfers/present.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { developerFeeSchedulesTable } from '../../billing/developer-fees/table.ts';
import type { PaymentRoute } from '../../direct-routes/payment-routes/table.ts';
import type { TermsPatch } from '../../treasury/policy/set-configuration.ts';
import { transfersTable, type Transfer } from '../../direct-routes/transfers/table.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { addFault, faultNeed } from '../../provider-seam/simulator/faults.ts';
import { advanceTransfer } from '../../direct-routes/transfers/control.ts';
import { pinRate } from '../../treasury/rates/control.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { addRoute, fundTestRoute } from '../worlds/fund-route.ts';
import { handlerWrite } from '../worlds/handler-write.ts';
import { probeWrite } from '../worlds/probe-write.ts';
import type { TestWriteQueue } from '../worlds/test-write-queue.ts';
import { StagedDeposits } from './staged-deposits.ts';
import { ROUTES, type TransferCommand } from './transfer-commands.ts';

type CommandOf<Kind extends TransferCommand['do']> = Extract<TransferCommand, { do: Kind }>;

/** What a change of the configuration puts in force. */
const CHANGES: readonly TermsPatch[] = [
  { pricing: { fees: [] } },
  {
    pricing: {
      fees: [
        { operation: 'transfer', asset: 'AUD', flat: '0.35', bps: 25, minimum: '0.40', maximum: '20.00' },
        { operation: 'transfer', asset: 'USDC', flat: '0.000007', bps: 33 },
      ],
    },
  },
  { pricing: { fees: [{ operation: 'transfer', asset: 'AUD', flat: '25.00', bps: 0 }] } },
  {
    limits: {
      rules: [
        {
          operation: 'transfer',
          asset: 'AUD',
          window: 'day',
          minimum: '1.00',
          maximum: '900.00',
          action: 'reject',
        },
      ],
    },
  },
  { limits: { rules: [] } },
];

/** Limits of every second route, in minor units of what the customer sends. */
function limitsOf(index: number): Partial<PaymentRoute> {
  if (index < 2) return {};
  const unit = ROUTES[index] === 'aud_to_stablecoin' ? 100n : 1_000_000n;
  return { minMinor: unit, maxMinor: 400n * unit, dailyMinor: 1_000n * unit };
}

/** A tenant of its own with two routes in each direction, to whom commands happen. */
export class TransferStage {
  readonly tenantId: string;
  readonly #test: TestWriteQueue;
  readonly #routes: readonly PaymentRoute[];
  readonly #deposits: StagedDeposits;

  private constructor(test: TestWriteQueue, tenantId: string, routes: readonly PaymentRoute[]) {
    this.#test = test;
    this.tenantId = tenantId;
    this.#routes = routes;
    this.#deposits = new StagedDeposits(test, tenantId);
  }

  static async open(test: TestWriteQueue): Promise<TransferStage> {
    const tenantId = await test.newTenant();
    const routes: PaymentRoute[] = [];
    for (const [index, direction] of ROUTES.entries()) {
      routes.push(await addRoute(test, tenantId, direction, limitsOf(index)));
    }
    return new TransferStage(test, tenantId, routes);
  }

  /** Lets a command happen. What is refused changes nothing, and is no fault. */
  async perform(command: TransferCommand): Promise<void> {
    try {
      await this.#perform(command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Every transfer as it is shown now, oldest first. */
  async shown(): Promise<JsonObject[]> {
    return (await this.#read()).map((each) => presentTransfer(each) as unknown as JsonObject);
  }

  /** For which transfers the house owes more than it was given, or had a provider called, and should not have. */
  async wronged(): Promise<string[]> {
    return this.#deposits.wronged(await this.#read());
  }

  /** The statuses that the transfers came through. */
  async statuses(): Promise<string[]> {
    return (await this.#read()).flatMap(({ statusHistory }) => statusHistory.map(({ status }) => status));
  }

  async #read(): Promise<Transfer[]> {
    const { reader } = this.#test.database;
    return selectWhere(reader, transfersTable, 'tenant_id = ? order by id', [this.tenantId]);
  }

  #routeOf(index: number): PaymentRoute {
    const route = this.#routes[index];
    if (route === undefined) throw new Error(`There is no route ${index}`);
    return route;
  }

  async #perform(command: TransferCommand): Promise<void> {
    const { clock } = this.#test;
    switch (command.do) {
      case 'fund':
        return this.#fund(command);
      case 'advance':
        return this.#advance(command);
      case 'pass':
        clock.now = (clock.now ?? 0) + command.ms;
        return;
      case 'settle':
        return this.#deposits.settle();
      case 'hand over':
        return this.#deposits.handOver();
      case 'report':
      case 'convert':
      case 'tell':
      case 'decide': {
        const all = await this.#read();
        const one = all[command.transfer % Math.max(1, all.length)];
        return one && this.#deposits.perform(command, one);
      }
      case 'fault':
        return this.#fault(command);
      case 'pin': {
        const { source, destination, rate } = command;
        const request = { path: {}, query: {}, body: { source, destination, rate } };
        await this.#test.writeQueue.submit(handlerWrite(pinRate, request, this.tenantId));
        return;
      }
      case 'configure': {
        const patch = CHANGES[command.change] ?? {};
        await this.#test.writeQueue.submit(setConfiguration(this.tenantId, patch, 'for a test', 'test'));
        return;
      }
      case 'schedule':
        return this.#schedule(command);
      case 'close':
        return this.#close(this.#routeOf(command.route));
    }
  }

  async #fund({ route, amount, fact }: CommandOf<'fund'>): Promise<void> {
    const more = fact === null ? {} : { providerReference: `fact ${fact} of ${this.tenantId}` };
    const { id } = await fundTestRoute(this.#test, this.#routeOf(route), amount, more);
    const funded = (await this.#read()).find((each) => each.id === id);
    if (funded !== undefined) this.#deposits.arrive(funded);
  }

  async #advance({ transfer, to }: CommandOf<'advance'>): Promise<void> {
    const all = await this.#read();
    const one = all[transfer % Math.max(1, all.length)];
    if (one === undefined) return;
    const request = { path: { id: one.id }, query: {}, body: { to } } as never;
    await this.#test.writeQueue.submit(handlerWrite(advanceTransfer, request, this.tenantId));
    if (to === 'converting') this.#deposits.confirm(one);
  }

  async #fault({ provider, fault, count }: CommandOf<'fault'>): Promise<void> {
    const { tenantId } = this;
    await this.#test.writeQueue.submit(
      probeWrite(tenantId, {
        needs: [faultNeed(tenantId, provider)],
        decide: (loaded) => ({
          effects: [addFault(loaded, tenantId, provider, { fault, count, delayMs: 3_000 })],
        }),
      }),
    );
  }

  /** The next version of the developer fees, as a confirmed change leaves it. */
  async #schedule({ flatAudMinor, bps }: CommandOf<'schedule'>): Promise<void> {
    const { tenantId } = this;
    await this.#test.writeQueue.submit(
      probeWrite(tenantId, {
        decide: (_loaded, { head, now, serverNow, actor, newId }) => {
          const version = head.tenant.developerFeeVersion + 1;
          const stepUpId = newId('stu');
          const ofOperator = { actor, reason: null, userId: null, sessionId: null, roleVersion: null };
          const stepUp = { ...ofOperator, id: stepUpId, tenantId, hash: stepUpId };
          const terms = { flatAudMinor, bps, actor, updatedBy: 'operator', updatedAt: now };
          return {
            effects: [
              insertRow(stepUpsTable, { ...stepUp, issuedAt: serverNow, expiresAt: serverNow + 1 }),
              insertRow(developerFeeSchedulesTable, { tenantId, version, stepUpId, ...terms }),
              saveRow(tenantsTable, { ...head.tenant, developerFeeVersion: version }),
            ],
          };
        },
      }),
    );
  }

  async #close({ id }: PaymentRoute): Promise<void> {
    const request = { path: { id }, query: {}, body: {} };
    await this.#test.writeQueue.submit(handlerWrite(deactivatePaymentRoute, request, this.tenantId));
  }
}
