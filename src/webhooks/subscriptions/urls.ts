import type { Word } from '../../../generated/words.ts';
import {
  type Address,
  type Network,
  contains,
  parseAddress,
  parseNetwork,
  readUrl,
} from '../../net/ip-network.ts';

/** What decides beside the URL's text. */
export interface UrlPolicy {
  readonly environment: Word<'Environment'>;
  /** Allowed although unreachable from outside. */
  readonly allow: readonly Network[];
  /** Where this service listens. */
  readonly own: { readonly ports: readonly number[]; readonly addresses: readonly string[] };
}

/** Before its name is looked up. */
export type JudgedUrl =
  | { readonly kind: 'invalid'; readonly message: string }
  /** Not allowed for any subscription. */
  | { readonly kind: 'refused'; readonly rule: string }
  | {
      readonly kind: 'allowed';
      /** As the URL standard serialises it. */
      readonly url: string;
      /** A name, or an address without brackets. */
      readonly host: string;
      readonly port: number;
      readonly isAddress: boolean;
    };

/** Of the longest URL, as given and as kept. */
const LONGEST = 2048;

const STANDARD_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Above the system's ports: services there answer requests not meant for them. */
const FORBIDDEN_PORTS: ReadonlySet<number> = new Set([
  1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5900, 5984, 6000, 6379, 6667, 9200, 9300, 10_250, 11_211,
  27_017,
]);

const SYSTEM_PORTS = 1024;

type Networks = () => readonly Network[];

/** Parsed at first use: starts do not pay for it. */
function networks(...texts: readonly string[]): Networks {
  let read: readonly Network[] | undefined;
  return () =>
    (read ??= texts.map((text) => {
      const network = parseNetwork(text);
      if (network === undefined) throw new Error(`${text} is no block of addresses`);
      return network;
    }));
}

/** Metadata services and addresses of no one: not allowed by any configuration. */
const NEVER = networks(
  '169.254.0.0/16',
  'fe80::/10',
  'fd00:ec2::254',
  '100.100.100.200',
  '168.63.129.16',
  '0.0.0.0/8',
  '224.0.0.0/4',
  '240.0.0.0/4',
  'ff00::/8',
);

/** IPv6 from which another machine would take an IPv4 address: 6to4, Teredo, local NAT64. */
const TUNNELS = networks('2002::/16', '2001::/32', '64:ff9b:1::/48');

/** IPv4 in IPv6 in its old form; `::1` is something else. */
const COMPATIBLE = networks('::/96');

const LOOPBACK = networks('127.0.0.0/8', '::1');

const IPV6_LOOPBACK = networks('::1');

/** IPv4 behind NAT64 (RFC 6052). */
const NAT64 = networks('64:ff9b::/96');

/** Reserved by IANA's registries for special purposes. */
const RESERVED = networks(
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
);

/** All IPv6 assigned so far. */
const GLOBAL_IPV6 = networks('2000::/3');

function isIn(list: readonly Network[], address: Address): boolean {
  return list.some((network) => contains(network, address));
}

function isNever(address: Address): boolean {
  if (isIn(NEVER(), address) || isIn(TUNNELS(), address)) return true;
  return isIn(COMPATIBLE(), address) && !isIn(IPV6_LOOPBACK(), address);
}

function isReserved(address: Address): boolean {
  if (isIn(RESERVED(), address)) return true;
  return address.kind() === 'ipv6' && !isIn(GLOBAL_IPV6(), address);
}

/** Undefined if NAT64 would make none. */
function behindNat64(address: Address): Address | undefined {
  if (!isIn(NAT64(), address)) return undefined;
  return parseAddress(address.toByteArray().slice(-4).join('.'));
}

/**
 * Why nothing may be sent to an address, in words without the address; null if allowed. The one judgement for URLs,
 * resolved names and connections.
 * @param text IPv4, or IPv6 without brackets
 */
export function refusalOfAddress(text: string, port: number, policy: UrlPolicy): string | null {
  const address = parseAddress(text);
  if (address === undefined || isNever(address))
    return 'must not resolve to a reserved address or a metadata service';
  const inner = behindNat64(address);
  const isRefused =
    inner === undefined
      ? isReserved(address) && !isIn(policy.allow, address)
      : isNever(inner) || isReserved(inner);
  if (isRefused) return 'must not resolve to a private, loopback or reserved address';
  return isOwn(address, port, policy) ? 'must not resolve to this service itself' : null;
}

function isOwn(address: Address, port: number, { own }: UrlPolicy): boolean {
  if (!own.ports.includes(port)) return false;
  if (isIn(LOOPBACK(), address)) return true;
  return own.addresses.some((text) => parseAddress(text)?.toString() === address.toString());
}

function refusalOfPort(port: number): string | null {
  const isForbidden = (port < SYSTEM_PORTS && port !== 80 && port !== 443) || FORBIDDEN_PORTS.has(port);
  return isForbidden ? 'must not use a port of another well-known service' : null;
}

