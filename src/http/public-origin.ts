import type { IncomingMessage } from 'node:http';
import type { Config, Environment } from '../config.ts';
import { ApiError } from '../errors/api-error.ts';

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
  { people, environment, port }: Pick<Config, 'people' | 'environment' | 'port'>,
): string {
  return publicOriginOf(request, people.publicUrl, environment) ?? `http://localhost:${port}`;
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
