import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be frozen, as a stopped server is: it takes connections and bytes, and gives none. */
export interface FreezableWay {
  /** The address of the same database, by way of here. */
  readonly url: string;
  /** From now on nothing passes, in either direction. */
  freeze(): void;
  /** Whatever was held back passes now, in its order, and everything after it. */
  thaw(): void;
  /** How many connections it has now. */
  connections(): number;
  close(): Promise<void>;
}

/** Opens such a way. */
export async function freezableWay(url: string): Promise<FreezableWay> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let connections = 0;
  let isFrozen = false;
  const pass = (action: () => void): void => {
    if (isFrozen) held.push(action);
    else action();
  };
  const server = createServer((client) => {
    connections += 1;
    client.once('close', () => (connections -= 1));
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('data', (data) => {
        pass(() => to.write(data));
      });
      // A stopped server finds out later that its caller is gone, and reads what came before.
      from.on('close', () => {
        pass(() => to.end());
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
      for (const action of held.splice(0)) action();
    },
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
