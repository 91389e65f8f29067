import { WriteQueue } from '../../src/writes/write-queue.ts';
import type { Write } from '../../src/writes/write.ts';

/** A write queue with nothing behind it: every write is answered at once, so that what remains is the edge alone. */
export class IdleWriteQueue extends WriteQueue {
  override submit<Reply>(_write: Write<Reply>): Promise<Reply> {
    return Promise.resolve({ status: 201, bodyText: '{"benchmark":true}' } as Reply);
  }
}
