import { Lane, type SubmitOptions } from '../../src/writes/lane.ts';
import type { Write } from '../../src/writes/write.ts';
import type { LaneFigures } from '../contestant.ts';

export class TimedLane extends Lane {
  #inLaneMs: Record<string, number[]> = {};
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
      (this.#inLaneMs[write.tenantId] ??= []).push(performance.now() - submittedAt);
    }
  }

  takeFigures(): LaneFigures {
    const figures = {
      inLaneMs: this.#inLaneMs,
      peakWrites: this.#peakWrites,
      peakBytes: this.#peakBytes,
    };
    this.#inLaneMs = {};
    this.#peakWrites = 0;
    this.#peakBytes = 0;
    return figures;
  }
}
