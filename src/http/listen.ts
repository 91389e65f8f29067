import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that cannot be opened, in one sentence. */
export class PortRefused extends Error {
  readonly code: string;

  constructor(port: number, host: string | undefined, cause: NodeJS.ErrnoException) {
    const reason = REFUSALS[cause.code ?? ''] ?? `cannot be used (${cause.message})`;
    const named = NO_ADDRESS.includes(cause.code ?? '') ? `Port ${port} of ${host ?? '::'}` : `Port ${port}`;
    super(`${named} ${reason}.`, { cause });
    this.code = cause.code ?? '';
  }
}

/** Codes for an address that the machine does not have. */
const NO_ADDRESS: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const REFUSALS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'requires privileges that this user does not have',
  EADDRNOTAVAIL: 'cannot be used: this machine has no such address',
  EAFNOSUPPORT: 'cannot be used: this machine has no such address',
};

/** One of them may be missing. */
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/** Tries to find a port that is free on all addresses. */
const MOST_TRIES = 20;

async function listenAt(server: Server, port: number, host: string | undefined): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => reject(new PortRefused(port, host, error));
    server.once('error', refuse);
    server.listen({ port, host }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

async function tryAll(make: () => Server, hosts: readonly string[], port: number): Promise<Server[]> {
  const servers: Server[] = [];
  let missing: PortRefused | undefined;
  let chosen = port;
  for (const host of hosts) {
    const server = make();
    try {
      chosen = await listenAt(server, chosen, host);
      servers.push(server);
    } catch (error) {
      const isOptional = LOOPBACK.every((each) => hosts.includes(each)) && LOOPBACK.includes(host);
      if (error instanceof PortRefused && isOptional && NO_ADDRESS.includes(error.code)) {
        missing = error;
        continue;
      }
      await Promise.all(servers.map(close));
      throw error;
    }
  }
  if (servers.length === 0 && missing !== undefined) throw missing;
  return servers;
}

/**
 * One server per address.
 * @param hosts null for every address of the machine
 * @param port 0 for one that is free on all of them
 * @throws PortRefused
 */
export async function listen(
  make: () => Server,
  hosts: readonly string[] | null,
  port: number,
): Promise<readonly Server[]> {
  if (hosts === null) {
    const server = make();
    await listenAt(server, port, undefined);
    return [server];
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryAll(make, hosts, port);
    } catch (error) {
      // Another program has the port that the first address chose.
      const isChance = port === 0 && error instanceof PortRefused && error.code === 'EADDRINUSE';
      if (!isChance || tries === MOST_TRIES) throw error;
    }
  }
}

/** The address for callers on this machine. */
export function urlOf(servers: readonly Server[]): string {
  const [first] = servers.map((server) => server.address() as AddressInfo);
  if (first === undefined) throw new Error('Nobody listens');
  const { address, family, port } = first;
  const isHere = ['0.0.0.0', '::', ...LOOPBACK].includes(address);
  return `http://${isHere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
