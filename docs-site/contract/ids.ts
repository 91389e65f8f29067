/** Identifiers of records, by their prefix: `ben` leads to the newest `ben_…` of the answers in this tab. */
export type Ids = Readonly<Record<string, string>>;

const ID = /^([a-z]+)_[0-9a-z]{26}$/;

export const prefixOf = (text: string): string | undefined => ID.exec(text)?.[1];

/** What has to differ each time. */
const UNIQUE = new Set(['externalReference', 'externalCustomerId']);

/** All identifiers in an answer, the record's own last, so that it counts most. */
export function idsIn(value: unknown): Ids {
  const found: Record<string, string> = {};
  const walk = (part: unknown): void => {
    if (typeof part === 'string') {
      const prefix = prefixOf(part);
      if (prefix !== undefined) found[prefix] = part;
    } else if (typeof part === 'object' && part !== null) {
      Object.values(part).forEach(walk);
    }
  };
  walk(value);
  if (typeof value === 'object' && value !== null && 'id' in value) walk(value.id);
  return found;
}

/** Replaces the identifiers of an example by those that exist; the others stay. */
export function putIds(value: unknown, ids: Ids): unknown {
  if (typeof value === 'string') {
    const prefix = prefixOf(value);
    return (prefix === undefined ? undefined : ids[prefix]) ?? value;
  }
  if (Array.isArray(value)) return value.map((each) => putIds(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, putIds(each, ids)]));
}

/** Gives references of one's own an ending that was not used before. */
export function makeUnique(value: unknown, ending: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      UNIQUE.has(name) && typeof each === 'string' ? `${each}-${ending}` : each,
    ]),
  );
}

/** Prefixes of identifiers in a request that no answer of this tab had. */
export function missingIn(value: unknown, ids: Ids): string[] {
  return Object.entries(idsIn(value))
    .filter(([prefix, id]) => ids[prefix] !== id)
    .map(([prefix]) => prefix);
}
