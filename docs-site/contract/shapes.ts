import type { Contract, Schema } from './contract.ts';

/** A value as a page shows it. */
export interface Shape {
  /** Such as `string`, `list of objects`, `integer or null`. */
  readonly type: string;
  /** Short facts, such as `1 to 64 characters`. */
  readonly bounds: readonly string[];
  /** What it can be, if that is a list; `isOpen` if values may be added to it. */
  readonly values: readonly string[];
  readonly isOpen: boolean;
  readonly fields: readonly Field[];
  /** The forms that it can have instead of `fields`, by the field that says which. */
  readonly choices: readonly Choice[];
  readonly choiceBy: string | undefined;
}

export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly shape: Shape;
}

export interface Choice {
  /** Such as `aud_account`, or words where no field says it. */
  readonly name: string;
  readonly description: string;
  readonly shape: Shape;
}

const NOTHING = { bounds: [], values: [], isOpen: false, fields: [], choices: [], choiceBy: undefined };

function between(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low === undefined && high === undefined) return [];
  const counted = (count: number): string => `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`.trim();
  if (low === high && low !== undefined) return [counted(low)];
  if (high === undefined) return [`at least ${counted(low ?? 0)}`];
  if (low === undefined || (low === 0 && unit !== '')) return [`at most ${counted(high)}`];
  return [`${low} to ${counted(high)}`];
}

function boundsOf(schema: Schema): string[] {
  const bounds = [
    ...between(schema.minLength, schema.maxLength, 'characters'),
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minItems, schema.maxItems, 'items'),
  ];
  if (schema.format !== undefined && !/^int/.test(schema.format)) bounds.unshift(schema.format);
  if (schema.default !== undefined) bounds.push(`default ${JSON.stringify(schema.default)}`);
  // A length beside a list of values says nothing.
  return schema.enum === undefined && schema.const === undefined ? bounds : [];
}

function valuesOf(schema: Schema): string[] {
  if (schema.const !== undefined) return [String(schema.const)];
  return (schema.enum ?? schema['x-known-values'] ?? [])
    .filter((value) => value !== null)
    .map((value) => String(value));
}

const PLURALS: Readonly<Record<string, string>> = { object: 'objects', string: 'strings' };

function typeOf(contract: Contract, schema: Schema): string {
  const { type = schema.properties === undefined ? 'any' : 'object' } = schema;
  const names = typeof type === 'string' ? [type] : [...type];
  const said = names.map((name) => {
    if (name !== 'array' || schema.items === undefined) return name;
    const of = typeOf(contract, contract.resolve(schema.items));
    return `list of ${PLURALS[of] ?? of}`;
  });
  return said.join(' or ');
}

/** The values of the field that says which form it is, for each form; its title where there is no such field. */
function nameOfChoice({ discriminator }: Schema, choice: Schema, resolved: Schema, index: number): string {
  const mapping = Object.entries(discriminator?.mapping ?? {});
  const named = mapping.filter(([, pointer]) => pointer === choice.$ref).map(([value]) => value);
  if (named.length > 0) return named.join(', ');
  const required = resolved.required?.join(', ');
  return required === undefined || required === '' ? `form ${index + 1}` : `with ${required}`;
}

/**
 * What a schema allows, with what lies in it.
 * @param above references that lead here: one that leads to itself ends
 */
export function shapeOf(contract: Contract, schema: Schema, above: readonly string[] = []): Shape {
  const { $ref } = schema;
  if ($ref !== undefined && above.includes($ref)) return { ...NOTHING, type: 'object, as above' };
  const path = $ref === undefined ? above : [...above, $ref];
  const resolved = contract.resolve(schema);
  const choices = (resolved.oneOf ?? resolved.anyOf)?.filter(({ type }) => type !== 'null');
  if (choices !== undefined) return ofChoices(contract, resolved, choices, path);
  const own = {
    type: typeOf(contract, resolved),
    bounds: boundsOf(resolved),
    values: valuesOf(resolved),
    isOpen: resolved['x-open'] === true,
  };
  if (resolved.items !== undefined) {
    const item = shapeOf(contract, resolved.items, path);
    return { ...item, ...own, values: item.values, isOpen: item.isOpen };
  }
  return { ...NOTHING, ...own, fields: fieldsOf(contract, resolved, path) };
}

function ofChoices(
  contract: Contract,
  schema: Schema,
  choices: readonly Schema[],
  path: readonly string[],
): Shape {
  const [only] = choices;
  const isNullable = (schema.oneOf ?? schema.anyOf ?? []).length > choices.length;
  const ending = isNullable ? ' or null' : '';
  if (choices.length === 1 && only !== undefined) {
    const shape = shapeOf(contract, only, path);
    return { ...shape, type: shape.type + ending };
  }
  const shown = choices.map((choice, index) => {
    const resolved = contract.resolve(choice);
    return {
      name: nameOfChoice(schema, choice, resolved, index),
      description: resolved.description ?? '',
      shape: shapeOf(contract, choice, path),
    };
  });
  const types = [...new Set(shown.map(({ shape }) => shape.type))];
  return {
    ...NOTHING,
    type: types.join(' or ') + ending,
    choices: shown,
    choiceBy: schema.discriminator?.propertyName,
  };
}

function fieldsOf(contract: Contract, schema: Schema, path: readonly string[]): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    isRequired: schema.required?.includes(name) === true,
    description: contract.resolve(property).description ?? '',
    shape: shapeOf(contract, property, path),
  }));
}
