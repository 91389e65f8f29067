import { statusOf, type Exchange } from '../http/exchange.ts';
import { textAt, type Json } from '../json/json.ts';
import { Broken } from '../suite/failure.ts';
import type { Trial } from '../suite/trial.ts';
import { showOutcome, type Act } from './act.ts';
import type { Batch, Command } from './command.ts';
import { explainBatch, type Observation } from './explain-batch.ts';
import { isFinalOperation } from './fold-movements.ts';
import type { RunFigures } from './run-figures.ts';
import { perform, type Stage } from './perform.ts';
import { balanceFacts, WalletModel } from './wallet-model.ts';
import { emptyState, type WalletState } from './wallet-state.ts';

/** What batches are run with. */
export interface BatchRun {
  readonly trial: Trial;
  readonly figures: RunFigures;
  /** Whether payouts move on by themselves even under a stopped clock, so that only held ones stand still. */
  readonly isInstant: boolean;
}

const ONE = 1n;
/** Amounts stay small enough for a history of many runs. */
const LARGEST_CENTS = 50_000_000n;

/** One sequence of batches against the server and against the model. */
class BatchRunner {
  readonly #run: BatchRun;
  readonly #model: WalletModel;
  readonly #stage: Stage;
  #states: WalletState[];
  readonly #written: Exchange[] = [];
  #names = 0;

  constructor(run: BatchRun, stage: Stage, state: WalletState) {
    this.#run = run;
    this.#model = new WalletModel(run.trial.session.contract, run.trial.world.policy);
    this.#stage = stage;
    this.#states = [state];
  }

  /** Does a batch all at once, and finds an order that explains it. @throws Broken where there is none */
  async batch(commands: Batch): Promise<void> {
    const acts = commands.flatMap((command) => this.#resolve(command));
    this.#judge(await Promise.all(acts.map(async (act) => ({ act, ...(await perform(this.#stage, act)) }))));
  }

  /** Compares the end with the model, and brings open payouts to theirs so that nothing is left behind. */
  async finish(): Promise<void> {
    await this.batch([{ do: 'read overview' }]);
    const state = this.#states[0];
    if (state === undefined) return;
    const open = [...state.payouts].filter(([, { status }]) => !isFinalOperation(status));
    for (const [name] of open) await this.#single({ do: 'move payout', name, to: 'failed' });
    await this.#single({ do: 'read overview' });
  }

  async #single(act: Act): Promise<void> {
    this.#judge([{ act, ...(await perform(this.#stage, act)) }]);
  }

  #judge(done: readonly (Observation & { readonly exchange: Exchange })[]): void {
    this.#keep(done);
    const explained = explainBatch(this.#model, this.#states, done);
    if (explained.length === 0) this.#giveUp(done);
    this.#states = explained;
  }

