import type { ContractDocument, Json, PathItem, Schema } from './contract-document.ts';
import type { EventDescription } from './list-event-types.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { resolveReference } from './resolve-reference.ts';

/** The entry of the specification's `webhooks` that every type's own is made of. */
const TEMPLATE = 'event';

const EXAMPLE_ID = '01kjv3e5m8e2ta7x0c6y4b9dqr';

/**
 * Writes the document's lists of types, and an entry of its `webhooks` for each type of event.
 *
 * A schema with `x-events` becomes an enumeration: of every `type`, of every `object`, of what a `filter` of a subscription
 * may hold, or of what a `query` may ask for.
 *
 * @param document a bundled document, whose `webhooks` hold the one entry that the others are made of
 * @param events every type of event
 * @returns a document with its enumerations and entries
 * @throws Error if the template is missing, or a schema asks for a list that does not exist
 */
export function expandEvents(
  document: ContractDocument,
  events: readonly EventDescription[],
): ContractDocument {
  const lists = listsOf(events);
  const expanded = mapDocumentSchemas(document, (schema) => {
    const { 'x-events': name } = schema;
    if (name === undefined) return schema;
    const list = lists[name];
    if (list === undefined) throw new Error(`There is no list of events called "${name}".`);
    return { ...schema, enum: list };
  });
  const template = document.webhooks?.[TEMPLATE];
  if (template === undefined) throw new Error(`The specification has no webhook "${TEMPLATE}".`);
  const entry = resolveReference<PathItem>(document, template);
  const webhooks = Object.fromEntries(events.map((event) => [event.type, makeEntry(document, entry, event)]));
  return { ...expanded, webhooks };
}

function listsOf(events: readonly EventDescription[]): Record<string, string[]> {
  const types = events.map(({ type }) => type);
  const objects = [...new Set(events.map(({ object }) => object))];
  const patterns = objects.map((object) => `${object}.*`);
  return {
    type: types,
    object: objects,
    // A test goes to the subscription that it was asked for, whatever its filter.
    filter: ['*', ...patterns, ...types.filter((type) => type !== 'webhook.test')],
    query: [...patterns, ...types],
  };
}

function makeEntry(document: ContractDocument, entry: PathItem, event: EventDescription): PathItem {
  const { post } = structuredClone(entry);
  const media = post?.requestBody && 'content' in post.requestBody && post.requestBody.content;
  const body = media && media['application/json'];
  if (!post || !body || !body.schema) throw new Error('The template of webhooks has no JSON body.');
  const { type, when } = event;
  post.operationId = type;
  post.summary = type;
  post.description = `${when} ${post.description ?? ''}`.trim();
  const common = resolveReference<Schema>(document, body.schema);
  body.schema = narrow(document, common, event);
  body.example = exampleOf((common['examples'] as Json[] | undefined)?.[0], event);
  return { post };
}

/** The schema of every event, with what this type can say in place of what any can. */
function narrow(
  document: ContractDocument,
  common: Schema,
  { type, object, statuses }: EventDescription,
): Schema {
  const { examples: _, description: _said, ...schema } = structuredClone(common);
  const { description: _of, ...data } = structuredClone(
    resolveReference<Schema>(document, schema.properties?.['data'] ?? {}),
  );
  const status: Schema =
    statuses.length === 0
      ? { type: ['string', 'null'], maxLength: 64, description: 'Always null.', 'x-exact': { type: 'null' } }
      : { type: 'string', enum: [...statuses] };
  data.properties = { ...data.properties, object: { type: 'string', const: object }, status };
  schema.properties = { ...schema.properties, type: { type: 'string', const: type }, data };
  return schema;
}

function exampleOf(example: Json | undefined, { type, object, statuses, id, url }: EventDescription): Json {
  const common = (example ?? {}) as { data?: Record<string, Json> };
  const objectId = `${id}_${EXAMPLE_ID}`;
  return {
    ...common,
    type,
    data: {
      ...common.data,
      id: objectId,
      object,
      status: statuses[0] ?? null,
      url: url.replace('{id}', objectId).replace('{parentId}', `ben_${EXAMPLE_ID}`),
    },
  };
}
