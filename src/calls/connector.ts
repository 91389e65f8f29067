import { WORDS } from '../../generated/words.ts';
import { type Socket, connect as connectTcp, isIP } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';

export const CALL_FAILURES = WORDS['WebhookAttempt.error'];

export type CallFailureKind = (typeof CALL_FAILURES)[number];

/** Without a status. */
export class CallFailure extends Error {
  readonly kind: CallFailureKind;

  constructor(kind: CallFailureKind, cause?: unknown) {
    super(`No answer: ${kind}`, { cause });
    this.kind = kind;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Before anything was sent. */
function ofConnecting(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  return new CallFailure(
    codeOf(error) === 'ECONNREFUSED' ? 'connection_refused' : 'connection_failed',
    error,
  );
}

/** undici's codes for what is no HTTP and for long heads; else the connection. */
export function ofExchange(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const code = codeOf(error);
  const isProtocol =
    (error instanceof Error && error.name === 'HTTPParserError') ||
    code === 'UND_ERR_HEADERS_OVERFLOW' ||
    // An unrequested upgrade.
    (error instanceof Error && error.message === 'bad upgrade');
  return new CallFailure(isProtocol ? 'protocol_error' : 'connection_failed', error);
}

/** Where webhooks may go, and how names are resolved. */
export interface CallRules {
  /** In words; null if allowed. */
  readonly refusalOf: (address: string, port: number) => string | null;
  /** None without an answer in time. */
  readonly lookUp: (name: string, timeoutMs: number) => Promise<readonly string[]>;
  /** Trusted by TLS instead of the machine's. */
  readonly ca?: ConnectionOptions['ca'];
}

/** Until the next address is tried beside. */
const NEXT_ADDRESS_MS = 300;

interface Target {
  readonly host: string;
  readonly port: number;
}

/** Ends a connection attempt and a name look-up. */
interface Bounds {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** No longer than the attempt. */
async function whileOpen<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let onAbort = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    onAbort = () => {
      reject(new CallFailure('timeout'));
    };
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** One forbidden address refuses all. */
async function checkedAddresses(
  rules: CallRules,
  { host, port }: Target,
  { signal, timeoutMs }: Bounds,
): Promise<readonly string[]> {
  const addresses = isIP(host) === 0 ? await whileOpen(rules.lookUp(host, timeoutMs), signal) : [host];
  if (addresses.length === 0) throw new CallFailure('dns_error');
  if (addresses.some((address) => rules.refusalOf(address, port) !== null))
    throw new CallFailure('address_refused');
  return addresses;
}

/** Later addresses are tried when earlier ones fail or wait. */
async function connectFirst(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const open = new Set<Socket>();
    let tried = 0;
    let timer: NodeJS.Timeout | undefined;
    const end = (socket: Socket | undefined, error?: unknown): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      for (const other of open) if (other !== socket) other.destroy();
      if (socket === undefined) reject(ofConnecting(error));
      else resolve(socket);
    };
    const onAbort = (): void => {
      end(undefined, new CallFailure('timeout'));
    };
    const tryNext = (): void => {
      clearTimeout(timer);
      const address = addresses[tried];
      if (address === undefined) return;
      tried += 1;
      const socket = connectTcp({ host: address, port });
      open.add(socket);
      socket.once('connect', () => {
        socket.off('error', onError);
        end(socket);
      });
      const onError = (error: Error): void => {
        open.delete(socket);
        if (tried < addresses.length) tryNext();
        else if (open.size === 0) end(undefined, error);
      };
      socket.once('error', onError);
      timer = setTimeout(tryNext, NEXT_ADDRESS_MS);
    };
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort);
    tryNext();
  });
}

/** TLS 1.2 or later, certificate and name verified, whatever the environment says. */
async function secure(socket: Socket, host: string, { ca }: CallRules, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const secured = connectTls({
      socket,
      host,
      // SNI takes names alone; an address is still compared with the certificate.
      servername: isIP(host) === 0 ? host : '',
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      ALPNProtocols: ['http/1.1'],
      ...(ca === undefined ? {} : { ca }),
    });
    const fail = (error?: unknown): void => {
      signal.removeEventListener('abort', onAbort);
      secured.destroy();
      reject(new CallFailure(signal.aborted ? 'timeout' : 'tls_error', error));
    };
    const onAbort = (): void => {
      fail();
    };
    signal.addEventListener('abort', onAbort);
    secured.once('error', fail);
    secured.once('close', fail);
    secured.once('secureConnect', () => {
      signal.removeEventListener('abort', onAbort);
      secured.off('error', fail);
      secured.off('close', fail);
      resolve(secured);
    });
  });
}

/**
 * Judges the address that the socket goes to, literal or resolved: undici's own asks a `lookup` for names alone.
 * Nothing is resolved twice, so that no name can change between check and connection.
 */
export function checkedConnector(rules: CallRules, bounds: Bounds): buildConnector.connector {
  const { signal } = bounds;
  const open = async (target: Target, isSecure: boolean): Promise<Socket> => {
    const addresses = await checkedAddresses(rules, target, bounds);
    const socket = await connectFirst(addresses, target.port, signal);
    return isSecure ? secure(socket, target.host, rules, signal) : socket;
  };
  return ({ hostname, port, protocol }, callback) => {
    const isSecure = protocol === 'https:';
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    open({ host, port: Number(port) || (isSecure ? 443 : 80) }, isSecure).then(
      (socket) => {
        callback(null, socket);
      },
      (error: unknown) => {
        callback(ofConnecting(error), null);
      },
    );
  };
}
