import type { Contract, StateMachine } from '../contract/contract.ts';
import { isMove } from '../contract/shortest-path.ts';
import { decimalsOf } from '../json/minor-units.ts';
import { RESERVING } from '../laws/operation-effects.ts';
import type { Policy, PricedOperation } from '../suite/policy.ts';
import type { Act, Outcome } from './act.ts';
import { balanceFacts, operationFacts, quoteFacts } from './facts.ts';
import { moveOperation, postForOperation } from './move-operation.ts';
import { hasSlipped, priceQuote } from './price-quote.ts';
import { putReceipt } from './put-receipt.ts';
import {
  balanceOf,
  newestMovements,
  type ModelOperation,
  type ModelQuote,
  type ModelReceipt,
  type WalletState,
} from './wallet-state.ts';

/** What an act answers in a state, and the state that it leaves. */
export interface Step {
  readonly outcome: Outcome;
  readonly next: WalletState;
}

type ActOf<Name extends Act['do']> = Act & { readonly do: Name };

const NO_MACHINE: StateMachine = { states: [], initial: [], final: [], transitions: [] };

/** What a payment of each kind takes, and what its fee is called. */
const PAYMENTS = {
  payout: { asset: 'AUD', priced: 'payout' },
  withdrawal: { asset: 'USDC', priced: 'stable_withdrawal' },
} as const;

/** The wallet as the contract describes it: for every act in every state exactly one answer. */
export class WalletModel {
  readonly #policy: Policy;
  readonly #machines: Contract['stateMachines'];

  constructor(contract: Contract, policy: Policy) {
    this.#policy = policy;
    this.#machines = contract.stateMachines;
  }

  step(state: WalletState, act: Act): Step {
    switch (act.do) {
      case 'fund':
        return this.#fund(state, act);
      case 'move receipt':
        return this.#moveReceipt(state, act);
      case 'pay':
        return this.#pay(state, act);
      case 'preview':
        return { outcome: this.#preview(state, act), next: state };
      case 'quote':
        return this.#quote(state, act);
      case 'accept':
        return this.#accept(state, act);
      case 'pin':
        return this.#pin(state, act);
      case 'pass time':
        return this.#passTime(state);
      case 'move operation':
        return this.#moveOperation(state, act.name, act.to);
      default:
        return { outcome: this.#look(state, act), next: state };
    }
  }

  #look(
    state: WalletState,
    act: ActOf<
      'replay' | 'misuse key' | 'read operation' | 'read quote' | 'read overview' | 'list movements'
    >,
  ): Outcome {
    switch (act.do) {
      case 'replay':
        return { status: act.first.response?.status ?? 0, code: '', facts: { replay: 'same' } };
      case 'misuse key':
        return refusal(422, 'idempotency_key_reused');
      case 'read operation':
        return success(200, operationFacts(state.operations.get(act.name)));
      case 'read quote':
        return success(200, quoteFacts(state.quotes.get(act.name)));
      case 'read overview':
        return success(200, balanceFacts(state));
      case 'list movements':
        return success(200, { newest: newestMovements(state, act.limit) });
    }
  }

  #feeOf(operation: PricedOperation, asset: string, minor: bigint): bigint {
    const network = this.#policy.networkOf(asset);
    return this.#policy.feeOf(operation, { minor, asset, ...(network === undefined ? {} : { network }) });
  }

  #fund(state: WalletState, { name, asset, minor, outcome }: ActOf<'fund'>): Step {
    const fee = this.#feeOf(asset === 'AUD' ? 'payin' : 'deposit', asset, minor);
    const net = minor - fee;
    // What fees eat up whole is held for somebody to look at, unless it goes back at once.
    const status = net === 0n && outcome !== 'returned' ? 'held' : outcome;
    const holdback = (net * this.#policy.holdbackBps) / 10_000n;
    const receipt: ModelReceipt = { asset, status, net, holdback };
    const next = putReceipt(state, name, undefined, receipt, this.#policy);
    return { outcome: success(201, { status, net: String(net) }), next };
  }

  #moveReceipt(state: WalletState, { name, to }: ActOf<'move receipt'>): Step {
    const receipt = state.receipts.get(name);
    if (receipt === undefined) return { outcome: refusal(404, 'not_found'), next: state };
    const machine = this.#machines.get(receipt.asset === 'AUD' ? 'payin' : 'deposit') ?? NO_MACHINE;
    if (!isMove(machine, receipt.status, to)) return { outcome: refusal(409, 'invalid_state'), next: state };
    const next = putReceipt(state, name, receipt, { ...receipt, status: to }, this.#policy);
    return { outcome: success(200, { status: to, net: String(receipt.net) }), next };
  }

  #spendable(state: WalletState, asset: string): bigint {
    return balanceOf(state, asset).available + this.#policy.creditLimitOf(asset);
  }

