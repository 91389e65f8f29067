import { closest, distance } from 'fastest-levenshtein';

/** Read by other programs of Corridor, which may share an environment with the server. */
const OTHER_PROGRAMS = [
  'API_KEY',
  'MONTHS',
  'PROPERTY_RUNS',
  'REPORT_ROWS',
  'TEST_POSTGRES_URL',
  'TEST_SEED',
  'TEST_STATEMENTS',
  'URL',
].map((name) => `CORRIDOR_${name}`);

/** Each option of the conformance suite has a variable. */
const OF_SUITE = /^CORRIDOR_CONFORMANCE_/;

/** Set by container platforms beside a service that is called corridor, such as CORRIDOR_SERVICE_PORT_HTTP. */
const OF_PLATFORM =
  /^CORRIDOR_(?:\w+_)?SERVICE_(?:HOST|PORT(?:_\w+)?)$|^CORRIDOR_(?:\w+_)?PORT_\d+_(?:TCP|UDP)(?:_\w+)?$/;

/** The value of another of theirs, CORRIDOR_PORT. */
const LINK = /^(?:tcp|udp):\/\//;

/** A name that differs in more than a third of its letters is no slip of another. */
const MOST_DIFFERENT = 1 / 3;

/**
 * Variables that begin with CORRIDOR_ and that nothing reads, a sentence each.
 * @param read the names that the configuration has read
 */
export function findUnknown(
  variables: Readonly<Record<string, string | undefined>>,
  read: ReadonlySet<string>,
): readonly string[] {
  const known = new Set([...read, ...OTHER_PROGRAMS]);
  return Object.entries(variables)
    .filter(([name, value]) => name.startsWith('CORRIDOR_') && !known.has(name) && !isOfOthers(name, value))
    .map(([name]) => `${name} is read by nothing${nearest(name, [...read])}`);
}

function isOfOthers(name: string, value = ''): boolean {
  return OF_PLATFORM.test(name) || OF_SUITE.test(name) || LINK.test(value);
}

function nearest(name: string, known: readonly string[]): string {
  const own = name.slice('CORRIDOR_'.length);
  // PORT and DATABASE_URL have no prefix.
  const bare = known.find((each) => each === own);
  const found = bare ?? closest(name, [...known]);
  const isNear = bare !== undefined || distance(name, found) <= own.length * MOST_DIFFERENT;
  return isNear ? `: it may be meant for ${found}` : '';
}
