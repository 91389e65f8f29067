import { statusOf, type Exchange } from '../http/exchange.ts';
import { textAt, type Json } from '../json/json.ts';
import { ASSETS, readBalance } from '../suite/balance.ts';
import { Broken } from '../suite/failure.ts';
import type { Trial } from '../suite/trial.ts';
import { showOutcome, type Act } from './act.ts';
import type { Batch } from './command.ts';
import { DIRECTIONS, rateFor } from './directions.ts';
import { explainBatch, type Observation } from './explain-batch.ts';
import { balanceFacts } from './facts.ts';
import { isFinalOperation } from '../laws/fold-movements.ts';
import { resolveBatch } from './resolve-command.ts';
import type { RunFigures } from './run-figures.ts';
import { perform, rateText, type Stage } from './perform.ts';
import { WalletModel } from './wallet-model.ts';
import { emptyState, type WalletState } from './wallet-state.ts';

export interface BatchRun {
  readonly trial: Trial;
  readonly figures: RunFigures;
  /** Whether operations move on by themselves even under a stopped clock, so that only held ones stand still. */
  readonly isInstant: boolean;
}

type Done = Observation & { readonly exchange: Exchange };

const CREATING: readonly Act['do'][] = ['fund', 'pay', 'quote', 'accept'];
const MOVING: readonly Act['do'][] = ['move receipt', 'move operation'];

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

  /** Does a batch all at once, and finds an order that explains it. @throws Broken if there is none */
  async batch(commands: Batch): Promise<void> {
    const [state] = this.#states;
    if (state === undefined) return;
    const moment = {
      state,
      written: this.#written,
      isInstant: this.#run.isInstant,
      newName: () => `r${this.#names++}`,
      newReference: () => this.#run.trial.session.newName('model'),
    };
    const acts = resolveBatch(moment, commands);
    this.#judge(await Promise.all(acts.map(async (act) => ({ act, ...(await perform(this.#stage, act)) }))));
  }

  /** Compares the end with the model, and brings open operations to theirs so that nothing is left behind. */
  async finish(): Promise<void> {
    await this.#single({ do: 'read overview' });
    const [state] = this.#states;
    if (state === undefined) return;
    const open = [...state.operations].filter(([, { status }]) => !isFinalOperation(status));
    for (const [name] of open) await this.#single({ do: 'move operation', name, to: 'failed' });
    await this.#single({ do: 'read overview' });
  }

  async #single(act: Act): Promise<void> {
    this.#judge([{ act, ...(await perform(this.#stage, act)) }]);
  }

  #judge(done: readonly Done[]): void {
    this.#keep(done);
    const explained = explainBatch(this.#model, this.#states, done);
    if (explained.length === 0) this.#giveUp(done);
    this.#states = explained;
  }

  #keep(done: readonly Done[]): void {
    const { figures } = this.#run;
    for (const { act, exchange } of done) {
      figures.commands++;
      const status = statusOf(exchange);
      if (status >= 400) figures.refused++;
      const isCreate = CREATING.includes(act.do);
      if ('name' in act && isCreate && status === 201)
        this.#stage.ids.set(act.name, textAt(exchange.response?.json, 'id'));
      const isRepeatable = isCreate || MOVING.includes(act.do);
      if (isRepeatable && status < 500 && status !== 400) this.#written.push(exchange);
      if (isRepeatable && status < 300) figures.statuses.add(textAt(exchange.response?.json, 'status'));
    }
  }

  #giveUp(done: readonly Done[]): never {
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
}

/** Pins every direction, so that the model knows what a quote is made of. */
async function pinAll(trial: Trial): Promise<Map<string, bigint>> {
  const rates = new Map<string, bigint>();
  for (const direction of DIRECTIONS) {
    const rate = rateFor(direction, 0);
    await trial.tenant.do('pinRate', { body: { ...direction, rate: rateText(rate) } });
    rates.set(`${direction.source} ${direction.destination}`, rate);
  }
  return rates;
}

/** Runs batches from the wallet as it stands. @throws Broken if an answer cannot be explained */
export async function runBatches(run: BatchRun, batches: readonly Batch[]): Promise<void> {
  const { trial } = run;
  const { tenant } = trial;
  const beneficiaryId = await tenant.its('beneficiaryId');
  const instrumentId = await tenant.its('instrumentId');
  const destinationId = await tenant.its('destinationId');
  const addressId = await tenant.its('addressId');
  const instruments = { AUD: instrumentId, USDC: addressId };
  const stage: Stage = { trial, beneficiaryId, destinationId, instruments, ids: new Map() };
  run.figures.sequences++;
  const rates = await pinAll(trial);
  const overview = await tenant.do('getTreasury');
  const balances = Object.fromEntries(ASSETS.map((asset) => [asset, readBalance(overview, asset)]));
  const runner = new BatchRunner(run, stage, emptyState(balances, rates));
  for (const batch of batches) await runner.batch(batch);
  await runner.finish();
}
