import { providerActor } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import type { DueWork } from '../../workers/due-work.ts';
import { WorkPool } from '../../workers/loop.ts';
import type { OrderCalls } from '../../workers/worker.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import { KnownAbsences } from './known-absences.ts';
import { type Provider, type ProviderName, type Providers, SIMULATED } from '../port/provider.ts';
import { Breaker, type BreakerState } from './breaker.ts';
import {
  CALL_OUTCOMES,
  type CallDependencies,
  type CallEnd,
  type CallOutcome,
  carryOut,
} from './carry-out.ts';
import { ASKED_ORDERS } from './due.ts';
import { queryStatus } from './status-query.ts';

/** How one provider is called by this process. */
interface Line {
  readonly provider: Provider;
  readonly pool: WorkPool;
  readonly breaker: Breaker;
  readonly absences: KnownAbsences;
  /** How its calls have ended since the process began. */
  readonly ends: Record<CallOutcome, number>;
  /** What the alarms say of it by this process's word; undefined before that, since an earlier one may have left it down. */
  told: 'up' | 'down' | undefined;
}

/** How a line stands, for operators. */
export interface LineFigures {
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly breaker: BreakerState;
  readonly underWay: number;
  /** Calls since the process began, by what they came to. */
  readonly calls: Readonly<Record<CallOutcome, number>>;
}

/** What lines are made with. */
interface LineDependencies extends CallDependencies {
  /** How old an order may become while no provider is connected. */
  readonly orderMaxAgeMs?: number;
}

const noCalls = (): Record<CallOutcome, number> =>
  Object.fromEntries(CALL_OUTCOMES.map((outcome) => [outcome, 0])) as Record<CallOutcome, number>;

/** The calls of every provider that is connected: a pool and a breaker for each, so that none of them is in another's way. */
export class ProviderCalls implements OrderCalls {
  readonly #dependencies: LineDependencies;
  readonly #lines: ReadonlyMap<ProviderName, Line>;

  constructor(
    providers: Providers,
    dependencies: LineDependencies,
    elapsed: () => number = () => performance.now(),
  ) {
    this.#dependencies = dependencies;
    const connected = Object.values(providers).filter((provider) => provider !== null);
    this.#lines = new Map(
      connected.map((provider) => [
        provider.name,
        {
          provider,
          pool: new WorkPool(provider.limits.atOnce),
          breaker: new Breaker(elapsed),
          absences: new KnownAbsences(dependencies, provider),
          ends: noCalls(),
          told: undefined,
        },
      ]),
    );
  }

  /** Every provider that is connected. */
  get connected(): readonly Provider[] {
    return [...this.#lines.values()].map(({ provider }) => provider);
  }

  /** The providers whose breaker lets calls through, whether there is room or not. */
  get open(): readonly Provider[] {
    const lines = [...this.#lines.values()].filter(({ breaker }) => breaker.state === 'closed');
    return lines.map(({ provider }) => provider);
  }

  /** The providers that can be called now: there is room, and their breaker lets somebody through. */
  get callable(): readonly Provider[] {
    return [...this.#lines.values()].filter((line) => hasPlace(line)).map(({ provider }) => provider);
  }

  /** Those that are simulated. */
  get simulated(): readonly Provider[] {
    return this.connected.filter(({ adapter }) => adapter === SIMULATED);
  }

  /** The pool in which an order's call takes a place; undefined where there is none now. */
  poolFor({ provider }: DueWork): WorkPool | undefined {
    const line = provider === null ? undefined : this.#lines.get(provider);
    return line !== undefined && hasPlace(line) ? line.pool : undefined;
  }

  /** How each line stands. */
  lines(): LineFigures[] {
    return [...this.#lines.values()].map(({ provider, pool, breaker, ends }) => ({
      provider: provider.name,
      adapter: provider.adapter,
      breaker: breaker.state,
      underWay: pool.busy,
      calls: { ...ends },
    }));
  }

  /** Sends an order, or asks about it; whoever does not answer opens the breaker after a time. */
  async call({ kind, tenantId, id: subject, order, provider: name }: DueWork): Promise<void> {
    const line = name === null ? undefined : this.#lines.get(name);
    if (line === undefined || name === null || order === undefined) return;
    const act = kind === ASKED_ORDERS.kind ? queryStatus : carryOut;
    const due = { tenantId, subject, kind: order, provider: name };
    await this.#heard(line, await act(this.#dependencies, line.provider, due, await line.absences.terms()));
  }

  async #heard(line: Line, end: CallEnd): Promise<void> {
    if (end === 'not_called') return;
    const { breaker, ends } = line;
    ends[end] += 1;
    if (end === 'retry' || end === 'unknown') {
      breaker.failed();
      if (breaker.state !== 'closed') await this.#tell(line, 'down');
    } else {
      breaker.answered();
      await this.#tell(line, 'up');
    }
  }

  /** Raises or clears the alarm of a line once; where that cannot be written, with the next call that ends. */
  async #tell(line: Line, standing: NonNullable<Line['told']>): Promise<void> {
    const { provider, told } = line;
    if (told === standing) return;
    const { name, adapter } = provider;
    const tell = platformAlarms(providerActor(name), (context) => [
      standing === 'down'
        ? raiseAlarm(context, 'provider_down', name, { adapter })
        : clearAlarm(context, 'provider_down', name),
    ]);
    line.told = standing;
    try {
      await this.#dependencies.writeQueue.submit(tell);
    } catch (error) {
      line.told = told;
      throw error;
    }
  }

  /** Waits until no call is under way. */
  async idle(): Promise<void> {
    await Promise.all([...this.#lines.values()].map(({ pool }) => pool.idle()));
  }
}

function hasPlace({ provider, pool, breaker }: Line): boolean {
  return pool.busy < breaker.places(provider.limits.atOnce);
}
