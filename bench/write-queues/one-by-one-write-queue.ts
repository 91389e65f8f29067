import { runGroup } from '../../src/writes/group.ts';
import { WriteQueue, type WriteQueueDependencies } from '../../src/writes/write-queue.ts';
import type { AnyWrite } from '../../src/writes/write.ts';

const CONNECTIONS = { sqlite: 1, postgres: 6 } as const;

/**
 * What group commit replaces: each write in a transaction of its own, with the same statements, in the order in which
 * they came. As many run at once as there are connections.
 */
export class OneByOneWriteQueue extends WriteQueue {
  readonly #dependencies: WriteQueueDependencies;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(dependencies: WriteQueueDependencies) {
    super(dependencies);
    this.#dependencies = dependencies;
    this.#free = CONNECTIONS[dependencies.database.dialect];
  }

  override async submit<Reply>(write: AnyWrite<Reply>): Promise<Reply> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const { outcomes } = await runGroup(this.#dependencies, [write], 'wait');
      const [outcome] = outcomes;
      if (outcome !== undefined && 'reply' in outcome) return outcome.reply as Reply;
      throw outcome !== undefined && 'refusal' in outcome
        ? outcome.refusal
        : new Error('The write had no outcome');
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
