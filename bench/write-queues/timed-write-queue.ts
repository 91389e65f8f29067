import { type SubmitOptions, WriteQueue } from '../../src/writes/write-queue.ts';
import type { Write } from '../../src/writes/write.ts';
import type { WriteQueueFigures } from '../contestant.ts';

export class TimedWriteQueue extends WriteQueue {
  #queuedMs: Record<string, number[]> = {};
  #peakWrites = 0;
  #peakBytes = 0;

  override async submit<Reply>(write: Write<Reply>, options?: SubmitOptions): Promise<Reply> {
    const submittedAt = performance.now();
    const answer = super.submit(write, options);
    this.#peakWrites = Math.max(this.#peakWrites, this.backlog.writes);
    this.#peakBytes = Math.max(this.#peakBytes, this.backlog.bytes);
    try {
      return await answer;
    } finally {
      (this.#queuedMs[write.tenantId] ??= []).push(performance.now() - submittedAt);
    }
  }

  takeFigures(): WriteQueueFigures {
    const figures = {
      queuedMs: this.#queuedMs,
      peakWrites: this.#peakWrites,
      peakBytes: this.#peakBytes,
    };
    this.#queuedMs = {};
    this.#peakWrites = 0;
    this.#peakBytes = 0;
    return figures;
  }
}
