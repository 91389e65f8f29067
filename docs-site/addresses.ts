import { posix } from 'node:path';

/** The addresses of the pages, from the address of the service. */
export const ADDRESSES = {
  home: '/docs',
  guide: (name: string) => `/docs/guides/${name}`,
  reference: '/docs/reference',
  operation: (id: string) => `/docs/reference/${id}`,
  errors: '/docs/errors',
  error: (code: string) => `/docs/errors/${code}`,
  events: '/docs/events',
  event: (type: string) => `/docs/events/${type}`,
  states: '/docs/states',
  machine: (object: string) => `/docs/states/${object}`,
  reasons: '/docs/reasons',
} as const;

/**
 * A link as a page has it: from one address to another, so that it leads there too where an application mounts the service
 * below a path of its own.
 */
export function linkFrom(from: string, to: string): string {
  const [path = '', anchor] = to.split('#');
  const ending = anchor === undefined ? '' : `#${anchor}`;
  if (path === '' || path === from) return ending === '' ? posix.basename(from) : ending;
  // Its folder first: an address that ended in a slash would be another.
  return posix.join(posix.relative(posix.dirname(from), posix.dirname(path)), posix.basename(path)) + ending;
}
