import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../config.ts';
import type { Browser } from '../contract/caller-port.ts';
import { clientAddressText } from './client-address.ts';
import { publicOriginOf } from './public-origin.ts';
import { userAgentOf } from './request-facts.ts';

/** How long a browser is known. */
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** The cookies of the console, with what each says. */
export type ConsoleCookie = 'session' | 'device';

/** Browsers give `__Host-` cookies to nobody but the host that has set them, and take them by TLS alone. */
function nameOf(cookie: ConsoleCookie, isSecure: boolean): string {
  return isSecure ? `__Host-corridor_${cookie}` : `corridor_${cookie}`;
}

function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https:') === true;
}

function readCookies(request: IncomingMessage, origin: string | null): Pick<Browser, ConsoleCookie> {
  const header = request.headers.cookie;
  const cookies = header === undefined ? {} : parseCookie(header);
  const read = (cookie: ConsoleCookie): string | null => cookies[nameOf(cookie, isSecure(origin))] ?? null;
  return { session: read('session'), device: read('device') };
}

/** The session that a request brings; null where it brings none. */
export function readSessionCookie(request: IncomingMessage, config: Config): string | null {
  if (request.headers.cookie === undefined) return null;
  return readCookies(request, publicOriginOf(request, config.people.publicUrl, config.environment)).session;
}

/** What a request shows of the browser that sent it. */
export function readBrowser(request: IncomingMessage, config: Config): Browser {
  const publicOrigin = publicOriginOf(request, config.people.publicUrl, config.environment);
  return {
    publicOrigin,
    ...readCookies(request, publicOrigin),
    ipAddress: clientAddressText(request, config.trustProxy),
    userAgent: userAgentOf(request),
  };
}

/**
 * What has a browser keep a cookie, or forget it: none is seen by a script, none is sent along with what another site asks
 * for, and that of a session ends with the browser.
 * @param value null to forget it
 */
export function setCookie(cookie: ConsoleCookie, value: string | null, publicOrigin: string | null): string {
  const secure = isSecure(publicOrigin);
  const maxAge = value === null ? 0 : cookie === 'device' ? DEVICE_SECONDS : undefined;
  return stringifySetCookie({
    name: nameOf(cookie, secure),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
