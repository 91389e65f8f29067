import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { ClientMessageReader, isCommit } from './read-messages.ts';

export type Cut = 'before it is heard' | 'before it is answered';

/** A proxy between a server and PostgreSQL. */
export interface CommitCuttingProxy {
  readonly url: string;
  cutNext(cut: Cut): Promise<void>;
  disarm(): void;
  close(): Promise<void>;
}

interface Armed {
  readonly cut: Cut;
  readonly done: () => void;
}

export async function startCommitCuttingProxy(databaseUrl: string): Promise<CommitCuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed: Armed | undefined;
  const takeArmed = (): Armed | undefined => {
    const taken = armed;
    armed = undefined;
    return taken;
  };
  const server = createServer((inner) => {
    const outer = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
    pass(inner, outer, takeArmed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    cutNext: (cut) => new Promise((resolve) => (armed = { cut, done: resolve })),
    disarm: () => (armed = undefined),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes bytes both ways, but for a COMMIT that is to be cut. */
function pass(inner: Socket, outer: Socket, takeArmed: () => Armed | undefined): void {
  const reader = new ClientMessageReader();
  let isSilent = false;
  const cut = ({ done }: Armed): void => {
    inner.destroy();
    outer.destroy();
    done();
  };
  inner.on('data', (chunk: Buffer) => {
    for (const message of reader.read(chunk)) {
      const taken = isCommit(message) ? takeArmed() : undefined;
      if (taken?.cut === 'before it is heard') {
        cut(taken);
        return;
      }
      if (taken !== undefined) {
        isSilent = true;
        // What is sent with COMMIT is answered before it. Its own answer shows that it happened; the server is not to see it.
        outer.on('data', (answer: Buffer) => {
          if (answer.includes('COMMIT\0')) cut(taken);
        });
      }
      outer.write(message.bytes);
    }
  });
  outer.on('data', (chunk: Buffer) => {
    if (!isSilent) inner.write(chunk);
  });
}
