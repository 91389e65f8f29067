import { isIP } from 'node:net';
import { type Network, coverTooMuch } from '../net/ip-network.ts';

export interface AddressConfig {
  /** Null for every address of the machine. */
  readonly hosts: readonly string[] | null;
  /** Proxies whose `X-Forwarded-For` counts. */
  readonly trustProxy: readonly Network[];
}

interface Reads {
  readonly problems: string[];
  /** Separated by commas. */
  list(name: string): readonly string[];
  networks(name: string): readonly Network[];
}

/** A sandbox's default: its secret stands in its source. */
const THIS_MACHINE = ['127.0.0.1', '::1'];

/** `localhost` stands for both loopback addresses. */
function readHosts(read: Reads, name: string, isSandbox: boolean): AddressConfig['hosts'] {
  const texts = read.list(name);
  if (texts.length === 0) return isSandbox ? THIS_MACHINE : null;
  if (texts.some((text) => text !== 'localhost' && isIP(text) === 0)) {
    read.problems.push(`${name} must be addresses of this machine or localhost, separated by commas`);
  }
  return [...new Set(texts.flatMap((text) => (text === 'localhost' ? THIS_MACHINE : [text])))];
}

/** Callers in a trusted network can claim any address: too many are refused. */
function readProxies(read: Reads, name: string): readonly Network[] {
  const networks = read.networks(name);
  if (coverTooMuch(networks)) {
    read.problems.push(
      `${name} must cover less than an eighth of all IPv4 or IPv6 addresses: name only the proxies`,
    );
  }
  return networks;
}

/** By docs/operating/configuration.md; faults go to the reader. */
export function readAddresses(read: Reads, isSandbox: boolean): AddressConfig {
  return {
    hosts: readHosts(read, 'CORRIDOR_HOST', isSandbox),
    trustProxy: readProxies(read, 'TRUST_PROXY'),
  };
}
