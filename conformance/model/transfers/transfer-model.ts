import { isMove } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import type { DeveloperTerms } from '../../judge/developer-fee.ts';
import { decimalsOf } from '../../json/minor-units.ts';
import type { Policy } from '../../suite/policy.ts';
import type { Direction } from '../../suite/transfers.ts';
import type { Outcome } from '../act.ts';
import { knownDeveloperFee, priceTransfer } from './price-transfer.ts';
import { statusOfModel, transferFacts, type ModelRoute, type ModelTransfer } from './transfer-state.ts';

export interface TransferTerms {
  policy: Policy;
  developerFee: DeveloperTerms;
  /** What each direction is pinned at, a whole number of ten decimals. */
  readonly rates: Map<Direction, bigint>;
  readonly entitled: Set<Direction>;
}

export interface Arrival {
  readonly name: string;
  readonly route: ModelRoute;
  readonly gross: bigint;
  readonly day: string;
  readonly fact: string;
}

export type FailingLeg = 'exchange' | 'delivery' | 'return' | undefined;

export type DepositReport = 'detected' | 'confirming' | 'gone' | 'credited';

const VANISHED = 'deposit_vanished';

/** The hundredths of an amount from 1 upwards that has nothing finer; undefined of any other (sandbox, magic values). */
function magicOf(asset: string, minor: bigint): number | undefined {
  const unit = 10n ** BigInt(decimalsOf(asset));
  const rest = minor % unit;
  return minor < unit || (rest * 100n) % unit !== 0n ? undefined : Number((rest * 100n) / unit);
}

/** A customer's transfers as the contract describes them: for every act exactly one answer. */
export class TransferModel {
  readonly terms: TransferTerms;
  readonly transfers = new Map<string, ModelTransfer>();
  readonly #machine: StateMachine;

  constructor(machine: StateMachine, terms: TransferTerms) {
    this.#machine = machine;
    this.terms = terms;
  }

  shown(status: number, transfer: ModelTransfer): Outcome {
    return { status, code: '', facts: transferFacts(transfer, knownDeveloperFee(transfer)) };
  }

  /** Money arrives at a route: a transfer, held where something stands against it. */
  fund(arrival: Arrival): ModelTransfer {
    return this.#begin(arrival, undefined);
  }

