import {
  type Address,
  type Network,
  contains,
  parseAddress,
  parseNetwork,
  readUrl,
} from '../../net/ip-network.ts';

/** What decides beside the text where a subscription may send. */
export interface UrlPolicy {
  readonly environment: 'sandbox' | 'production';
  /** What is allowed although nobody outside can reach it. */
  readonly allow: readonly Network[];
  /** Where this service itself listens. */
  readonly own: { readonly ports: readonly number[]; readonly addresses: readonly string[] };
}

/** What a URL says of itself, before anybody has looked its name up. */
export type JudgedUrl =
  /** No URL at all. @see message in words */
  | { readonly kind: 'invalid'; readonly message: string }
  /** A URL that no subscription may have. */
  | { readonly kind: 'refused'; readonly rule: string }
  | {
      readonly kind: 'allowed';
      /** In the form that the URL standard serialises. */
      readonly url: string;
      /** A name, or an address without brackets. */
      readonly host: string;
      readonly port: number;
      /** Whether the host is an address, which is judged already. */
      readonly isAddress: boolean;
    };

/** The longest URL, as it comes and as it is kept. */
const LONGEST = 2048;

const STANDARD_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Above those that only the system may open: what listens there answers requests that it was never meant to get. */
const FORBIDDEN_PORTS: ReadonlySet<number> = new Set([
  1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5900, 5984, 6000, 6379, 6667, 9200, 9300, 10_250, 11_211,
  27_017,
]);

const SYSTEM_PORTS = 1024;

type Networks = () => readonly Network[];

/** Blocks that are read when an address is first held against them: no start waits for that. */
function networks(...texts: readonly string[]): Networks {
  let read: readonly Network[] | undefined;
  return () =>
    (read ??= texts.map((text) => {
      const network = parseNetwork(text);
      if (network === undefined) throw new Error(`${text} is no block of addresses`);
      return network;
    }));
}

/** What tells secrets to whoever asks, and what is nobody's address: no configuration allows these. */
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

/** IPv6 that holds an IPv4 address which somebody else's machine would take out of it: 6to4, Teredo, local NAT64. */
const TUNNELS = networks('2002::/16', '2001::/32', '64:ff9b:1::/48');

/** IPv4 inside IPv6 as it was once written; `::1` alone is something else. */
const COMPATIBLE = networks('::/96');

const LOOPBACK = networks('127.0.0.0/8', '::1');

const IPV6_LOOPBACK = networks('::1');

/** What NAT64 makes of IPv4 (RFC 6052). */
const NAT64 = networks('64:ff9b::/96');

/** Reserved, and nobody's in public (the registries of IANA for special purposes). */
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

/** All that is given out of IPv6 so far. */
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

/** The IPv4 address that NAT64 would make of an address; undefined where it makes none. */
function behindNat64(address: Address): Address | undefined {
  if (!isIn(NAT64(), address)) return undefined;
  return parseAddress(address.toByteArray().slice(-4).join('.'));
}

/**
 * Why nothing may be sent to an address: the rule in words, which do not name it; null where it may. The one judgement of
 * addresses: of those in a URL, of those that a name resolves to, and of that which a connection goes to.
 * @param text an address, IPv4 or IPv6 without brackets
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

/** The host and port as a text has them, before the URL standard reads anything into them. */
function authorityOf(text: string): string {
  const behindScheme = text.slice(text.indexOf(':') + 1).replace(/^\/*/, '');
  return behindScheme.split(/[/?#]/, 1)[0] ?? '';
}

/** Whether a host is an address; the standard makes addresses of many a spelling. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Whether an address is spelled as addresses are: four decimal numbers, or IPv6 in brackets. */
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

/**
 * Judges a URL by its text: whether it is one, and whether a subscription may have it. A name is judged by what it resolves
 * to, which the caller has to look up; an address is judged here.
 */
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

/** What a URL comes to, once its name was looked up. */
export type UrlVerdict =
  | { readonly kind: 'refused'; readonly rule: string }
  /** In the form that the URL standard serialises. */
  | { readonly kind: 'allowed'; readonly url: string };

/** Finds every address of a name; none where there is no answer. */
export type LookUp = (name: string, timeoutMs: number) => Promise<readonly string[]>;

/** How long a name is looked up before a subscription is made or changed. */
const LOOK_UP_MS = 2_000;

/** Judges where subscriptions may send, as things stand in this process. */
export class WebhookUrls {
  readonly #lookUp: LookUp;
  readonly #policy: () => UrlPolicy;

  /** @param policy asked anew each time, since a machine's addresses change */
  constructor(policy: () => UrlPolicy, lookUp: LookUp) {
    this.#policy = policy;
    this.#lookUp = lookUp;
  }

  /** The rules as they stand. */
  get policy(): UrlPolicy {
    return this.#policy();
  }

  /** Why an address may not be connected to, in words; null where it may. */
  refusalOf(address: string, port: number): string | null {
    return refusalOfAddress(address, port, this.policy);
  }

  /** All addresses of a name. */
  lookUp(name: string, timeoutMs: number): Promise<readonly string[]> {
    return this.#lookUp(name, timeoutMs);
  }

  /** Why a text is no URL, in words; null where it is one. */
  faultOf(text: string): string | null {
    const judged = judgeUrl(text, this.policy);
    return judged.kind === 'invalid' ? judged.message : null;
  }

  /**
   * Judges a URL whose text was found to be one, and looks its name up. One forbidden address among the answers refuses it;
   * where there is no answer it is accepted, since every connection is judged again.
   * @throws Error for what is no URL
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
