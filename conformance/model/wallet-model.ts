import type { Contract, StateMachine } from '../contract/contract.ts';
import { isMove } from '../contract/shortest-path.ts';
import type { Policy } from '../suite/policy.ts';
import type { Act, Outcome } from './act.ts';
import { movePayout, postForPayout, putPayin } from './move-records.ts';
import type { ModelPayin, ModelPayout, WalletState } from './wallet-state.ts';

/** What an act answers in a state, and the state that it leaves. */
export interface Step {
  readonly outcome: Outcome;
  readonly next: WalletState;
}

const NO_MACHINE: StateMachine = { states: [], initial: [], final: [], transitions: [] };

/** The wallet as the contract describes it: for every act in every state exactly one answer. */
export class WalletModel {
  readonly #policy: Policy;
  readonly #payout: StateMachine;
  readonly #payin: StateMachine;

  constructor(contract: Contract, policy: Policy) {
    this.#policy = policy;
    this.#payout = contract.stateMachines.get('payout') ?? NO_MACHINE;
    this.#payin = contract.stateMachines.get('payin') ?? NO_MACHINE;
  }

  /** What an act should answer here, and what it leaves. */
  step(state: WalletState, act: Act): Step {
    switch (act.do) {
      case 'fund':
        return this.#fund(state, act.name, act.cents, act.outcome);
      case 'move payin':
        return this.#movePayin(state, act.name, act.to);
      case 'pay':
        return this.#pay(state, act.name, act.cents, act.reference);
      case 'preview':
        return { outcome: this.#preview(state, act.cents), next: state };
      case 'move payout':
        return this.#movePayout(state, act.name, act.to);
      case 'replay':
        return {
          outcome: { status: act.first.response?.status ?? 0, code: '', facts: { replay: 'same' } },
          next: state,
        };
      case 'misuse key':
        return { outcome: refusal(422, 'idempotency_key_reused'), next: state };
      case 'read payout':
        return { outcome: success(200, factsOf(state.payouts.get(act.name))), next: state };
      case 'read overview':
        return { outcome: success(200, balanceFacts(state)), next: state };
      case 'list movements':
        return { outcome: success(200, movementFacts(state, act.limit)), next: state };
    }
  }

  #fund(state: WalletState, name: string, gross: bigint, outcome: string): Step {
    const fee = this.#policy.feeOf('payin', gross);
    const net = gross - fee;
    // What fees eat up whole is held for somebody to look at.
    const status = net === 0n ? 'held' : outcome;
    const holdback = (net * this.#policy.holdbackBps) / 10_000n;
    const payin: ModelPayin = { status, net, holdback };
    const next = putPayin(state, name, undefined, payin, this.#policy);
    return { outcome: success(201, { status, net: String(net) }), next };
  }

  #movePayin(state: WalletState, name: string, to: string): Step {
    const payin = state.payins.get(name);
    if (payin === undefined) return { outcome: refusal(404, 'not_found'), next: state };
    if (!isMove(this.#payin, payin.status, to))
      return { outcome: refusal(409, 'invalid_state'), next: state };
    const next = putPayin(state, name, payin, { ...payin, status: to }, this.#policy);
    return { outcome: success(200, { status: to, net: String(payin.net) }), next };
  }

  #spendable(state: WalletState): bigint {
    return state.available + this.#policy.creditLimitMinor;
  }

  #pay(state: WalletState, name: string, principal: bigint, reference: string): Step {
    const isUsed = [...state.payouts.values()].some(
      (payout) => payout.reference === reference && payout.status !== 'failed',
    );
    if (isUsed) return { outcome: refusal(409, 'duplicate_external_reference'), next: state };
    const fee = this.#policy.feeOf('payout', principal);
    if (principal + fee > this.#spendable(state))
      return { outcome: refusal(422, 'insufficient_funds'), next: state };
    const status = isHeldAmount(principal) ? 'held' : 'accepted';
    const payout: ModelPayout = { status, principal, fee, reference, late: [], movements: 0 };
    const next = postForPayout(state, name, payout, ['payout_reserved'], this.#policy);
    return { outcome: success(201, factsOf(next.payouts.get(name))), next };
  }

  #preview(state: WalletState, principal: bigint): Outcome {
    const debit = principal + this.#policy.feeOf('payout', principal);
    const isCovered = debit <= this.#spendable(state);
    const reason = isCovered ? (isHeldAmount(principal) ? 'held' : 'none') : 'insufficient_funds';
    return success(200, { debit: String(debit), proceeds: String(isCovered), reason });
  }

  #movePayout(state: WalletState, name: string, to: string): Step {
    const payout = state.payouts.get(name);
    if (payout === undefined) return { outcome: refusal(404, 'not_found'), next: state };
    const next = movePayout(state, name, payout, to, this.#payout, this.#policy);
    if (next === undefined) return { outcome: refusal(409, 'invalid_state'), next: state };
    return { outcome: success(200, factsOf(next.payouts.get(name))), next };
  }
}

/** Whether an amount has its payout created held (sandbox: at least 1, and exactly three cents). */
function isHeldAmount(cents: bigint): boolean {
  return cents >= 100n && cents % 100n === 3n;
}

function success(status: number, facts: Outcome['facts']): Outcome {
  return { status, code: '', facts };
}

function refusal(status: number, code: string): Outcome {
  return { status, code, facts: {} };
}

function factsOf(payout: ModelPayout | undefined): Outcome['facts'] {
  if (payout === undefined) return {};
  const { status, principal, fee, movements, late } = payout;
  return { status, debit: String(principal + fee), movements: String(movements), late: late.join('+') };
}

/** What an overview shows of a state. */
export function balanceFacts({ available, reserved, pending }: WalletState): Outcome['facts'] {
  return { available: String(available), reserved: String(reserved), pending: String(pending) };
}

function movementFacts({ movements }: WalletState, limit: number): Outcome['facts'] {
  const newest = movements
    .slice(0, limit)
    .map(({ kind, available, reserved }) => `${kind} ${available} ${reserved}`);
  return { newest: newest.join('; ') };
}
