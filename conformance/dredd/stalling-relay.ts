import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/**
 * Stands before a server and never passes the last byte of a request on: Dredd itself always sends its requests whole.
 * @param url the server's base address
 * @returns the port that it listens at; it ends with the process
 */
export async function startStallingRelay(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const relay = createServer((caller) => {
    const server = connect(Number(port), hostname);
    let held = Buffer.alloc(0);
    caller.on('data', (chunk: Buffer) => {
      const known = Buffer.concat([held, chunk]);
      server.write(known.subarray(0, -1));
      held = known.subarray(-1);
    });
    server.pipe(caller);
    caller.on('error', () => server.destroy());
    server.on('error', () => caller.destroy());
    caller.once('close', () => server.destroy());
  });
  relay.listen(0, '127.0.0.1').unref();
  await once(relay, 'listening');
  return (relay.address() as AddressInfo).port;
}
