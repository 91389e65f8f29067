import type { Operation, Parameter } from '../contract/operation.ts';
import type { SentRequest } from '../http/exchange.ts';
import { isObject, parseJson, type Json } from '../json/json.ts';
import type { SchemaJudge } from './schema-judge.ts';

/** What the text of a query parameter is as JSON. */
export function valueOf(parameter: Parameter, text: string): Json {
  const type = parameter.schema['type'];
  if (type === 'integer') return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function judgeQuery(operation: Operation, query: string, judge: SchemaJudge): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [name, text] of new URLSearchParams(query)) {
    const parameter = operation.queryParameters.find((each) => each.name === name);
    if (parameter === undefined) faults.push(`query ${name} is unknown`);
    else if (seen.has(name)) faults.push(`query ${name} is given twice`);
    else {
      const fault = judge.findFaultOf(parameter.schema, valueOf(parameter, text));
      if (fault !== undefined) faults.push(`query ${name} ${fault}`);
    }
    seen.add(name);
  }
  const missing = operation.queryParameters.filter(({ required, name }) => required && !seen.has(name));
  return [...faults, ...missing.map(({ name }) => `query ${name} is missing`)];
}

function judgePath(operation: Operation, path: string, judge: SchemaJudge): string[] {
  const names = operation.path.split('/');
  const texts = path.split('/');
  return names.flatMap((name, index) => {
    const parameter = operation.pathParameters.find((each) => `{${each.name}}` === name);
    if (parameter === undefined) return [];
    const fault = judge.findFaultOf(parameter.schema, decodeURIComponent(texts[index] ?? ''));
    return fault === undefined ? [] : [`path ${parameter.name} ${fault}`];
  });
}

function judgeHeaders(operation: Operation, headers: SentRequest['headers'], judge: SchemaJudge): string[] {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return operation.parameters.flatMap((parameter) => {
    if (parameter.in !== 'header') return [];
    const value = byName.get(parameter.name.toLowerCase());
    if (value === undefined) return parameter.required ? [`header ${parameter.name} is missing`] : [];
    const texts = typeof value === 'string' ? [value] : value;
    if (texts.length !== 1) return [`header ${parameter.name} is sent ${texts.length} times`];
    const fault = judge.findFaultOf(parameter.schema, texts[0] ?? '');
    return fault === undefined ? [] : [`header ${parameter.name} ${fault}`];
  });
}

function judgeBody(operation: Operation, { body, headers }: SentRequest, judge: SchemaJudge): string[] {
  const { body: described } = operation;
  const isEmpty = body === undefined || body.length === 0;
  if (described === null) return isEmpty ? [] : ['a body is sent where none is taken'];
  if (isEmpty) return described.required ? ['the body is missing'] : [];
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (typeof type !== 'string' || !/^application\/json\s*(;|$)/i.test(type)) return ['the body is no JSON'];
  const value = parseJson(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  if (value === undefined) return ['the body cannot be read as JSON'];
  const fault = judge.findFault(described.reference, value);
  return fault === undefined ? judgeSizes(value) : [`body ${fault}`];
}

const LARGEST_MAP_BYTES = 16_384;
const FREE_FORM = ['metadata', 'partyContext', 'businessIdentity', 'glMapping'];

/** Free-form maps hold at most 16 KiB of JSON, which no keyword of JSON Schema can say. */
function judgeSizes(body: Json): string[] {
  if (!isObject(body)) return [];
  return FREE_FORM.filter(
    (name) => body[name] !== undefined && Buffer.byteLength(JSON.stringify(body[name])) > LARGEST_MAP_BYTES,
  ).map((name) => `body /${name} is larger than ${LARGEST_MAP_BYTES} bytes`);
}

/** What a request breaks of the contract; empty if it keeps all of it. */
export function judgeRequest(operation: Operation, request: SentRequest, judge: SchemaJudge): string[] {
  const [path = '', query = ''] = request.target.split('?', 2);
  return [
    ...judgePath(operation, path, judge),
    ...judgeQuery(operation, query, judge),
    ...judgeHeaders(operation, request.headers, judge),
    ...judgeBody(operation, request, judge),
  ];
}
