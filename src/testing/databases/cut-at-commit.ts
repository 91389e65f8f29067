import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a PostgreSQL server that loses the answer to COMMIT when it is told to. */
export interface CutAtCommit {
  /** The address of the same database, by way of here. */
  readonly url: string;
  /** How many of the next COMMITs reach the server while their answers are lost. */
  cuts: number;
  close(): Promise<void>;
}

/** Opens such a way: COMMIT is carried out, and the connection breaks before anybody hears of it. */
export async function cutAtCommit(url: string): Promise<CutAtCommit> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const way: CutAtCommit = { url: '', cuts: 0, close: () => Promise.resolve() };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isCut = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data: Buffer) => {
      // As a statement of its own: what a connection asks for as it starts has the word too.
      if (way.cuts > 0 && /(?<![ a-z_])commit\b/i.test(data.toString('latin1'))) {
        way.cuts -= 1;
        isCut = true;
      }
      upstream.write(data);
    });
    upstream.on('data', (data: Buffer) => {
      if (!isCut) client.write(data);
      // What is sent with COMMIT is answered before it; this answer says that it has happened.
      else if (data.includes('COMMIT\0')) client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(way, { url: address.href, close });
}
