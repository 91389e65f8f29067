import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import type { SimulatedNotes } from '../../workers/purge-rows.ts';
import type { SimulatedReports } from '../../workers/worker.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import type { Providers } from '../port/provider.ts';

/** The providers as they are connected. */

export interface Connected {
  readonly providers: Providers;
  /** Null where none is simulated. */
  readonly simulated: SimulatedReports | null;
  readonly notes: SimulatedNotes | null;
}
/** Adapters that are loaded, and wait for the write queue by which some of them keep their books. */

export interface Connection {
  /** What decisions have to know of them. */
  readonly facts: ProviderFacts;
  connect(writeQueue: WriteQueue, subjects: Subjects): Connected;
}
