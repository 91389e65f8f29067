import { isObject, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { resolveReference } from './schema.ts';
import { findVariant, variantsOf } from './variants.ts';

export interface BodyField {
  /** Tells fields at one path apart that belong to different variants of the body. */
  readonly key: string;
  /** Names, and 0 for the items of a list. */
  readonly path: readonly (string | number)[];
  readonly schema: JsonObject;
  /** The name of the schema among the document's; empty if it has none. */
  readonly component: string;
}

interface Walk {
  readonly document: JsonObject;
  readonly choose: (variants: readonly JsonObject[], value: Json | undefined) => readonly number[];
}

interface Place {
  readonly key: string;
  readonly path: BodyField['path'];
  readonly value: Json | undefined;
  /** The components above it: one that holds itself is walked once. */
  readonly above: readonly string[];
}

function componentOf(schema: Json | undefined): string {
  const reference = valueAt(schema, '$ref');
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
}

function walk(by: Walk, unresolved: Json | undefined, place: Place): BodyField[] {
  const component = componentOf(unresolved);
  if (component !== '' && place.above.includes(component)) return [];
  const { key, path, value } = place;
  const above = component === '' ? place.above : [...place.above, component];
  const schema = resolveReference(by.document, unresolved);
  const own = path.length === 0 ? [] : [{ key, path, schema, component }];
  const variants = variantsOf(by.document, schema);
  const ofVariants = by
    .choose(variants, value)
    .flatMap((index) => walk(by, variants[index], { key: `${key}<${index}>`, path, value, above }));
  const { properties, items } = schema;
  const below = [
    ...Object.entries(isObject(properties) ? properties : {}),
    ...(items === undefined ? [] : ([[0, items]] as const)),
  ];
  const ofParts = below.flatMap(([step, part]) =>
    walk(by, part, {
      key: `${key}/${step}`,
      path: [...path, step],
      value: valueAt(value, step),
      above,
    }),
  );
  return [...own, ...ofVariants, ...ofParts];
}

export function fieldsOf(document: JsonObject, schema: Json): readonly BodyField[] {
  const choose: Walk['choose'] = (variants) => [...variants.keys()];
  return walk({ document, choose }, schema, { key: '', path: [], value: undefined, above: [] });
}

/** @param whereNone which variants a value counts to that is of none of them */
function fieldsIn(
  document: JsonObject,
  schema: Json,
  body: Json,
  whereNone: (variants: readonly JsonObject[]) => readonly number[],
): readonly BodyField[] {
  const choose: Walk['choose'] = (variants, value) => {
    const fitting = findVariant(document, variants, value);
    return fitting < 0 ? whereNone(variants) : [fitting];
  };
  return walk({ document, choose }, schema, { key: '', path: [], value: body, above: [] });
}

/** Of the variants that a body and its parts are. */
export function fieldsFor(document: JsonObject, schema: Json, body: Json): readonly BodyField[] {
  return fieldsIn(document, schema, body, () => []);
}

/** The same, but what is of no variant breaks each of them. */
export function fieldsBroken(document: JsonObject, schema: Json, body: Json): readonly BodyField[] {
  return fieldsIn(document, schema, body, (variants) => [...variants.keys()]);
}

export function pointerOf({ path }: Pick<BodyField, 'path'>): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