  #keep(done: readonly { readonly act: Act; readonly exchange: Exchange }[]): void {
    const { figures } = this.#run;
    for (const { act, exchange } of done) {
      figures.commands++;
      const status = statusOf(exchange);
      if (status >= 400) figures.refused++;
      const isCreate = act.do === 'fund' || act.do === 'pay';
      if (isCreate && status === 201) this.#stage.ids.set(act.name, textAt(exchange.response?.json, 'id'));
      const isRepeatable = isCreate || act.do === 'move payin' || act.do === 'move payout';
      if (isRepeatable && status < 500 && status !== 400) this.#written.push(exchange);
      if (isCreate || act.do === 'move payout')
        figures.statuses.add(textAt(exchange.response?.json, 'status'));
    }
  }

  #giveUp(done: readonly (Observation & { readonly exchange: Exchange })[]): never {
    const [state] = this.#states;
    if (state === undefined) throw new Error('The model has no state');
    const lines = done.map(({ act, outcome }) => {
      const expected = showOutcome(this.#model.step(state, act).outcome);
      const shown = showOutcome(outcome);
      return { act: act.do, expected, shown, isRight: expected === shown };
    });
    const odd = lines.findIndex(({ isRight }) => !isRight);
    const culprit = done[Math.max(odd, 0)]?.exchange.operationId ?? 'getTreasury';
    const isAlone = lines.length === 1;
    const what = isAlone
      ? `${lines[0]?.act ?? ''} answered ${lines[0]?.shown ?? ''} instead of ${lines[0]?.expected ?? ''}`
      : `no order of ${lines.length} requests in flight explains their answers: ${lines.map((line) => `${line.act} → ${line.shown}`).join(' | ')}`;
    const evidence: Json = { expected: { ...balanceFacts(state) }, answers: lines };
    throw new Broken(
      culprit,
      what,
      done.map(({ exchange }) => exchange),
      evidence,
    );
  }

  #newName(): string {
    return `r${this.#names++}`;
  }

  /** Settles what the moment decides; a command that has nothing to work on is left out. */
  #resolve(command: Command): Act[] {
    const [state] = this.#states;
    if (state === undefined) return [];
    switch (command.do) {
      case 'fund':
        return [
          { do: 'fund', name: this.#newName(), cents: BigInt(command.cents), outcome: command.outcome },
        ];
      case 'pay':
        return [this.#resolvePay(state, command)];
      case 'preview':
        return [{ do: 'preview', cents: this.#share(state, command.share, 0) }];
      case 'move payin':
        return pickFrom([...state.payins.keys()], command.pick, (name) => ({
          do: 'move payin',
          name,
          to: command.to,
        }));
      case 'move payout':
        return pickFrom([...state.payouts.keys()], command.pick, (name) => ({
          do: 'move payout',
          name,
          to: command.to,
        }));
      case 'read payout':
        return pickFrom([...state.payouts.keys()], command.pick, (name) => ({ do: 'read payout', name }));
      case 'replay':
      case 'misuse key':
        return pickFrom(this.#written, command.pick, (first) => ({ do: command.do, first }));
      case 'list movements': {
        // Only movements of this run: the wallet may have a history.
        const limit = Math.min(command.limit, state.movements.length);
        return limit === 0 ? [] : [{ do: 'list movements', limit }];
      }
      case 'read overview':
        return [{ do: 'read overview' }];
    }
  }

  #resolvePay(state: WalletState, { share, ending, reuse }: Command & { readonly do: 'pay' }): Act {
    const known = [...state.payouts.values()].map(({ reference }) => reference);
    const isReused = reuse && known.length > 0;
    const reference = isReused ? (known.at(-1) ?? '') : this.#run.trial.session.newName('pay');
    const cents = this.#share(state, share, this.#run.isInstant ? 3 : ending);
    return { do: 'pay', name: this.#newName(), cents, reference };
  }

  /** A share of what is available, with the asked cents. */
  #share({ available }: WalletState, share: number, ending: number): bigint {
    const base = available > 0n ? available : 10_000n;
    const bounded = base > LARGEST_CENTS ? LARGEST_CENTS : base;
    // Of a large wallet only the shares around the whole reach the edge; they are taken of the whole.
    const of = share >= 450 ? base : bounded;
    const whole = (of * BigInt(share)) / 1000n / 100n;
    return (whole < ONE ? ONE : whole) * 100n + BigInt(ending);
  }
}

function pickFrom<Item>(items: readonly Item[], pick: number, make: (item: Item) => Act): Act[] {
  const item = items[pick % Math.max(items.length, 1)];
  return item === undefined ? [] : [make(item)];
}

/** Runs batches from the wallet as it stands. @throws Broken where an answer cannot be explained */
export async function runBatches(run: BatchRun, batches: readonly Batch[]): Promise<void> {
  const { trial } = run;
  const { tenant } = trial;
  const { beneficiaryId, instrumentId } = await tenant.fixture();
  const stage: Stage = { trial, beneficiaryId, fundingInstrumentId: instrumentId, ids: new Map() };
  run.figures.sequences++;
  const runner = new BatchRunner(run, stage, emptyState(await tenant.balance()));
  for (const batch of batches) await runner.batch(batch);
  await runner.finish();
}
