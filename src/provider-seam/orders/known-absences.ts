import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type ProviderAbsence, providerAbsencesTable } from '../../outbox/provider-facts.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Provider } from '../port/provider.ts';
import { endAbsences } from './note-absence.ts';
import type { KnownPauses } from './pauses.ts';
import type { AgeTerms } from '../../workers/order-age.ts';

/** Default of the configuration. */
const ORDER_MAX_AGE_MS = 3_600_000;

/** What absences are read and ended with. */
interface Dependencies {
  /** A pause counts as an absence. */
  readonly pauses?: Pick<KnownPauses, 'changes'>;
  readonly database: Pick<Database, 'reader'>;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly orderMaxAgeMs?: number;
}

/**
 * How long a connected provider was absent before. Only a pause makes it absent again while this process lives: read
 * before the first order, and again after each change of the pauses.
 */
export class KnownAbsences {
  readonly #dependencies: Dependencies;
  readonly #provider: Pick<Provider, 'name' | 'adapter'>;
  #terms: Promise<AgeTerms> | undefined;
  #readAt = 0;

  constructor(dependencies: Dependencies, provider: Pick<Provider, 'name' | 'adapter'>) {
    this.#dependencies = dependencies;
    this.#provider = provider;
  }

  /** @throws if the database fails; the next call asks again */
  async terms(): Promise<AgeTerms> {
    const changes = this.#dependencies.pauses?.changes ?? 0;
    if (changes !== this.#readAt) this.#terms = undefined;
    this.#readAt = changes;
    this.#terms ??= this.#read();
    try {
      return await this.#terms;
    } catch (error) {
      this.#terms = undefined;
      throw error;
    }
  }

  async #read(): Promise<AgeTerms> {
    const { orderMaxAgeMs: maxAgeMs = ORDER_MAX_AGE_MS } = this.#dependencies;
    return { absences: await this.#end(), maxAgeMs };
  }

  async #end(): Promise<readonly ProviderAbsence[]> {
    const { database, writeQueue } = this.#dependencies;
    const { name: provider, adapter } = this.#provider;
    const keys = [
      { provider, adapter: '' },
      { provider, adapter },
    ];
    const known = await selectMatching(database.reader, providerAbsencesTable, keys);
    return known.some(({ endedAt }) => endedAt === null)
      ? writeQueue.submit(endAbsences(this.#provider))
      : known;
  }
}
