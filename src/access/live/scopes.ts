import { EVENT_OBJECTS } from '../../../generated/events.ts';
import { OPERATIONS, type OperationDescription } from '../../../generated/operations.ts';

const OPERATIONS_BY_PATH: ReadonlyMap<string, OperationDescription> = new Map(
  Object.values<OperationDescription>(OPERATIONS)
    .filter(({ method }) => method === 'get')
    .map((operation) => [operation.path, operation]),
);

function scopeOf(object: string, url: string): string {
  const scope = OPERATIONS_BY_PATH.get(url.replace('{parentId}', '{id}'))?.scope;
  if (scope == null) throw new Error(`Nothing reads a ${object}`);
  return scope;
}

/** What reading an object of events needs. */
export const SCOPE_OF_OBJECT: ReadonlyMap<string, string> = new Map(
  Object.entries(EVENT_OBJECTS).map(([object, { url }]) => [object, scopeOf(object, url)]),
);
