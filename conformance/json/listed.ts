import { textAt, type JsonObject } from './json.ts';

/** What names a record of a list: its own identifier, or in a report that of the transfer which it tells of. */
export function idOfListed(record: JsonObject): string {
  return textAt(record, 'id') || textAt(record, 'transferId');
}

/** The names of the moment that a list's `from` and `to` read; a record that has several is listed by the first. */
const MOMENTS = ['occurredAt', 'createdAt', 'generatedAt', 'startedAt', 'completedAt', 'timestamp'];

/** The moment that a list's `from` and `to` read; empty if the record shows none. */
export function momentOfListed(record: JsonObject): string {
  return textAt(record, MOMENTS.find((name) => textAt(record, name) !== '') ?? '');
}