  /** @param heldFor what it is held for, whatever else stands against it */
  #begin({ name, route, gross, day, fact }: Arrival, heldFor: string | undefined): ModelTransfer {
    const { policy, developerFee } = this.terms;
    const priced = { minor: gross, asset: route.asset };
    const platformFee = policy.feeOf(
      'transfer',
      route.network === undefined ? priced : { ...priced, network: route.network },
    );
    const begun = { name, route, gross, day, fact, platformFee, developerTerms: developerFee };
    const transfer: ModelTransfer = {
      ...begun,
      price: undefined,
      history: ['detected'],
      holdReason: '',
      heldFor: '',
      depositStatus: 'detected',
      waitsForDeposit: false,
      isSteered: false,
    };
    const reason = heldFor ?? this.#whyHeld(transfer);
    if (reason !== '') this.#hold(transfer, reason);
    route.counted.set(day, (route.counted.get(day) ?? 0n) + gross);
    this.transfers.set(name, transfer);
    return transfer;
  }

  /** Why a transfer is held on its arrival, the first reason that applies; empty if it goes on. */
  #whyHeld(transfer: ModelTransfer): string {
    const { route, gross, day, platformFee } = transfer;
    const { min, max, daily } = route.limits;
    const before = route.counted.get(day) ?? 0n;
    const reasons: readonly (readonly [boolean, string])[] = [
      [!this.terms.entitled.has(route.direction), 'customer_not_entitled'],
      [!route.isActive, 'payment_route_inactive'],
      [platformFee + (knownDeveloperFee(transfer) ?? 0n) >= gross, 'amount_below_fee'],
      [min !== undefined && gross < min, 'below_route_minimum'],
      [max !== undefined && gross > max, 'above_route_maximum'],
      [daily !== undefined && before + gross > daily, 'above_route_daily_limit'],
      [magicOf(route.asset, gross) === 3, 'provider_review'],
    ];
    return reasons.find(([applies]) => applies)?.[1] ?? '';
  }

  #hold(transfer: ModelTransfer, reason: string): void {
    if (!transfer.waitsForDeposit) transfer.depositStatus = 'final';
    if (reason === VANISHED) transfer.depositStatus = 'gone';
    transfer.history.push('held');
    transfer.holdReason = reason;
    transfer.heldFor = reason === VANISHED ? 'provider_review' : reason;
  }

  #move(transfer: ModelTransfer, to: string): void {
    const { route, day, gross } = transfer;
    transfer.history.push(to);
    transfer.holdReason = '';
    if (to === 'converting') transfer.depositStatus = 'final';
    if (to === 'returned') route.counted.set(day, (route.counted.get(day) ?? 0n) - gross);
  }

  #price(transfer: ModelTransfer): string | undefined {
    const price = priceTransfer(transfer, this.terms.rates.get(transfer.route.direction) ?? 0n);
    if (typeof price === 'string') return price;
    transfer.price = price;
    return undefined;
  }

  /** A control call moves it along one edge, which may be refused. */
  advance(transfer: ModelTransfer, to: string, isGone: boolean): Outcome {
    const refused: Outcome = { status: 409, code: 'invalid_state', facts: {} };
    if (!isMove(this.#machine, statusOfModel(transfer), to)) return refused;
    if (to === 'converting') {
      const isLost = transfer.holdReason === VANISHED;
      if (isLost || this.#price(transfer) !== undefined) return refused;
    }
    transfer.isSteered = true;
    if (to === 'held') this.#hold(transfer, isGone ? VANISHED : 'provider_review');
    else this.#move(transfer, to);
    return this.shown(200, transfer);
  }

  latestOf({ route, fact }: ModelTransfer): ModelTransfer | undefined {
    return [...this.transfers.values()].findLast((each) => each.route === route && each.fact === fact);
  }

  /**
   * Its provider says something new of the deposit of the latest transfer of a fact; answers the transfer that it is about then.
   * @param again what a new transfer of the deposit is called, and the day in which it counts
   */
  report(
    transfer: ModelTransfer,
    report: DepositReport,
    again: Pick<Arrival, 'name' | 'day'>,
  ): ModelTransfer {
    const status = report === 'credited' ? 'final' : report;
    switch (statusOfModel(transfer)) {
      case 'detected':
        this.#reportWaiting(transfer, status);
        return transfer;
      case 'held':
        this.#reportHeld(transfer, status);
        return transfer;
      case 'returned': {
        if (status !== 'final') return transfer;
        const { route, gross, fact } = transfer;
        return this.#begin({ ...again, route, gross, fact }, 'deposit_credited_again');
      }
      default:
        transfer.depositStatus = status;
        return transfer;
    }
  }

  #reportWaiting(transfer: ModelTransfer, status: string): void {
    transfer.waitsForDeposit = status !== 'final';
    if (status === 'gone') this.#hold(transfer, VANISHED);
    else transfer.depositStatus = status;
  }

  #reportHeld(transfer: ModelTransfer, status: string): void {
    const isLost = status === 'gone' || (status !== 'final' && transfer.depositStatus === 'final');
    if (isLost) transfer.holdReason = VANISHED;
    if (status === 'final' && transfer.holdReason === VANISHED) transfer.holdReason = transfer.heldFor;
    transfer.depositStatus = status;
  }

  isOpen(transfer: ModelTransfer): boolean {
    return statusOfModel(transfer) === 'detected' && !transfer.isSteered && !transfer.waitsForDeposit;
  }

  /** Whether an arrival would come as far as a leg, if nothing failed before. */
  reaches(arrival: Arrival, leg: FailingLeg): boolean {
    const probe = new TransferModel(this.#machine, this.terms);
    const route = { ...arrival.route, counted: new Map(arrival.route.counted) };
    const transfer = probe.fund({ ...arrival, route });
    if (!probe.isOpen(transfer)) return false;
    probe.settle(transfer, undefined);
    const wanted = { exchange: 'converting', delivery: 'delivering', return: 'failed' };
    return leg !== undefined && transfer.history.includes(wanted[leg]);
  }

  /** Takes a transfer to where it comes to rest by itself. @param failing the leg whose provider fails it */
  settle(transfer: ModelTransfer, failing: FailingLeg): void {
    const refusal = this.#price(transfer);
    if (refusal !== undefined) {
      this.#hold(transfer, refusal);
      return;
    }
    const magic = magicOf(transfer.route.asset, transfer.gross);
    this.#move(transfer, 'converting');
    const isConverted = magic !== 1 && failing !== 'exchange';
    if (isConverted) this.#move(transfer, 'delivering');
    if (isConverted && magic === 4) return;
    if (isConverted && magic !== 2 && failing !== 'delivery') {
      this.#move(transfer, 'completed');
      return;
    }
    this.#move(transfer, 'failed');
    if (failing !== 'return') this.#move(transfer, 'returned');
  }
}
