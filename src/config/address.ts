import { isIP } from 'node:net';
import { type Network, coverTooMuch } from '../net/ip-network.ts';

/** What the surroundings decide about addresses on the network. */
export interface AddressConfig {
  /** The addresses that are listened on; null for every address of the machine. */
  readonly hosts: readonly string[] | null;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly Network[];
}

/** What reads variables, and remembers what is wrong with them. */
interface Reads {
  readonly problems: string[];
  /** Texts with commas between them. */
  list(name: string): readonly string[];
  networks(name: string): readonly Network[];
}

/** Where a sandbox listens: its secret stands in its source. */
const THIS_MACHINE = ['127.0.0.1', '::1'];

/** Addresses to listen on; `localhost` stands for both of the loopback. */
function readHosts(read: Reads, name: string, isSandbox: boolean): AddressConfig['hosts'] {
  const texts = read.list(name);
  if (texts.length === 0) return isSandbox ? THIS_MACHINE : null;
  if (texts.some((text) => text !== 'localhost' && isIP(text) === 0)) {
    read.problems.push(`${name} must be addresses of this machine or localhost, separated by commas`);
  }
  return [...new Set(texts.flatMap((text) => (text === 'localhost' ? THIS_MACHINE : [text])))];
}

/** Proxies: if too many addresses are trusted, callers among them can say where they come from. */
function readProxies(read: Reads, name: string): readonly Network[] {
  const networks = read.networks(name);
  if (coverTooMuch(networks)) {
    read.problems.push(
      `${name} must cover less than an eighth of all IPv4 or IPv6 addresses: name only the proxies`,
    );
  }
  return networks;
}

/** Reads what is about addresses (docs/operating/configuration.md). What is wrong goes to the reader's problems. */
export function readAddresses(read: Reads, isSandbox: boolean): AddressConfig {
  return {
    hosts: readHosts(read, 'CORRIDOR_HOST', isSandbox),
    trustProxy: readProxies(read, 'TRUST_PROXY'),
  };
}
