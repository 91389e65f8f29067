import { textAt, type JsonObject } from '../json/json.ts';

/** What names a record of a list: its own identifier, or in a report that of the transfer which it tells of. */
export function idOfListed(record: JsonObject): string {
  return textAt(record, 'id') || textAt(record, 'transferId');
}
