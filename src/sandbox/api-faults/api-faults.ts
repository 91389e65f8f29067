import type { Clock } from '../../calendar/clock.ts';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { CLOCK } from '../../identity/actor.ts';
import { CommitMemory } from '../../writes/commit-memory.ts';
import type { Write } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import {
  type ApiFault,
  type ApiFaultQueue,
  apiFaultsNeed,
  apiFaultsTable,
  isFaulty,
  takeApiFault,
} from './table.ts';

interface FaultServices {
  readonly database: Pick<Database, 'reader'>;
  readonly writeQueue: WriteQueue;
  readonly clock: Clock;
}

function take(tenantId: string, operationId: AnyOperationId): Write<ApiFault | undefined> {
  return {
    tenantId,
    actor: CLOCK,
    // A fault that is lost with its connection was met.
    claimed: false,
    needs: () => [apiFaultsNeed(tenantId)],
    decide: (loaded) => {
      const { fault, effects } = takeApiFault(loaded, tenantId, operationId);
      return { reply: fault, effects };
    },
  };
}

/** Gives each fault to one call, whichever process answers it. */
export class ApiFaults {
  readonly #services: FaultServices;
  /** By account, so that calls of one without faults cost no read. */
  readonly #memory: CommitMemory<{ readonly row: ApiFaultQueue | undefined }>;

  constructor(services: FaultServices) {
    const { clock, writeQueue } = services;
    this.#services = services;
    this.#memory = new CommitMemory({ tables: [apiFaultsTable.name], clock, writeQueue });
  }

  /** The fault that a call meets, which no other meets; undefined if it meets none. */
  async take(tenantId: string, operationId: AnyOperationId): Promise<ApiFault | undefined> {
    const { row } =
      this.#memory.get(tenantId) ?? (await this.#memory.read(tenantId, () => this.#find(tenantId)));
    if (row === undefined || !isFaulty(row, operationId)) return undefined;
    return this.#services.writeQueue.submit(take(tenantId, operationId));
  }

  async #find(tenantId: string): Promise<{ readonly row: ApiFaultQueue | undefined }> {
    const { reader } = this.#services.database;
    const [row] = await selectMatching(reader, apiFaultsTable, [{ tenantId }]);
    return { row };
  }
}
