import { fieldsBroken, pointerOf, type BodyField } from '../contract/body-fields.ts';
import type { Contract } from '../contract/contract.ts';
import { LONGEST_QUERY_TEXT, type Operation, type Parameter } from '../contract/operation.ts';
import { rulesOf, type Rule } from '../contract/rules.ts';
import { resolveReference } from '../contract/schema.ts';
import { findVariant, variantsOf } from '../contract/variants.ts';
import { statusOf, type Exchange } from '../http/exchange.ts';
import { parseJson, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { valueOf } from './judge-request.ts';
import type { SchemaJudge } from './schema-judge.ts';

/**
 * What a run can meet of an operation: a status that is documented; a query parameter and a field of the body, in a request that
 * is accepted; a rule of a schema, broken and refused; the edge of a rule, met and accepted.
 */
export const KINDS = ['statuses', 'parameters', 'fields', 'rules', 'edges'] as const;

export type Kind = (typeof KINDS)[number];

/** What a request that is whole and of a common size is not answered, and what no request should be. */
const NEVER_MET = [408, 431, 500];

/** How much there is of a kind, and what of it a run has not met. */
export interface Covered {
  readonly of: number;
  readonly missing: readonly string[];
}

export interface OperationCoverage {
  readonly operation: string;
  readonly covered: Readonly<Record<Kind, Covered>>;
}

/** A value that a request can hold, and what its schema says of it. */
interface Part {
  readonly place: string;
  readonly rules: readonly Rule[];
}

/** A part of a request, with the value that it holds there. */
interface Filled extends Part {
  readonly value: Json;
}

const known = new WeakMap<JsonObject, readonly Rule[]>();

function rulesFor(schema: JsonObject): readonly Rule[] {
  const rules = known.get(schema) ?? rulesOf(schema);
  known.set(schema, rules);
  return rules;
}

const partOf = (field: BodyField): Part => ({ place: pointerOf(field), rules: rulesFor(field.schema) });

/** A parameter that is a text can have no other type, and none can be longer than a request line. */
function partOfQuery({ name, schema }: Parameter): Part {
  const isText = schema['type'] === 'string';
  const isOutOfReach = (rule: Rule): boolean =>
    (rule.name === 'type' && isText) ||
    (rule.name === 'maxLength' && Number(schema['maxLength']) > LONGEST_QUERY_TEXT);
  return { place: `?${name}`, rules: rulesFor(schema).filter((rule) => !isOutOfReach(rule)) };
}

/** What the whole body is; of variants the one that a value fits, or all of them where it fits none. */
function wholesOf(document: JsonObject, unresolved: Json, value?: Json): Part[] {
  const schema = resolveReference(document, unresolved);
  const variants = variantsOf(document, schema);
  const fitting = value === undefined ? undefined : variants[findVariant(document, variants, value)];
  const chosen = fitting === undefined ? variants : [fitting];
  const own = { place: '/', rules: rulesFor(schema) };
  return [own, ...chosen.flatMap((variant) => wholesOf(document, variant, value))];
}

function bodyPartsOf(document: JsonObject, { body }: Operation): Part[] {
  if (body === null) return [];
  return [...wholesOf(document, body.schema), ...body.fields.map(partOf)];
}

function filledQuery(operation: Operation, target: string): Filled[] {
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  return operation.queryParameters.flatMap((parameter) => {
    const text = query.get(parameter.name);
    if (text === null) return [];
    return [{ ...partOfQuery(parameter), value: valueOf(parameter, text) }];
  });
}

/** The value at a path, or each of them where it leads through a list. */
function valuesAt(value: Json | undefined, [step, ...rest]: BodyField['path']): Json[] {
  if (value === undefined) return [];
  if (step === undefined) return [value];
  if (step === 0)
    return Array.isArray(value) ? (value as Json[]).flatMap((item) => valuesAt(item, rest)) : [];
  return valuesAt(valueAt(value, step), rest);
}

function filledBody(document: JsonObject, { body: documented }: Operation, { request }: Exchange): Filled[] {
  const { body } = request;
  if (documented === null || body === undefined) return [];
  const whole = parseJson(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  if (whole === undefined) return [];
  const fields = fieldsBroken(document, documented.schema, whole).flatMap((field) =>
    valuesAt(whole, field.path).map((value) => ({ ...partOf(field), value })),
  );
  const wholes = wholesOf(document, documented.schema, whole);
  return [...wholes.map((part) => ({ ...part, value: whole })), ...fields];
}

/** Keeps account of what of the contract a run has met. */
export class Coverage {
  readonly #contract: Contract;
  readonly #judge: SchemaJudge;
  /** By operation, and by kind. */
  readonly #met = new Map<string, Map<Kind, Set<string>>>();

  constructor(contract: Contract, judge: SchemaJudge) {
    this.#contract = contract;
    this.#judge = judge;
  }

  note(operation: Operation, exchange: Exchange): void {
    const status = statusOf(exchange);
    this.#meet(operation, 'statuses', String(status));
    const isAccepted = status >= 200 && status < 300;
    if (!isAccepted && status !== 400) return;
    const query = filledQuery(operation, exchange.request.target);
    const body = filledBody(this.#contract.document, operation, exchange);
    if (!isAccepted) {
      this.#meetBroken(operation, [...query, ...body]);
      return;
    }
    for (const { place } of query) this.#meet(operation, 'parameters', place);
    for (const { place } of body) this.#meet(operation, 'fields', place);
    for (const { place, rules, value } of [...query, ...body]) {
      for (const { name, isAtEdge } of rules)
        if (isAtEdge?.(value) === true) this.#meet(operation, 'edges', `${place} ${name}`);
    }
  }

  /** What was met of each operation of the interface, and what was not. */
  of(): OperationCoverage[] {
    return [...this.#contract.operations.values()].map((operation) => {
      const inBody = bodyPartsOf(this.#contract.document, operation);
      // What is for the platform's admin alone is refused to any other, whatever its value.
      const inQuery = operation.queryParameters.filter(({ isAdminOnly }) => !isAdminOnly).map(partOfQuery);
      const parts = [...inQuery, ...inBody];
      const rules = (isWanted: (rule: Rule) => boolean): string[] =>
        parts.flatMap(({ place, rules: all }) => all.filter(isWanted).map(({ name }) => `${place} ${name}`));
      const covered = {
        statuses: this.#covered(
          operation,
          'statuses',
          [...operation.responses.keys()].filter((status) => !NEVER_MET.includes(status)).map(String),
        ),
        parameters: this.#covered(
          operation,
          'parameters',
          inQuery.map(({ place }) => place),
        ),
        fields: this.#covered(
          operation,
          'fields',
          inBody.map(({ place }) => place),
        ),
        rules: this.#covered(
          operation,
          'rules',
          rules(({ schema }) => schema !== undefined),
        ),
        edges: this.#covered(
          operation,
          'edges',
          rules(({ isAtEdge }) => isAtEdge !== undefined),
        ),
      };
      return { operation: operation.id, covered };
    });
  }

  #covered({ id }: Operation, kind: Kind, names: readonly string[]): Covered {
    const met = this.#met.get(id)?.get(kind);
    const distinct = [...new Set(names)];
    return { of: distinct.length, missing: distinct.filter((name) => met?.has(name) !== true) };
  }

  #meetBroken(operation: Operation, parts: readonly Filled[]): void {
    for (const { place, rules, value } of parts) {
      for (const { name, schema } of rules) {
        if (schema !== undefined && this.#judge.findFaultOf(schema, value) !== undefined)
          this.#meet(operation, 'rules', `${place} ${name}`);
      }
    }
  }

  #meet({ id }: Operation, kind: Kind, name: string): void {
    const kinds = this.#met.get(id) ?? new Map<Kind, Set<string>>();
    this.#met.set(id, kinds);
    const names = kinds.get(kind) ?? new Set<string>();
    kinds.set(kind, names);
    names.add(name);
  }
}
