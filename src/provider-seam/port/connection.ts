import type { RowEffect } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Instruction } from '../../outbox/instruction.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import type { DueKind } from '../../workers/due-work.ts';
import type { SimulatedReports } from '../../workers/worker.ts';
import type { Lane } from '../../writes/lane.ts';
import type { Loaded, Need } from '../../writes/write.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import type { Providers } from './provider.ts';

/** Connecting a provider takes a restart: there is no use in asking every second. */
const RETRY_AFTER_SECONDS = 60;

/** A decision refuses before it needs an account or an address from a provider that is not connected. */
function unreachable(): never {
  throw new Error('A decision went past a provider that is not connected');
}

/** What decisions have to know if no provider is connected: nothing that a provider has to carry is accepted. */
export function absentProviderFacts(): ProviderFacts {
  return {
    connected: { bank: false, networks: [], exchange: false, identity: false },
    handOverDelayMs: { bank: 0, chain: 0, exchange: 0, identity: 0 },
    accounts: { from: 'derivation', derive: unreachable },
    addresses: { from: 'derivation', derive: unreachable },
    marketRate: () => {
      throw new ApiError('service_unavailable', {
        message: 'No exchange is connected to provide a rate.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
    finalConfirmations: () => 0,
    screen: () => undefined,
  };
}

/** The providers as they are connected. */
export interface Connected {
  readonly providers: Providers;
  /** Null where none is simulated. */
  readonly simulated: SimulatedReports | null;
  readonly notes: SimulatedNotes | null;
}

/** Adapters that are loaded, and wait for the lane by which some of them keep their books. */
export interface Connection {
  /** What decisions have to know of them. */
  readonly facts: ProviderFacts;
  connect(lane: Lane, subjects: Subjects): Connected;
}

/** Which order it is about. */
type OrderKey = Pick<Instruction, 'subject' | 'kind'>;

/** What simulated providers report of their own accord: of orders, of evidence and of customers. */
export const SIMULATED_REPORTS: DueKind = {
  kind: 'simulated_report',
  worker: 'reports',
  table: 'simulated_orders',
  id: 'subject',
  order: 'kind',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'next_report is not null',
  isLeased: false,
  provider: 'known',
  carriedOutBy: 'simulator',
};

const { order: _order, ...OF_CHECKS } = { ...SIMULATED_REPORTS, provider: 'none' } as const;

export const SIMULATED_CHECKS: DueKind = {
  ...OF_CHECKS,
  kind: 'identity_check',
  table: 'simulated_checks',
  id: 'evidence_id',
};

export const SIMULATED_CUSTOMER_CHECKS: DueKind = {
  ...OF_CHECKS,
  kind: 'customer_check',
  table: 'simulated_customer_checks',
  id: 'check_id',
};

/** What simulated providers have noted of an order, for whoever removes what is past use. */
export interface SimulatedNotes {
  needs(order: OrderKey): readonly Need[];
  /** What removes the notes; undefined where there is still something to be reported. */
  remove(order: OrderKey, loaded: Loaded): readonly RowEffect[] | undefined;
}
