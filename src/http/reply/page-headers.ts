import type { Config } from '../../config/config.ts';

/** Nothing inline, nothing from elsewhere, no text that becomes markup. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/** Browsers that have come by TLS come by TLS for this long: 180 days. */
const TLS_ONLY = 'max-age=15552000; includeSubDomains';

/** Whether browsers reach the service by TLS. */
export const isReachedByTls = ({ users }: Pick<Config, 'users'>): boolean =>
  users.publicUrl?.startsWith('https:') === true;

/** What every page is answered with. */
export function pageHeaders(config: Pick<Config, 'users'>): Record<string, string> {
  return {
    'Content-Security-Policy': PAGE_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    ...(isReachedByTls(config) ? { 'Strict-Transport-Security': TLS_ONLY } : {}),
  };
}
