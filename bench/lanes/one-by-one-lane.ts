import { runGroup, type GroupDependencies } from '../../src/writes/group.ts';
import { Lane } from '../../src/writes/lane.ts';
import type { Write } from '../../src/writes/write.ts';

/**
 * What group commit replaces: each write in a transaction of its own, with the same statements.
 * On PostgreSQL as many run at once as there are connections; SQLite has one writer.
 */
export class OneByOneLane extends Lane {
  readonly #dependencies: GroupDependencies;
  readonly #isSerial: boolean;
  #last: Promise<unknown> = Promise.resolve();

  constructor(dependencies: GroupDependencies) {
    super(dependencies);
    this.#dependencies = dependencies;
    this.#isSerial = dependencies.database.dialect === 'sqlite';
  }

  override async submit<Reply>(write: Write<Reply>): Promise<Reply> {
    const run = async (): Promise<Reply> => {
      const { outcomes } = await runGroup(this.#dependencies, [write], 'wait');
      const [outcome] = outcomes;
      if (outcome !== undefined && 'reply' in outcome) return outcome.reply as Reply;
      throw outcome?.refusal ?? new Error('The write had no outcome');
    };
    if (!this.#isSerial) return run();
    const turn = this.#last.then(run, run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
