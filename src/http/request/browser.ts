import { parseCookie, stringifySetCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import type { Config, Environment } from '../../config/config.ts';
import type { Browser } from '../../contract/caller-port.ts';
import { ApiError } from '../../errors/api-error.ts';
import { mountOf } from './exchange.ts';
import { clientAddressText, userAgentOf } from './client-address.ts';

/** Names of this machine: whoever reaches the service by one of them is on it. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * The address by which browsers reach the service: the configured one, or in the sandbox that by which this request came
 * where it is the machine's own. Any other name may be a stranger's that was made to lead here, and is none. What proxies
 * say of it is never read, since anybody can say it.
 */
export function publicOriginOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  configured: string | null,
  environment: Environment,
): string | null {
  if (configured !== null || environment !== 'sandbox') return configured;
  const host = headers.host ?? '';
  return LOCAL.test(host) ? new URL(`http://${host}`).origin : null;
}

/** Where links in mail lead: to the service as browsers reach it, or in a sandbox that nobody has named to this machine. */
export function linkOriginOf(
  request: Pick<IncomingMessage, 'headers'>,
  { users, environment, port }: Pick<Config, 'users' | 'environment' | 'port'>,
): string {
  return publicOriginOf(request, users.publicUrl, environment) ?? `http://localhost:${port}`;
}

/**
 * Makes sure that a browser sends this from the service's own pages: `Origin` was sent, and is the service's. Browsers send it with
 * whatever may change something, so that its lack is no excuse.
 * @throws ApiError origin_not_allowed
 */
export function requireOrigin(
  { headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>,
  publicOrigin: string | null,
): void {
  const { origin = [], 'sec-fetch-site': site = [] } = headersDistinct;
  const isOurs = publicOrigin !== null && origin.length === 1 && origin[0] === publicOrigin;
  if (!isOurs || site.some((each) => each !== 'same-origin')) throw new ApiError('origin_not_allowed');
}

/** How long a browser is known. */
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** The cookies of the console, with what each says. */
export type ConsoleCookie = 'session' | 'device';

/** Of the service's address, what cookies depend on. */
type Address = Pick<Browser, 'publicOrigin' | 'basePath'>;

/**
 * Browsers send `__Host-` cookies back to the host that set them alone, and take them by TLS alone. They must stand for the
 * whole host: a service that is mounted below it has `__Secure-` cookies of its own path.
 */
function nameOf(cookie: ConsoleCookie, { publicOrigin, basePath }: Address): string {
  if (!isSecure(publicOrigin)) return `corridor_${cookie}`;
  return basePath === '' ? `__Host-corridor_${cookie}` : `__Secure-corridor_${cookie}`;
}

function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https:') === true;
}

function readCookies(request: IncomingMessage, address: Address): Pick<Browser, ConsoleCookie> {
  const header = request.headers.cookie;
  const cookies = header === undefined ? {} : parseCookie(header);
  const read = (cookie: ConsoleCookie): string | null => cookies[nameOf(cookie, address)] ?? null;
  return { session: read('session'), device: read('device') };
}

/** The session that a request brings; null where it brings none. */
export function readSessionCookie(request: IncomingMessage, config: Config): string | null {
  if (request.headers.cookie === undefined) return null;
  return readCookies(request, addressOf(request, config)).session;
}

function addressOf(request: IncomingMessage, { users, environment }: Config): Address {
  const publicOrigin = publicOriginOf(request, users.publicUrl, environment);
  return { publicOrigin, basePath: mountOf(request) ?? '' };
}

/** As the contract bounds it. */
const LONGEST_ID = 64;

/** What a request shows of the browser that sent it. */
export function readBrowser(request: IncomingMessage, config: Config): Browser {
  const address = addressOf(request, config);
  return {
    ...address,
    ...readCookies(request, address),
    ipAddress: clientAddressText(request, config.trustProxy),
    userAgent: userAgentOf(request),
    lastEventId: request.headersDistinct['last-event-id']?.[0]?.slice(0, LONGEST_ID),
  };
}

/**
 * What has a browser keep a cookie, or forget it: none is seen by a script, none is sent along with what another site asks
 * for, and that of a session ends with the browser.
 * @param value null to forget it
 */
export function setCookie(cookie: ConsoleCookie, value: string | null, address: Address): string {
  const secure = isSecure(address.publicOrigin);
  const maxAge = value === null ? 0 : cookie === 'device' ? DEVICE_SECONDS : undefined;
  return stringifySetCookie({
    name: nameOf(cookie, address),
    value: value ?? '',
    path: `${address.basePath}/`,
    httpOnly: true,
    secure,
    sameSite: 'strict',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