  #pay(state: WalletState, { name, kind, minor, reference }: ActOf<'pay'>): Step {
    if (isTaken(state, kind, reference))
      return { outcome: refusal(409, 'duplicate_external_reference'), next: state };
    const { asset, priced } = PAYMENTS[kind];
    const fee = this.#feeOf(priced, asset, minor);
    const operation = { kind, asset, principal: minor, fee, destination: undefined, reference };
    return this.#create(state, name, operation);
  }

  #create(
    state: WalletState,
    name: string,
    facts: Omit<ModelOperation, 'status' | 'late' | 'movements' | 'isLeftAlone'>,
  ): Step {
    const { kind, asset, principal, fee } = facts;
    if (principal + fee > this.#spendable(state, asset))
      return { outcome: refusal(422, 'insufficient_funds'), next: state };
    const isHeld = isHeldAmount(asset, principal);
    const status = isHeld ? 'held' : 'accepted';
    const operation: ModelOperation = { ...facts, status, late: [], movements: 0, isLeftAlone: isHeld };
    const next = postForOperation(state, name, operation, [RESERVING[kind]], this.#policy);
    return { outcome: success(201, operationFacts(next.operations.get(name))), next };
  }

  #preview(state: WalletState, { kind, minor }: ActOf<'preview'>): Outcome {
    const { asset, priced } = PAYMENTS[kind];
    const debit = minor + this.#feeOf(priced, asset, minor);
    const isCovered = debit <= this.#spendable(state, asset);
    const reason = isCovered ? (isHeldAmount(asset, minor) ? 'held' : 'none') : 'insufficient_funds';
    return success(200, { debit: String(debit), proceeds: String(isCovered), reason });
  }

  #quote(state: WalletState, act: ActOf<'quote'>): Step {
    const rate = rateOf(state, act.source, act.destination);
    const quote = priceQuote(act, rate, this.#policy);
    if (typeof quote === 'string') return { outcome: refusal(422, quote), next: state };
    const next = { ...state, quotes: new Map(state.quotes).set(act.name, quote) };
    return { outcome: success(201, quoteFacts(quote)), next };
  }

  #refusalOf(state: WalletState, quote: ModelQuote, reference: string | undefined): Outcome | undefined {
    if (reference !== undefined && isTaken(state, 'conversion', reference))
      return refusal(409, 'duplicate_external_reference');
    if (quote.status === 'accepted') return refusal(409, 'quote_already_accepted');
    if (quote.status === 'expired') return refusal(422, 'quote_expired');
    const now = rateOf(state, quote.source.asset, quote.destination.asset);
    const isSlipped = hasSlipped(quote.rate, now, this.#policy.maximumSlippageBps);
    return isSlipped ? refusal(422, 'quote_slippage_exceeded') : undefined;
  }

  #accept(state: WalletState, { name, quote: quoteName, reference }: ActOf<'accept'>): Step {
    const quote = state.quotes.get(quoteName);
    if (quote === undefined) return { outcome: refusal(404, 'not_found'), next: state };
    const refused = this.#refusalOf(state, quote, reference);
    if (refused !== undefined) return { outcome: refused, next: state };
    const { source, destination, fee } = quote;
    const facts = { kind: 'conversion' as const, asset: source.asset, principal: source.minor };
    const step = this.#create(state, name, { ...facts, fee, destination, reference });
    if (step.outcome.status !== 201) return step;
    const accepted = new Map(step.next.quotes).set(quoteName, { ...quote, status: 'accepted' });
    return { outcome: step.outcome, next: { ...step.next, quotes: accepted } };
  }

  #pin(state: WalletState, { source, destination, rate }: ActOf<'pin'>): Step {
    const rates = new Map(state.rates).set(`${source} ${destination}`, rate);
    return { outcome: success(200, { rate: String(rate) }), next: { ...state, rates } };
  }

  /** As long as a quote lasts: whatever is open has run out. */
  #passTime(state: WalletState): Step {
    const quotes = [...state.quotes].map(([name, quote]): [string, ModelQuote] => [
      name,
      quote.status === 'open' ? { ...quote, status: 'expired' } : quote,
    ]);
    return { outcome: success(200, {}), next: { ...state, quotes: new Map(quotes) } };
  }

  #moveOperation(state: WalletState, name: string, to: string): Step {
    const operation = state.operations.get(name);
    if (operation === undefined) return { outcome: refusal(404, 'not_found'), next: state };
    const machine = this.#machines.get(operation.kind) ?? NO_MACHINE;
    const next = moveOperation(state, name, operation, to, machine, this.#policy);
    if (next === undefined) return { outcome: refusal(409, 'invalid_state'), next: state };
    return { outcome: success(200, operationFacts(next.operations.get(name))), next };
  }
}

function rateOf({ rates }: WalletState, source: string, destination: string): bigint {
  return rates.get(`${source} ${destination}`) ?? 1n;
}

function isTaken({ operations }: WalletState, kind: string, reference: string): boolean {
  return [...operations.values()].some(
    (each) => each.kind === kind && each.reference === reference && each.status !== 'failed',
  );
}

/** Whether an amount has its operation created held (sandbox: at least 1, and a fraction of exactly .03). */
export function isHeldAmount(asset: string, minor: bigint): boolean {
  const unit = 10n ** BigInt(decimalsOf(asset));
  return minor >= unit && minor % unit === (unit * 3n) / 100n;
}

function success(status: number, facts: Outcome['facts']): Outcome {
  return { status, code: '', facts };
}

function refusal(status: number, code: string): Outcome {
  return { status, code, facts: {} };
}
