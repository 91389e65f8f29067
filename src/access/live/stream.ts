import type { EventRow } from '../../outbox/event.ts';

/** What a page gets of an event. */
export type Change = Pick<EventRow, 'id' | 'object' | 'objectId' | 'objectStatus' | 'objectVersion'>;

/** If more are unread, one `resync` replaces them. */
const MOST_WAITING = 500;

const BEAT_MS = 15_000;

const textOf = ({ id, object, objectId, objectStatus: status, objectVersion: version }: Change): string =>
  `id: ${id}\ndata: ${JSON.stringify({ object, id: objectId, status, version })}\n\n`;

/** @param newestId where to continue; null for the beginning */
const resyncText = (newestId: string | null): string => `id: ${newestId ?? ''}\nevent: resync\ndata: {}\n\n`;

export interface StreamSetting {
  readonly maySee: (object: string) => boolean;
  /** Asked at each beat; false ends the stream. */
  readonly isValid: () => Promise<boolean>;
  /** Called when it has ended, for any reason. */
  readonly onEnd: (stream: LiveStream) => void;
  readonly beatMs?: number;
}

/** Server-sent events for one page, as fast as they are taken. */
export class LiveStream implements AsyncIterableIterator<string> {
  readonly #setting: StreamSetting;
  #waiting: string[] = [];
  #isEnded = false;
  #wake: (() => void) | undefined;

  constructor(setting: StreamSetting) {
    this.#setting = setting;
    // The head goes out with the first piece.
    this.#waiting.push(':\n\n');
  }

  tell(changes: readonly Change[]): void {
    if (this.#isEnded) return;
    const seen = changes.filter(({ object }) => this.#setting.maySee(object));
    if (seen.length === 0) return;
    if (this.#waiting.length + seen.length > MOST_WAITING)
      this.#waiting = [resyncText(changes.at(-1)?.id ?? null)];
    else this.#waiting.push(...seen.map(textOf));
    this.#wake?.();
  }

  resync(newestId: string | null): void {
    this.#waiting = [resyncText(newestId)];
    this.#wake?.();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#wake?.();
    this.#setting.onEnd(this);
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    if (this.#waiting.length === 0 && !this.#isEnded) await this.#rest();
    if (this.#isEnded) return { done: true, value: undefined };
    if (this.#waiting.length > 0) return { done: false, value: this.#waiting.splice(0).join('') };
    if (await this.#setting.isValid()) return { done: false, value: ':\n\n' };
    this.end();
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<string, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Until something is told, it ends, or a beat is due. */
  async #rest(): Promise<void> {
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, this.#setting.beatMs ?? BEAT_MS);
      this.#wake = () => {
        clearTimeout(late);
        resolve();
      };
    });
    this.#wake = undefined;
  }
}
