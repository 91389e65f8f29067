import { textsAt, type Json, type JsonObject } from '../json/json.ts';
import { resolveReference } from './schema.ts';
import { rulesOf } from './rules.ts';
import { stretched } from './stretched.ts';

/** What edges are looked for in. */
export interface Edged {
  readonly document: JsonObject;
  readonly schema: JsonObject;
  /** Values that the schema takes, as far as they are known. */
  readonly samples: readonly Json[];
  /** Whether a value may be sent. */
  readonly takes: (value: Json) => boolean;
}

/** Moments that show each part that one can have. */
const MOMENTS = ['2026-01-05T00:00:00Z', '2026-01-05T00:00:00.0Z', '2026-01-05T10:00:00.0+10:00'];

function textSamples({ schema, samples }: Edged): string[] {
  const known = [...samples, ...textsAt(schema, 'examples'), schema['default'], schema['const']];
  const moments = schema['format'] === 'date-time' ? MOMENTS : [];
  return [...known, ...moments].filter((each): each is string => typeof each === 'string');
}

/** So many items, each another, that a schema of lists takes. */
function listOf(edged: Edged, count: number): Json | undefined {
  const items = resolveReference(edged.document, edged.schema['items']);
  const words = textsAt(items, 'enum');
  if (words.length >= count && words.length > 0) return words.slice(0, count);
  const [sample] = [
    ...edged.samples.flatMap((list) => (Array.isArray(list) ? [(list as readonly Json[])[0]] : [])),
    ...textsAt(items, 'examples'),
  ];
  if (count === 0) return [];
  if (typeof sample !== 'string') return undefined;
  const numbered = [
    (at: number) => sample.replace(/\d+/, String(at + 1)),
    (at: number) => `${at + 1}.${sample}`,
  ];
  return numbered
    .map((name) => Array.from({ length: count }, (_, at) => name(at)))
    .find((list) => new Set(list).size === count && edged.takes(list));
}

/** Every word of a list whose items are words, in as many lists as it takes. */
function wordLists({ document, schema }: Edged): Json[] {
  const words = textsAt(resolveReference(document, schema['items']), 'enum');
  const most = Math.min(Number(schema['maxItems'] ?? words.length), words.length);
  return Array.from({ length: most === 0 ? 0 : Math.ceil(words.length / most) }, (_, at) =>
    words.slice(at * most, (at + 1) * most),
  );
}

function valueFor(edged: Edged, rule: string): Json | undefined {
  const { schema, takes } = edged;
  const bound = Number(schema[rule]);
  switch (rule) {
    case 'minimum':
    case 'maximum':
      return bound;
    case 'minLength':
    case 'maxLength':
      return stretched(textSamples(edged), bound, takes);
    case 'minItems':
    case 'maxItems':
      return listOf(edged, bound);
    default:
      return rule.startsWith('enum ') ? rule.slice('enum '.length) : undefined;
  }
}

/** Values at each edge of a schema, as far as one can be made that it takes. */
export function edgesOf(edged: Edged): Json[] {
  const ofRules = rulesOf(edged.schema)
    .filter(({ isAtEdge }) => isAtEdge !== undefined)
    .flatMap(({ name }) => {
      const value = valueFor(edged, name);
      return value === undefined ? [] : [value];
    });
  return [...ofRules, ...wordLists(edged)].filter(edged.takes);
}
