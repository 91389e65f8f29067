import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { LOOPBACK_CERTIFICATE, LOOPBACK_KEY } from '../receivers/loopback-certificate.ts';

/** A way to a PostgreSQL server that speaks TLS, with the certificate of the loopback, on every address of the machine. */
export interface TlsWay {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens such a way. Whoever asks for no TLS is cut off. */
export async function openTlsWay(url: string): Promise<TlsWay> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    // The request for TLS is eight bytes, and nothing follows before its answer.
    client.once('data', () => {
      client.write('S');
      const secure = new TLSSocket(client, { isServer: true, cert: LOOPBACK_CERTIFICATE, key: LOOPBACK_KEY });
      const upstream = connect(Number(target.port), target.hostname);
      secure.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
      upstream.on('error', () => secure.destroy()).on('close', () => secure.destroy());
      secure.pipe(upstream).pipe(secure);
    });
  }).listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
