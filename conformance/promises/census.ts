import { isObject, objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { noticedBy, type Assignment, type Noticed } from './assignment.ts';
import { ACCESS } from './decisions/access.ts';
import { BILLING } from './decisions/billing.ts';
import { COMMON_RULES } from './decisions/common-rules.ts';
import { DIRECT_ROUTES } from './decisions/direct-routes.ts';
import { SANDBOX } from './decisions/sandbox.ts';
import { WALLET } from './decisions/wallet.ts';
import { WEBHOOKS } from './decisions/webhooks.ts';
import { OF_CONSOLE, OF_CONSOLE_INFO } from './of-console.ts';
import { noticedOfPart, OF_ERRORS } from './of-errors.ts';
import { OF_INFO } from './of-info.ts';
import { OF_ALL_OPERATIONS, OF_ANY_OPERATION, OF_OPERATIONS } from './of-operations.ts';
import { OF_SANDBOX } from './of-sandbox.ts';
import { OF_ALL_SCHEMAS, noticedOfSchema } from './of-schemas.ts';

/** A sentence of the contract or a decision beside it, and who would notice that it is not kept. */
export interface Promised {
  /** `info`, an operation's id, a schema with the path to what is described, or `decision` with its matter. */
  readonly place: string;
  readonly sentence: string;
  /** Names of checks. */
  readonly checks?: readonly string[];
  /** Why nobody who calls the service could notice. */
  readonly unobservable?: string;
  /** Why no check tries what a caller could notice. */
  readonly untried?: string;
}

/** A sentence of which nothing is said. */
export type Unassigned = Pick<Promised, 'place' | 'sentence'>;

/** What was decided beside the contract's sentences, by areas and matters. */
const DECISIONS = [COMMON_RULES, ACCESS, WALLET, DIRECT_ROUTES, BILLING, WEBHOOKS, SANDBOX];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A word or two in bold that open a paragraph. */
const HEADING = /^\*\*[\w -]+\.$/;

/** The sentences of a description, each on one line, without its headings. */
export function sentencesOf(description: string): string[] {
  const text = description.replaceAll(/\s+/g, ' ');
  const segments = [...segmenter.segment(text)].map(({ segment }) => segment.trim());
  return segments
    .filter((each) => each !== '' && !HEADING.test(each))
    .map((each) => each.replace(/^(?:\*\*[\w -]+\.)?\*\* /, ''));
}

interface Found {
  readonly place: string;
  readonly sentence: string;
  readonly noticed: Noticed | undefined;
}

function ofInfo(document: Json, place: string, assignment: Assignment): Found[] {
  return sentencesOf(textAt(document, 'info', 'description')).map((sentence) => ({
    place,
    sentence,
    noticed: noticedBy(assignment, sentence),
  }));
}

function ofConsole(operation: JsonObject): Found[] {
  const place = textAt(operation, 'operationId');
  const own = OF_CONSOLE[place] ?? {};
  return sentencesOf(textAt(operation, 'description')).map((sentence) => ({
    place,
    sentence,
    noticed: noticedBy(own, sentence) ?? noticedBy({ rules: OF_ALL_OPERATIONS }, sentence),
  }));
}

function ofErrors(document: Json): Found[] {
  return objectsAt(document, 'x-error-catalogue').flatMap((error) => {
    const place = textAt(error, 'code');
    return sentencesOf(textAt(error, 'when')).map((sentence) => ({
      place,
      sentence,
      noticed: OF_ERRORS[place],
    }));
  });
}

/** What parameters and headers say of themselves. */
function ofParts(document: Json, kind: 'parameters' | 'headers'): Found[] {
  const parts = valueAt(document, 'components', kind);
  return Object.entries(isObject(parts) ? parts : {}).flatMap(([name, part]) =>
    sentencesOf(textAt(part, 'description')).map((sentence) => ({
      place: `${kind}.${name}`,
      sentence,
      noticed: noticedOfPart(name),
    })),
  );
}

function ofOperation(operation: JsonObject): Found[] {
  const place = textAt(operation, 'operationId');
  const known = OF_OPERATIONS[place] ?? OF_SANDBOX[place];
  const own = known ?? {};
  return sentencesOf(textAt(operation, 'description')).map((sentence) => {
    const noticed =
      noticedBy({ rules: own.rules ?? [] }, sentence) ??
      noticedBy({ rules: OF_ALL_OPERATIONS }, sentence) ??
      own.others ??
      (known === undefined ? undefined : OF_ANY_OPERATION.others);
    return { place, sentence, noticed };
  });
}

/** Every description in a schema, with the path to what it describes. */
function* describedIn(
  value: Json | undefined,
  path: string,
): Generator<readonly [path: string, text: string]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* describedIn(each as Json, path);
    return;
  }
  if (!isObject(value)) return;
  if (typeof value['description'] === 'string') yield [path, value['description']];
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'properties' && isObject(inner)) {
      for (const [property, schema] of Object.entries(inner))
        yield* describedIn(schema, `${path}.${property}`);
    } else if (['allOf', 'oneOf', 'anyOf', 'items', 'additionalProperties'].includes(name)) {
      yield* describedIn(inner, path);
    }
  }
}

