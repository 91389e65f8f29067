import { Lane } from '../../src/writes/lane.ts';
import type { Write } from '../../src/writes/write.ts';

/** A lane with nothing behind it: every write is answered at once, so that what remains is the edge alone. */
export class IdleLane extends Lane {
  override submit<Reply>(_write: Write<Reply>): Promise<Reply> {
    return Promise.resolve({ status: 201, bodyText: '{"benchmark":true}' } as Reply);
  }
}
