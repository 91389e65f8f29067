import type { Moment } from '../clock.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * A moment that a query parameter names, in milliseconds.
 * @throws ApiError invalid_request for one that does not exist, such as a 30 February
 */
export function parseQueryMoment(name: string, text: string): Moment {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) {
    throw new ApiError('invalid_request', {
      details: [{ in: 'query', path: name, message: 'is not a valid date and time' }],
    });
  }
  return moment;
}
