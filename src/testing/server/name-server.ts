import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name server of a test says of a name: its addresses, or nothing at all, ever. */
export type NameAnswer = readonly string[] | 'silence';

/** A name server on a port of its own. */
export interface NameServer {
  /** As a resolver is told of it. */
  readonly address: string;
  /** What it was asked, as `A name`. */
  readonly questions: readonly string[];
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };

const HEADER_BYTES = 12;

/** The name of a question, its type, and where the question ends. */
function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The bytes of an address; of IPv6 all eight groups must be written. */
function bytesOf(address: string): Buffer {
  if (address.includes('.')) return Buffer.from(address.split('.').map(Number));
  const groups = address.split(':').map((group) => Number.parseInt(group, 16));
  const bytes = Buffer.alloc(16);
  groups.forEach((group, index) => bytes.writeUInt16BE(group, 2 * index));
  return bytes;
}

function answerTo(query: Buffer, end: number, type: number, addresses: readonly string[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  // A response, without an error, to one question.
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) => {
    const bytes = bytesOf(address);
    const record = Buffer.alloc(12);
    // The name of the question, its type, in the internet, for no time at all.
    record.writeUInt16BE(0xc000 + HEADER_BYTES, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records]);
}

/** Starts a name server that says of each name what it is told to, and nothing of all others. */
export async function startNameServer(answer: (name: string) => NameAnswer): Promise<NameServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    questions.push(`${TYPES[type] ?? type} ${name}`);
    const said = answer(name);
    if (said === 'silence') return;
    const fitting = said.filter((address) => address.includes(':') === (TYPES[type] === 'AAAA'));
    socket.send(answerTo(query, end, type, fitting), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
