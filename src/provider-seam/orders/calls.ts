import { providerActor } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import type { Callable, DueWork } from '../../workers/due-work.ts';
import { WorkPool } from '../../workers/loop.ts';
import type { OrderCalls } from '../../workers/worker.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import { KnownAbsences } from './known-absences.ts';
import type { KnownPauses } from './pauses.ts';
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

interface Line {
  readonly provider: Provider;
  readonly pool: WorkPool;
  readonly breaker: Breaker;
  readonly absences: KnownAbsences;
  readonly ends: Record<CallOutcome, number>;
  /** The last state this process told; undefined at first, since an earlier process may have left the alarm. */
  told: 'up' | 'down' | undefined;
}

export interface LineFigures {
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly breaker: BreakerState;
  readonly underWay: number;
  readonly calls: Readonly<Record<CallOutcome, number>>;
}

interface LineDependencies extends CallDependencies {
  readonly orderMaxAgeMs?: number;
  /** Providers to which nothing is sent: none unless this is given. */
  readonly pauses?: Pick<KnownPauses, 'has' | 'changes'>;
}

const noCalls = (): Record<CallOutcome, number> =>
  Object.fromEntries(CALL_OUTCOMES.map((outcome) => [outcome, 0])) as Record<CallOutcome, number>;

/** A pool and a breaker for each connected provider, so that none delays another. */
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

  get connected(): readonly Provider[] {
    return [...this.#lines.values()].map(({ provider }) => provider);
  }

  /** Providers whose breaker lets calls through, with or without room. */
  get open(): readonly Callable[] {
    return this.#callable(({ breaker }) => breaker.state === 'closed');
  }

  get callable(): readonly Callable[] {
    return this.#callable(hasPlace);
  }

  get simulated(): readonly Callable[] {
    return this.#callable(({ provider }) => provider.adapter === SIMULATED);
  }

  #callable(isOne: (line: Line) => boolean): Callable[] {
    return [...this.#lines.values()].filter(isOne).map((line) => {
      const { name, adapter } = line.provider;
      return { name, adapter, isAskedOnly: this.#isPaused(line) };
    });
  }

  #isPaused({ provider }: Line): boolean {
    return this.#dependencies.pauses?.has(provider.name) === true;
  }

  /** Undefined if there is no free place. */
  poolFor({ kind, provider }: DueWork): WorkPool | undefined {
    const line = provider === null ? undefined : this.#lines.get(provider);
    if (line === undefined || !hasPlace(line)) return undefined;
    return this.#isPaused(line) && kind !== ASKED_ORDERS.kind ? undefined : line.pool;
  }

  lines(): LineFigures[] {
    return [...this.#lines.values()].map(({ provider, pool, breaker, ends }) => ({
      provider: provider.name,
      adapter: provider.adapter,
      breaker: breaker.state,
      underWay: pool.busy,
      calls: { ...ends },
    }));
  }

  /** Sends an order, or queries its status; time-outs count for the breaker. */
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

  /** Raises or clears a line's alarm once; a failed write is repeated with the next call that ends. */
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
