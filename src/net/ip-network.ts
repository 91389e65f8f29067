import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** An IP address. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses; a bare address is a block of one. */
export type Network = readonly [Address, number];

/**
 * Reads an address in its usual form alone: no octal, hexadecimal or shortened IPv4, no zone.
 * IPv4 inside IPv6 is read as IPv4. Undefined for anything else.
 */
export function parseAddress(text: string): Address | undefined {
  if (isIP(text) === 0 || text.includes('%')) return undefined;
  return ipaddr.process(isIP(text) === 6 ? inGroups(text) : text);
}

/** IPv6 in groups alone. What ends as IPv4 does, such as `::127.0.0.1`, ipaddr.js takes for `::ffff:127.0.0.1`. */
function inGroups(text: string): string {
  return new URL(`http://[${text}]`).hostname.slice(1, -1);
}

/** Reads an address or a CIDR block, IPv4 or IPv6; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [addressText = '', lengthText, ...rest] = text.split('/');
  const address = parseAddress(addressText);
  if (address === undefined || rest.length > 0) return undefined;
  const writtenBits = isIP(addressText) === 4 ? 32 : 128;
  if (lengthText === undefined) return [address, address.kind() === 'ipv4' ? 32 : 128];
  if (!/^(0|[1-9]\d{0,2})$/.test(lengthText) || Number(lengthText) > writtenBits) return undefined;
  const length = Number(lengthText);
  if (address.kind() === 'ipv6' || writtenBits === 32) return [address, length];
  // A block of IPv4 addresses inside IPv6: the first 96 bits are fixed. A wider one covers more than IPv4 addresses.
  return length >= 96 ? [address, length - 96] : [ipaddr.parse(addressText), length];
}

/** Whether the block contains the address. */
export function contains([base, length]: Network, address: Address): boolean {
  return base.kind() === address.kind() && address.match(base, length);
}

/** A number for an address, in the order of addresses. */
function numberOf(address: Address): bigint {
  return address.toByteArray().reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** Whether blocks together hold an eighth or more of all addresses of IPv4, or of IPv6. */
export function coverTooMuch(networks: readonly Network[]): boolean {
  return (['ipv4', 'ipv6'] as const).some((kind) => {
    const bits = kind === 'ipv4' ? 32 : 128;
    const blocks = networks
      .filter(([address]) => address.kind() === kind)
      .map(([address, length]) => ({ first: numberOf(address) >> BigInt(bits - length), length }))
      // The widest first: blocks lie inside each other, or apart.
      .sort((one, other) => one.length - other.length);
    const apart = blocks.filter(
      ({ first, length }, index) =>
        !blocks.slice(0, index).some((wide) => first >> BigInt(length - wide.length) === wide.first),
    );
    const held = apart.reduce((sum, { length }) => sum + (1n << BigInt(bits - length)), 0n);
    return held >= 1n << BigInt(bits - 3);
  });
}

/** The bits of an IPv6 address that a network assigns: one subscriber has all addresses behind them. */
const SUBSCRIBER_BITS = 64;

/** What stands for all addresses that cannot be determined. */
const UNKNOWN = 'unknown';

/**
 * Under which name requests from an address are counted: an IPv4 address by itself, an IPv6 address with its /64, and all that
 * cannot be determined together.
 * @param text an address as it is kept; null where it cannot be determined
 */
export function countedAs(text: string | null): string {
  const address = text === null ? undefined : parseAddress(text);
  if (address === undefined) return UNKNOWN;
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${SUBSCRIBER_BITS}`).toString()}/${SUBSCRIBER_BITS}`;
}

/** Whether every address of a block is one of another. */
export function isWithin(outer: Network, [base, length]: Network): boolean {
  return length >= outer[1] && contains(outer, base);
}

/** Whether a block's address has bits set behind its length: it names a host, and not the block. */
export function hasHostBits([base, length]: Network): boolean {
  return base.toByteArray().some((byte, index) => {
    const kept = Math.min(8, Math.max(0, length - index * 8));
    return (byte & (0xff >> kept)) !== 0;
  });
}

/** A block as it is kept: what is IPv4 inside IPv6 as IPv4, all else as it was written. */
export function presentNetwork(text: string): string {
  const network = parseNetwork(text);
  if (network === undefined || !text.includes(':') || network[0].kind() === 'ipv6') return text;
  const [address, length] = network;
  return text.includes('/') ? `${address.toString()}/${length}` : address.toString();
}

/**
 * Reads a text as a URL; undefined where it is none. Not by `URL.canParse`: once V8 has made a fast call of it, Node 20 takes
 * a name with an `ü` for no URL.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
