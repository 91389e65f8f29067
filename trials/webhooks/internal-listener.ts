import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** An address of this machine that no subscription may lead to, though it is one of its own. */
export const INTERNAL_ADDRESS = '127.0.0.2';

export class InternalListener {
  readonly #server: Server;
  #connections = 0;

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#connections += 1;
      socket.destroy();
    });
  }

  /** @throws Error if the machine has no such address: on macOS, `ifconfig lo0 alias 127.0.0.2` gives it one */
  static async open(): Promise<InternalListener> {
    const server = createServer();
    server.listen(0, INTERNAL_ADDRESS);
    await once(server, 'listening');
    return new InternalListener(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.#connections;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }
}
