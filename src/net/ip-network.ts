import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A bare address is a block of one. */
export type Network = readonly [Address, number];

/**
 * Usual notation only: no octal, hexadecimal or shortened IPv4, no zone. IPv4 in IPv6 is IPv4. Undefined for anything
 * else.
 */
export function parseAddress(text: string): Address | undefined {
  if (isIP(text) === 0 || text.includes('%')) return undefined;
  return ipaddr.process(isIP(text) === 6 ? inGroups(text) : text);
}

/** Groups only: ipaddr.js takes `::127.0.0.1` for `::ffff:127.0.0.1`. */
function inGroups(text: string): string {
  return new URL(`http://[${text}]`).hostname.slice(1, -1);
}

/** An address or CIDR block; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [addressText = '', lengthText, ...rest] = text.split('/');
  const address = parseAddress(addressText);
  if (address === undefined || rest.length > 0) return undefined;
  const writtenBits = isIP(addressText) === 4 ? 32 : 128;
  if (lengthText === undefined) return [address, address.kind() === 'ipv4' ? 32 : 128];
  if (!/^(0|[1-9]\d{0,2})$/.test(lengthText) || Number(lengthText) > writtenBits) return undefined;
  const length = Number(lengthText);
  if (address.kind() === 'ipv6' || writtenBits === 32) return [address, length];
  // IPv4 in IPv6 fixes 96 bits; a wider block covers more than IPv4.
  return length >= 96 ? [address, length - 96] : [ipaddr.parse(addressText), length];
}

export function contains([base, length]: Network, address: Address): boolean {
  return base.kind() === address.kind() && address.match(base, length);
}

function numberOf(address: Address): bigint {
  return address.toByteArray().reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** An eighth or more of all addresses of IPv4, or of IPv6. */
export function coverTooMuch(networks: readonly Network[]): boolean {
  return (['ipv4', 'ipv6'] as const).some((kind) => {
    const bits = kind === 'ipv4' ? 32 : 128;
    const blocks = networks
      .filter(([address]) => address.kind() === kind)
      .map(([address, length]) => ({ first: numberOf(address) >> BigInt(bits - length), length }))
      // Widest first: blocks are nested or apart.
      .sort((one, other) => one.length - other.length);
    const apart = blocks.filter(
      ({ first, length }, index) =>
        !blocks.slice(0, index).some((wide) => first >> BigInt(length - wide.length) === wide.first),
    );
    const held = apart.reduce((sum, { length }) => sum + (1n << BigInt(bits - length)), 0n);
    return held >= 1n << BigInt(bits - 3);
  });
}

/** One subscriber has all addresses behind the network's bits. */
const SUBSCRIBER_BITS = 64;

/** Stands for all unknown addresses. */
const UNKNOWN = 'unknown';

/**
 * IPv4 by itself, IPv6 by its /64, unknown ones together.
 * @param text null if unknown
 */
export function countedAs(text: string | null): string {
  const address = text === null ? undefined : parseAddress(text);
  if (address === undefined) return UNKNOWN;
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${SUBSCRIBER_BITS}`).toString()}/${SUBSCRIBER_BITS}`;
}

/** Whether one block lies within another. */
export function isWithin(outer: Network, [base, length]: Network): boolean {
  return length >= outer[1] && contains(outer, base);
}

/** It names a host, not the block. */
export function hasHostBits([base, length]: Network): boolean {
  return base.toByteArray().some((byte, index) => {
    const kept = Math.min(8, Math.max(0, length - index * 8));
    return (byte & (0xff >> kept)) !== 0;
  });
}

/** IPv4 in IPv6 as IPv4, else as written. */
export function presentNetwork(text: string): string {
  const network = parseNetwork(text);
  if (network === undefined || !text.includes(':') || network[0].kind() === 'ipv6') return text;
  const [address, length] = network;
  return text.includes('/') ? `${address.toString()}/${length}` : address.toString();
}

/** Undefined if malformed. Not by `URL.canParse`: after a fast call of V8, Node 20 refuses a name with an `ü`. */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
