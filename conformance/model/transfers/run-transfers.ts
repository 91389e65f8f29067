import { bodyOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { textAt, type Json } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { rateUnits } from '../../judge/rate-law.ts';
import { Broken } from '../../suite/failure.ts';
import { readPolicy } from '../../suite/policy.ts';
import { dayInSydney } from '../../suite/sydney-days.ts';
import { DIRECTIONS, pinFor, type Direction } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';
import { showOutcome, type Outcome } from '../act.ts';
import type { RunFigures } from '../run-figures.ts';
import { expectBooks, type Ended } from './expect-books.ts';
import type { MonthAccounts } from './month-accounts.ts';
import { readTransferFacts } from './read-transfer.ts';
import type { TransferCommand } from './transfer-command.ts';
import { TransferModel, type FailingLeg } from './transfer-model.ts';
import {
  endsOf,
  ENTITLEMENTS,
  feeLists,
  openStage,
  planRoute,
  settleAll,
  type TransferStage,
} from './transfer-stage.ts';
import { statusOfModel, type ModelRoute, type ModelTransfer } from './transfer-state.ts';

export interface TransferRun {
  readonly trial: Trial;
  readonly figures: RunFigures;
  /** Whether transfers move on by themselves even under a stopped clock, so that only held ones stand still. */
  readonly isInstant: boolean;
  readonly accounts: MonthAccounts;
}

type CommandOf<Do extends TransferCommand['do']> = Extract<TransferCommand, { do: Do }>;

/** The reports on a developer's fees reach back a year at most: a sequence is shorter. */
const MOST_DAYS = 300;

const PROVIDERS: Readonly<Record<Direction, Readonly<Record<NonNullable<FailingLeg>, string>>>> = {
  aud_to_stablecoin: { exchange: 'exchange', delivery: 'chain', return: 'bank' },
  stablecoin_to_aud: { exchange: 'exchange', delivery: 'bank', return: 'chain' },
};

function outcomeOf(exchange: Exchange): Outcome {
  const status = statusOf(exchange);
  const body = bodyOf(exchange);
  if (status >= 400) return { status, code: textAt(body, 'code'), facts: {} };
  return { status, code: '', facts: readTransferFacts(body) };
}

/** One sequence of commands against the server and against the model. */
class TransferRunner {
  readonly #run: TransferRun;
  readonly #stage: TransferStage;
  readonly #model: TransferModel;
  readonly #routes: ModelRoute[] = [];
  #day: string;
  #days = 0;

  constructor(run: TransferRun, stage: TransferStage, model: TransferModel) {
    this.#run = run;
    this.#stage = stage;
    this.#model = model;
    this.#day = dayInSydney(Date.parse(stage.from));
  }

  /** Does a command. @throws Broken if its answer is not what the model says */
  async perform(command: TransferCommand): Promise<void> {
    switch (command.do) {
      case 'open':
        return this.#open(DIRECTIONS[command.direction % 2] ?? DIRECTIONS[0], command.limits);
      case 'close':
        return this.#close(this.#pickRoute(command.pick));
      case 'entitle':
        return this.#entitle(command);
      case 'fund': {
        const route = this.#pickRoute(command.pick);
        if (route !== undefined) await this.#fund(route, this.#amountOf(command.amount));
        return;
      }
      case 'tell again':
        return this.#tellAgain(command);
      case 'advance':
        return this.#advance(command);
      case 'report':
        return this.#report(command);
      case 'pass time':
        return this.#pass(command.days, undefined);
      case 'disturb':
        return this.#disturb(command);
      case 'read': {
        const transfer = this.#pickTransfer(command.pick);
        if (transfer !== undefined) await this.#read(transfer);
        return;
      }
      default:
        return this.#changeTerms(command);
    }
  }

  /** Brings everything to rest, reads it once more, and compares what is reported of it. */
  async finish(): Promise<void> {
    await this.#pass(0, undefined);
    const ended: Ended[] = [];
    for (const transfer of this.#model.transfers.values())
      ended.push({ transfer, shown: await this.#read(transfer) });
    const { trial, from, routeIds } = this.#stage;
    await expectBooks(trial, from, routeIds, ended);
    for (const { transfer, shown } of ended) {
      this.#run.accounts.add(transfer, shown);
      for (const status of transfer.history) this.#run.figures.statuses.add(status);
    }
  }

  #pickRoute(pick: number): ModelRoute | undefined {
    return this.#routes[pick % Math.max(1, this.#routes.length)];
  }

  #pickTransfer(pick: number): ModelTransfer | undefined {
    const all = [...this.#model.transfers.values()];
    return all[pick % Math.max(1, all.length)];
  }

  /** Where simulators have no delay, only what is held for a review stands still. */
  #amountOf(amount: string): string {
    if (!this.#run.isInstant) return amount;
    const [whole = ''] = amount.split('.');
    return `${whole === '0' ? '1' : whole}.03`;
  }

  #note(exchange: Exchange): void {
    this.#run.figures.commands++;
    if (statusOf(exchange) >= 400) this.#run.figures.refused++;
  }

  #judge(act: string, exchange: Exchange, expected: Outcome): void {
    const shown = outcomeOf(exchange);
    this.#compare(act, exchange, showOutcome(shown), showOutcome(expected));
  }

  #compare(act: string, exchange: Exchange, shown: string, expected: string): void {
    if (shown === expected) return;
    const { operationId = '' } = exchange;
    const message = `${act} answered ${shown} instead of ${expected}`;
    throw new Broken(operationId, message, [exchange], { shown, expected });
  }

  async #open(direction: Direction, limits: number): Promise<void> {
    const { trial, customerId, routeIds } = this.#stage;
    const name = `r${this.#routes.length}`;
    const { body, route } = planRoute(this.#stage, name, direction, limits);
    const exchange = await trial.call('createPaymentRoute', { path: { id: customerId }, body });
    this.#note(exchange);
    const isEntitled = this.#model.terms.entitled.has(direction);
    const expected = isEntitled ? '201' : '422 customer_not_entitled';
    const shown = `${statusOf(exchange)} ${textAt(bodyOf(exchange), 'code')}`.trim();
    this.#compare('a new route', exchange, shown, expected);
    if (!isEntitled) return;
    routeIds.set(name, textAt(bodyOf(exchange), 'id'));
    this.#routes.push(route);
  }

  async #close(route: ModelRoute | undefined): Promise<void> {
    if (route === undefined) return;
    const path = { id: this.#stage.routeIds.get(route.name) ?? '' };
    const exchange = await this.#stage.trial.call('deactivatePaymentRoute', { path });
    this.#note(exchange);
    const shown = `${statusOf(exchange)} ${textAt(bodyOf(exchange), 'code')}`.trim();
    this.#compare('a deactivation', exchange, shown, route.isActive ? '200' : '409 invalid_state');
    route.isActive = false;
  }

  async #entitle({ direction: number, status }: CommandOf<'entitle'>): Promise<void> {
    const direction = DIRECTIONS[number % 2] ?? DIRECTIONS[0];
    const body = { entitlements: [{ entitlement: ENTITLEMENTS[direction], status }] };
    const path = { id: this.#stage.customerId };
    await this.#stage.trial.get('decideCustomerVerification', { path, body });
    if (status === 'approved') this.#model.terms.entitled.add(direction);
    else this.#model.terms.entitled.delete(direction);
  }

  async #fund(route: ModelRoute, amount: string): Promise<ModelTransfer> {
    const { trial, transferIds } = this.#stage;
    const name = `t${this.#model.transfers.size}`;
    const fact = trial.session.newName('fact');
    const gross = toMinor(amount, route.asset);
    const transfer = this.#model.fund({ name, route, gross, day: this.#day, fact });
    const exchange = await this.#tell(route, amount, fact);
    transferIds.set(name, textAt(bodyOf(exchange), 'id'));
    this.#judge('a deposit', exchange, this.#model.shown(201, transfer));
    return transfer;
  }

  async #tell(route: ModelRoute, amount: string, providerReference: string): Promise<Exchange> {
    const paymentRouteId = this.#stage.routeIds.get(route.name) ?? '';
    const simulate = route.asset === 'AUD' ? 'simulatePayin' : 'simulateDeposit';
    const body = { paymentRouteId, amount, providerReference };
    const exchange = await this.#stage.trial.call(simulate, { body });
    this.#note(exchange);
    return exchange;
  }

  /** The latest transfer of the deposit as it now stands, whatever is said of its amount. */
  async #tellAgain({ pick, amount }: CommandOf<'tell again'>): Promise<void> {
    const picked = this.#pickTransfer(pick);
    const transfer = picked && this.#model.latestOf(picked);
    if (transfer === undefined) return;
    const exchange = await this.#tell(transfer.route, amount, transfer.fact);
    this.#judge('a deposit that is told again', exchange, this.#model.shown(201, transfer));
  }

  async #advance({ pick, to, isGone }: CommandOf<'advance'>): Promise<void> {
    const transfer = this.#pickTransfer(pick);
    if (transfer === undefined) return;
    const path = { id: this.#stage.transferIds.get(transfer.name) ?? '' };
    const isLost = isGone && to === 'held';
    const body = isLost ? { to, reason: 'deposit_vanished' } : { to };
    const before = transfer.history.at(-1) ?? '';
    const exchange = await this.#stage.trial.call('advanceTransfer', { path, body });
    this.#note(exchange);
    const expected = this.#model.advance(transfer, to, isLost);
    this.#judge(`a move from ${before} to ${to}`, exchange, expected);
  }

  /** What its provider says of a deposit reaches the latest transfer of it, whichever is named. */
  async #report({ pick, report }: CommandOf<'report'>): Promise<void> {
    const { trial, transferIds } = this.#stage;
    const picked = this.#pickTransfer(pick);
    const latest = picked && this.#model.latestOf(picked);
    if (picked === undefined || latest === undefined) return;
    const before = statusOfModel(latest);
    const name = `t${this.#model.transfers.size}`;
    const path = { id: transferIds.get(picked.name) ?? '' };
    const exchange = await trial.call('reportTransferDeposit', { path, body: { report } });
    this.#note(exchange);
    const transfer = this.#model.report(latest, report, { name, day: this.#day });
    if (transfer !== latest) transferIds.set(name, textAt(bodyOf(exchange), 'id'));
    this.#judge(`${report} of a deposit that is ${before}`, exchange, this.#model.shown(200, transfer));
    // What is final is converted as soon as somebody comes to it, under a clock that stands too.
    if (before === 'detected' && report === 'credited') await this.#pass(0, undefined);
  }

  async #read(transfer: ModelTransfer): Promise<Json> {
    const path = { id: this.#stage.transferIds.get(transfer.name) ?? '' };
    const exchange = await this.#stage.trial.call('getTransfer', { path });
    this.#judge(`a transfer at rest`, exchange, this.#model.shown(200, transfer));
    return bodyOf(exchange) ?? null;
  }

  async #pass(days: number, failing: FailingLeg): Promise<void> {
    const whole = Math.min(days, MOST_DAYS - this.#days);
    this.#days += whole;
    const now = await settleAll(this.#stage.trial, whole);
    this.#day = dayInSydney(Date.parse(now));
    const moved = [...this.#model.transfers.values()].filter((each) => this.#model.isOpen(each));
    for (const transfer of moved) {
      this.#model.settle(transfer, failing);
      await this.#read(transfer);
    }
  }

  /** A fault hits the next order of a provider: nothing else may be in progress, and the money has to come as far as it. */
  async #disturb({ pick, whole, leg, fault }: CommandOf<'disturb'>): Promise<void> {
    const route = this.#pickRoute(pick);
    if (route === undefined || this.#run.isInstant) return;
    await this.#pass(0, undefined);
    const amount = `${whole}.${leg === 'return' ? '01' : '00'}`;
    const gross = toMinor(amount, route.asset);
    const arrival = { name: 'probe', route, gross, day: this.#day, fact: '' };
    if (!this.#model.reaches(arrival, leg)) return;
    const provider = PROVIDERS[route.direction][leg];
    await this.#stage.trial.get('injectFaults', { body: { provider, fault, count: 1 } });
    await this.#fund(route, amount);
    await this.#pass(0, fault === 'fail' ? leg : undefined);
  }

  async #changeTerms(command: CommandOf<'pin' | 'charge' | 'schedule'>): Promise<void> {
    const { trial, pair } = this.#stage;
    const { terms } = this.#model;
    switch (command.do) {
      case 'pin': {
        const direction = DIRECTIONS[command.direction % 2] ?? DIRECTIONS[0];
        await pinFor(trial, endsOf(direction, pair), command.rate);
        terms.rates.set(direction, rateUnits(command.rate));
        return;
      }
      case 'charge': {
        const fees = feeLists(pair.network)[command.fees] ?? [];
        const body = { pricing: { fees }, reason: 'in a sequence' };
        terms.policy = readPolicy(await trial.get('configureSandbox', { body }));
        return;
      }
      case 'schedule': {
        if (trial.session.credentials.stepUpTokens.length === 0) return;
        const flat = BigInt(command.cents);
        const transfer = { flatAud: toAmount(flat), bps: command.bps };
        await trial.get('replaceDeveloperFees', { body: { transfer } });
        terms.developerFee = { flat, bps: BigInt(command.bps) };
      }
    }
  }
}

/** Runs commands with a customer of their own, who has a route in each direction. @throws Broken */
export async function runTransfers(run: TransferRun, commands: readonly TransferCommand[]): Promise<void> {
  run.figures.sequences++;
  const { trial } = run;
  const machine = trial.session.contract.stateMachines.get('transfer');
  if (machine === undefined)
    throw new Broken('getTransfer', 'the document has no state machine of a transfer');
  const { stage, terms } = await openStage(trial);
  const runner = new TransferRunner(run, stage, new TransferModel(machine, terms));
  for (const direction of DIRECTIONS.keys()) await runner.perform({ do: 'open', direction, limits: 0 });
  for (const command of commands) await runner.perform(command);
  await runner.finish();
}
