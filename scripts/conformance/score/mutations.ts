import type { Operation } from '../../../conformance/contract/operation.ts';
import { isObject, type Json, type JsonObject } from '../../../conformance/json/json.ts';
import { pageIn, type ProxiedRequest, type ProxiedResponse } from '../../../trials/mutants/proxied-mutant.ts';

/** What a fault is given of the answer that it changes. */
export interface Circumstances {
  readonly operation: Operation;
  /** Which of several parts is changed, from 0 up to, but without, 1. */
  readonly part: number;
  readonly memory: Map<string, unknown>;
  readonly request: ProxiedRequest;
}

/** One way in which an answer can be wrong. */
export interface Mutation {
  readonly name: string;
  readonly title: string;
  readonly fits: (operation: Operation) => boolean;
  readonly mutate: (response: ProxiedResponse, circumstances: Circumstances) => void;
}

interface Field {
  readonly owner: Record<string, Json>;
  readonly name: string;
}

/** Every field of an answer, whatever it is nested in; of a page, of its newest record. */
function fieldsIn(value: Json | undefined): Field[] {
  if (Array.isArray(value)) return fieldsIn(value[0] as Json | undefined);
  if (!isObject(value)) return [];
  const owner = value as Record<string, Json>;
  return Object.keys(owner).flatMap((name) => [{ owner, name }, ...fieldsIn(owner[name])]);
}

/** The field of an answer that a fault changes: the same as long as the answer has the same fields. */
function fieldIn({ json }: ProxiedResponse, part: number, fits: (value: Json) => boolean): Field | undefined {
  const fields = fieldsIn(json).filter(({ owner, name }) => fits(owner[name] ?? null));
  const names = [...new Set(fields.map(({ name }) => name))].toSorted();
  const name = names[Math.floor(part * names.length)];
  return fields.find((field) => field.name === name);
}

const any = (): boolean => true;

function ofField(
  name: string,
  title: string,
  change: (field: Field) => void,
  fits: (value: Json) => boolean = any,
): Mutation {
  return {
    name,
    title,
    fits: any,
    mutate: (response, { part }) => {
      const field = fieldIn(response, part, fits);
      if (field !== undefined) change(field);
    },
  };
}

function ofPage(name: string, title: string, change: (data: JsonObject[]) => JsonObject[]): Mutation {
  return {
    name,
    title,
    fits: ({ isList }) => isList,
    mutate: (response) => {
      const data = pageIn(response);
      if (data.length > 1) (response.json as Record<string, Json>)['data'] = change(data);
    },
  };
}

const isText = (value: Json): boolean => typeof value === 'string' && value !== '';
const isAmount = (value: Json): boolean => typeof value === 'string' && /^-?\d+\.\d{2,10}$/.test(value);
const isMoment = (value: Json): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

function textOf({ owner, name }: Field): string {
  const value = owner[name];
  return typeof value === 'string' ? value : '';
}

/** The last digit of a text becomes another. */
function otherDigit(text: string): string {
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
}

/** Faults of answers that anyone could make. */
export const MUTATIONS: readonly Mutation[] = [
  ofField('dropped', 'a field is left out', ({ owner, name }) => Reflect.deleteProperty(owner, name)),
  ofField('renamed', 'a field has another name', ({ owner, name }) => {
    owner[`${name}_`] = owner[name] ?? null;
    Reflect.deleteProperty(owner, name);
  }),
  ofField('null', 'a field is null', ({ owner, name }) => {
    owner[name] = null;
  }),
  ofField('other-type', 'a field has another type', ({ owner, name }) => {
    owner[name] = typeof owner[name] === 'string' ? 7 : 'text';
  }),
  ofField(
    'other-text',
    'a text is another',
    (field) => {
      field.owner[field.name] = `${textOf(field)}x`;
    },
    isText,
  ),
  ofField(
    'other-amount',
    'an amount is another',
    (field) => {
      field.owner[field.name] = otherDigit(textOf(field));
    },
    isAmount,
  ),
  ofField(
    'later',
    'a moment is a day later',
    (field) => {
      field.owner[field.name] = new Date(Date.parse(textOf(field)) + 86_400_000).toISOString();
    },
    isMoment,
  ),
  ofField(
    'opposite',
    'a switch is the opposite',
    ({ owner, name }) => {
      owner[name] = owner[name] !== true;
    },
    (value) => typeof value === 'boolean',
  ),
  ofPage('cut', 'the last record of a page is missing', (data) => data.slice(0, -1)),
  ofPage('reversed', 'a page is in the other order', (data) => data.toReversed()),
  ofPage('doubled', 'a record stands twice in a page', (data) => [...data.slice(0, 1), ...data.slice(0, -1)]),
  {
    name: 'stale',
    title: 'an answer is that of the request before',
    fits: ({ method }) => method === 'GET',
    mutate: (response, { memory, request }) => {
      const key = request.target;
      const before = memory.get(key) as Json | undefined;
      memory.set(key, structuredClone(response.json));
      if (before !== undefined) response.json = before;
    },
  },
  {
    name: 'other-status',
    title: 'a success has another status',
    fits: any,
    mutate: (response) => {
      response.status = response.status === 200 ? 202 : 200;
    },
  },
  {
    name: 'no-header',
    title: 'a documented header is missing',
    fits: ({ success }) => success.headers.size > 0,
    mutate: ({ headers }, { operation, part }) => {
      const names = [...operation.success.headers.keys()]
        .filter((name) => headers[name] !== undefined)
        .toSorted();
      const name = names[Math.floor(part * names.length)];
      if (name !== undefined) Reflect.deleteProperty(headers, name);
    },
  },
];
