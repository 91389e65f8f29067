import type { BodyField } from '../contract/body-fields.ts';
import type { Operation } from '../contract/operation.ts';
import { isObject, textAt, textsAt, type Json } from '../json/json.ts';
import type { Check } from './check.ts';

/** Tells by its schema whether a field is of a kind. */
export type FieldKind = (field: BodyField) => boolean;

/** The fields of a kind that an operation's body has, in all its variants. */
export function fieldsOfKind({ body }: Operation, isOfKind: FieldKind): readonly BodyField[] {
  return (body?.fields ?? []).filter(isOfKind);
}

/** Picks the operations whose body has a field of a kind. */
export function havingField(isOfKind: FieldKind): Check['appliesTo'] {
  return (operation) => fieldsOfKind(operation, isOfKind).length > 0;
}

/** A map whose keys are the caller's own: an object without properties that takes some. */
export const isFreeFormMap: FieldKind = ({ schema }) =>
  schema['type'] === 'object' &&
  schema['properties'] === undefined &&
  (isObject(schema['additionalProperties']) || schema['additionalProperties'] === true);

/** An address of a stablecoin's network. */
export const isStableAddress: FieldKind = ({ component }) => component === 'StableAddress';

/** Whether a field's schema takes null. */
export function takesNull({ schema }: BodyField): boolean {
  return textsAt(schema, 'type').includes('null');
}

/** Whether a field takes a text, as far as its patterns say. */
function takes({ schema }: BodyField, text: string): boolean {
  const pattern = textAt(schema, 'pattern');
  const not = textAt(schema, 'not', 'pattern');
  return new RegExp(pattern, 'u').test(text) && (not === '' || !new RegExp(not, 'u').test(text));
}

/** The decimals that an asset's amount may have. */
const DECIMALS = [2, 6];

/** The most decimals that a field takes; undefined if it is no decimal number. */
function decimalsOf(field: BodyField): number | undefined {
  const { schema } = field;
  const isText = schema['type'] === 'string' || textsAt(schema, 'type').includes('string');
  if (!isText || textAt(schema, 'pattern') === '' || takes(field, 'x')) return undefined;
  const most = Array.from({ length: 20 }, (_, count) => count).findLast((count) =>
    takes(field, count === 0 ? '1' : `1.${'1'.repeat(count)}`),
  );
  return most;
}

/** An amount of an asset: a decimal number with as many decimals as assets have. Rates have more. */
export const isAmount: FieldKind = (field) => DECIMALS.includes(decimalsOf(field) ?? -1);

/** What an amount's field takes beyond amounts above zero. */
export function boundsOf(field: BodyField): { readonly takesZero: boolean; readonly takesNegative: boolean } {
  return { takesZero: takes(field, '0'), takesNegative: takes(field, '-1') };
}

/**
 * The asset of an amount in a body: the one that is named beside it; else AUD if the field takes no more decimals, and
 * USDC if it does.
 */
export function assetOfAmount(field: BodyField, beside: Json | undefined): string {
  const name = String(field.path.at(-1));
  const [side = ''] = /^(?:source|destination)(?=Amount$)/.exec(name) ?? [];
  const named = textAt(beside, side === '' ? 'asset' : `${side}Asset`);
  if (named !== '') return named;
  return decimalsOf(field) === 2 ? 'AUD' : 'USDC';
}

/** The field of an object that names a stablecoin. */
export function assetFieldBeside(fields: readonly BodyField[], { path }: BodyField): string | undefined {
  const parent = path.slice(0, -1).join('/');
  const isBeside = (field: BodyField): boolean => field.path.slice(0, -1).join('/') === parent;
  const found = fields.find((field) => isBeside(field) && textsAt(field.schema, 'enum').includes('USDC'));
  return found === undefined ? undefined : String(found.path.at(-1));
}
