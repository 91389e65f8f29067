/** A message of PostgreSQL's protocol as a client sends it: its type, and its bytes with type and length. */
export interface ClientMessage {
  /** Empty for the first message of a connection, which has no type. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Cuts a client's stream of bytes into messages, however the network has cut it before. */
export class ClientMessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** Takes the next bytes and answers the messages that are whole now. */
  read(chunk: Buffer): ClientMessage[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const messages: ClientMessage[] = [];
    for (;;) {
      const header = this.#isStarted ? 1 : 0;
      if (this.#rest.length < header + 4) return messages;
      const length = header + this.#rest.readInt32BE(header);
      if (this.#rest.length < length) return messages;
      const bytes = this.#rest.subarray(0, length);
      messages.push({ type: this.#isStarted ? String.fromCharCode(bytes[0] ?? 0) : '', bytes });
      this.#rest = this.#rest.subarray(length);
      this.#isStarted = true;
    }
  }
}

export function isCommit({ type, bytes }: ClientMessage): boolean {
  if (type === 'Q') return /^\s*commit\b/i.test(bytes.toString('utf8', 5));
  if (type !== 'P') return false;
  const nameEnd = bytes.indexOf(0, 5);
  return /^\s*commit\b/i.test(bytes.toString('utf8', nameEnd + 1));
}