function ofSchema(name: string, schema: Json): Found[] {
  return [...describedIn(schema, name)].flatMap(([place, text]) =>
    sentencesOf(text).map((sentence) => ({
      place,
      sentence,
      noticed: noticedBy({ rules: OF_ALL_SCHEMAS }, sentence) ?? noticedOfSchema(name),
    })),
  );
}

function ofDecisions(): Found[] {
  return DECISIONS.flatMap((matters) =>
    Object.entries(matters).flatMap(([matter, decided]) =>
      decided.map(([sentence, noticed]) => ({
        place: `decision: ${matter}`,
        sentence: `${sentence}.`,
        noticed,
      })),
    ),
  );
}

function operationsIn(document: Json): JsonObject[] {
  const paths = isObject(document) && isObject(document['paths']) ? Object.values(document['paths']) : [];
  return paths
    .flatMap((path) => (isObject(path) ? Object.values(path) : []))
    .filter((each): each is JsonObject => isObject(each) && typeof each['operationId'] === 'string');
}

function schemasIn(document: Json): readonly (readonly [string, Json])[] {
  const components = isObject(document) ? document['components'] : undefined;
  const schemas = isObject(components) ? components['schemas'] : undefined;
  return isObject(schemas) ? Object.entries(schemas) : [];
}

/**
 * Every sentence of a contract's descriptions, once in each place, every decision beside them, and those of which nothing is said.
 * @param console the document of what people sign in by
 */
export function takeCensus(
  document: Json,
  console: Json,
): {
  readonly promises: readonly Promised[];
  readonly unassigned: readonly Unassigned[];
} {
  const found = [
    ...ofInfo(document, 'info', OF_INFO),
    ...operationsIn(document).flatMap(ofOperation),
    ...ofErrors(document),
    ...ofParts(document, 'parameters'),
    ...ofParts(document, 'headers'),
    ...ofInfo(console, 'console', OF_CONSOLE_INFO),
    ...operationsIn(console).flatMap(ofConsole),
    ...schemasIn(document).flatMap(([name, schema]) => ofSchema(name, schema)),
    ...ofDecisions(),
  ];
  const once = new Map(found.map((each) => [`${each.place} ${each.sentence}`, each]));
  const promises = [...once.values()].flatMap(({ place, sentence, noticed }): Promised[] => {
    if (noticed === undefined) return [];
    const judged = 'unobservable' in noticed || 'untried' in noticed ? noticed : { checks: noticed };
    return [{ place, sentence, ...judged }];
  });
  const unassigned = [...once.values()].filter(({ noticed }) => noticed === undefined);
  return { promises, unassigned: unassigned.map(({ place, sentence }) => ({ place, sentence })) };
}
