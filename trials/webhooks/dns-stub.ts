import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Answers = readonly (readonly string[])[];

const TYPES: Readonly<Record<number, 4 | 6>> = { 1: 4, 28: 6 };
const HEADER_BYTES = 12;
const UNKNOWN = 3;

interface Question {
  readonly name: string;
  readonly family: 4 | 6 | undefined;
  readonly bytes: Buffer;
}

function readQuestion(message: Buffer): Question {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  return {
    name: labels.join('.').toLowerCase(),
    family: TYPES[message.readUInt16BE(at + 1)],
    bytes: message.subarray(HEADER_BYTES, end),
  };
}

function recordOf(address: string): Buffer {
  const data = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.alloc(HEADER_BYTES);
  // The name of the question; then type, class, a life of no seconds, and the length.
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(isIPv4(address) ? 1 : 28, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function replyTo(message: Buffer, question: Question, addresses: readonly string[] | undefined): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x81_80 + (addresses === undefined ? UNKNOWN : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses?.length ?? 0, 6);
  return Buffer.concat([head, question.bytes, ...(addresses ?? []).map(recordOf)]);
}

/** A name server of the trial's own: what it says of a name may change from one question to the next. */
export class DnsStub {
  readonly #socket: Socket;
  readonly #answers = new Map<string, Answers>();
  readonly #asked = new Map<string, number>();

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('message', (message, sender) => this.#answer(message, sender));
  }

  static async open(): Promise<DnsStub> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new DnsStub(socket);
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  /** Says what a name resolves to from now on; an empty list of answers is never answered at all. */
  set(name: string, answers: Answers): void {
    this.#answers.set(name, answers);
    for (const family of [4, 6]) this.#asked.delete(`${name} ${family}`);
  }

  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }

  #answer(message: Buffer, sender: RemoteInfo): void {
    const question = readQuestion(message);
    const answers = this.#answers.get(question.name);
    if (answers?.length === 0) return;
    const key = `${question.name} ${question.family ?? 0}`;
    const turn = this.#asked.get(key) ?? 0;
    this.#asked.set(key, turn + 1);
    const addresses = answers?.[Math.min(turn, answers.length - 1)]?.filter(
      (address) => isIPv4(address) === (question.family === 4),
    );
    this.#socket.send(replyTo(message, question, addresses), sender.port, sender.address);
  }
}