function refusalOfScheme({ protocol }: URL, { environment }: UrlPolicy): string | null {
  if (protocol === 'https:' || (protocol === 'http:' && environment === 'sandbox')) return null;
  return environment === 'sandbox' ? 'must begin with https:// or http://' : 'must begin with https://';
}

/** Host and port as written, before the URL standard normalises them. */
function authorityOf(text: string): string {
  const behindScheme = text.slice(text.indexOf(':') + 1).replace(/^\/*/, '');
  return behindScheme.split(/[/?#]/, 1)[0] ?? '';
}

/** The standard accepts many spellings of an address. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Four decimal numbers, or IPv6 in brackets. */
function isPlainlySpelled(hostname: string, authority: string): boolean {
  const host = authority.replace(/:\d*$/, '');
  return hostname.startsWith('[') ? host.startsWith('[') && host.endsWith(']') : host === hostname;
}

function read(text: string): URL | string {
  if (text === '' || text.length > LONGEST) return `must be 1 to ${LONGEST} characters long`;
  if (/[\s\p{Cc}\\]/u.test(text)) return 'must not contain white space, control characters or backslashes';
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? readUrl(text) : undefined;
  if (url === undefined) return 'must be an absolute URL';
  return url.href.length > LONGEST ? `must be at most ${LONGEST} characters after encoding` : url;
}

/** Judges a URL's text. An address is judged here; a name by what it resolves to, which the caller looks up. */
export function judgeUrl(text: string, policy: UrlPolicy): JudgedUrl {
  const url = read(text);
  if (typeof url === 'string') return { kind: 'invalid', message: url };
  const authority = authorityOf(text);
  const port = url.port === '' ? (STANDARD_PORTS[url.protocol] ?? 0) : Number(url.port);
  const { hostname } = url;
  const host = hostname.replace(/^\[|\]$/g, '');
  const rule =
    refusalOfScheme(url, policy) ??
    (authority.includes('@') ? 'must not have a user name or a password' : null) ??
    (text.includes('#') ? 'must not have a fragment' : null) ??
    refusalOfPort(port) ??
    (isAddress(hostname) ? refusalOfLiteral(host, hostname, authority, port, policy) : null);
  if (rule !== null) return { kind: 'refused', rule };
  return { kind: 'allowed', url: url.href, host, port, isAddress: isAddress(hostname) };
}

function refusalOfLiteral(
  host: string,
  hostname: string,
  authority: string,
  port: number,
  policy: UrlPolicy,
): string | null {
  if (!isPlainlySpelled(hostname, authority)) {
    return 'must write an IP address as four decimal numbers or as IPv6 in brackets';
  }
  return refusalOfAddress(host, port, policy);
}

/** After its name was looked up. */
export type UrlVerdict =
  | { readonly kind: 'refused'; readonly rule: string }
  /** As the URL standard serialises it. */
  | { readonly kind: 'allowed'; readonly url: string };

/** All addresses; none without an answer. */
export type LookUp = (name: string, timeoutMs: number) => Promise<readonly string[]>;

/** For creating or changing a subscription. */
const LOOK_UP_MS = 2_000;

/** Judges URLs by this process's situation. */
export class WebhookUrls {
  readonly #lookUp: LookUp;
  readonly #policy: () => UrlPolicy;

  /** @param policy asked each time: a machine's addresses change */
  constructor(policy: () => UrlPolicy, lookUp: LookUp) {
    this.#policy = policy;
    this.#lookUp = lookUp;
  }

  get policy(): UrlPolicy {
    return this.#policy();
  }

  /** In words; null if allowed. */
  refusalOf(address: string, port: number): string | null {
    return refusalOfAddress(address, port, this.policy);
  }

  lookUp(name: string, timeoutMs: number): Promise<readonly string[]> {
    return this.#lookUp(name, timeoutMs);
  }

  /** In words; null for a valid URL. */
  faultOf(text: string): string | null {
    const judged = judgeUrl(text, this.policy);
    return judged.kind === 'invalid' ? judged.message : null;
  }

  /**
   * Judges a valid URL and looks up its name. One forbidden address refuses it; without an answer it is accepted, since
   * every connection is judged again.
   * @throws Error for a malformed URL
   */
  async judge(text: string): Promise<UrlVerdict> {
    const { policy } = this;
    const judged = judgeUrl(text, policy);
    if (judged.kind === 'invalid') throw new Error('What is no URL was not refused before');
    if (judged.kind === 'refused') return judged;
    const { url, host, port } = judged;
    const addresses = judged.isAddress ? [] : await this.#lookUp(host, LOOK_UP_MS);
    for (const address of addresses) {
      const rule = refusalOfAddress(address, port, policy);
      if (rule !== null) return { kind: 'refused', rule };
    }
    return { kind: 'allowed', url };
  }
}
