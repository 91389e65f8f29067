import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import type { SimulatedNotes } from '../../workers/purge-rows.ts';
import type { SimulatedReports } from '../../workers/worker.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import type { Providers } from '../port/provider.ts';

export interface Connected {
  readonly providers: Providers;
  readonly simulated: SimulatedReports | null;
  readonly notes: SimulatedNotes | null;
}

export interface Connection {
  readonly facts: ProviderFacts;
  connect(writeQueue: WriteQueue, subjects: Subjects): Connected;
}
