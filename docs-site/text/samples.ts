import { RESOURCES } from '../../generated/sdk/resources.ts';
import type { Operation, Parameter } from '../contract/contract.ts';

/** The method of the TypeScript client for each operation, and what it takes: `b` a body, `q` a query. */
const METHODS = new Map(
  Object.entries(RESOURCES).flatMap(([resource, methods]) =>
    Object.entries(methods).map(([method, [id, , , takes]]) => {
      return [id as string, { name: `${resource}.${method}`, takes: takes as string }] as const;
    }),
  ),
);

const exampleOf = ({ example, schema }: Parameter): string => String(example ?? schema.enum?.[0] ?? '…');

/** What a caller has to send, as the examples have it. */
export function exampleRequest({ path, parameters, body, isBodyRequired }: Operation) {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const filled = inPath.reduce((text, each) => text.replace(`{${each.name}}`, exampleOf(each)), path);
  const search = new URLSearchParams(
    query.map((each): [string, string] => [each.name, exampleOf(each)]),
  ).toString();
  const [example] = body?.examples ?? [];
  return {
    path: filled,
    ids: inPath.map(exampleOf),
    query: Object.fromEntries(query.map((each) => [each.name, exampleOf(each)])),
    url: search === '' ? filled : `${filled}?${search}`,
    body: example?.value ?? (isBodyRequired ? {} : undefined),
  };
}

const takes = ({ parameters }: Operation, header: string): boolean =>
  parameters.some(({ name, required }) => name === header && required);

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlOf(operation: Operation): string {
  const { url, body } = exampleRequest(operation);
  const isRead = operation.method === 'GET';
  const lines = [`curl ${isRead ? '' : `-X ${operation.method} `}"$CORRIDOR_URL${url}"`];
  if (operation.scope !== null) lines.push('-H "Authorization: Bearer $CORRIDOR_API_KEY"');
  if (takes(operation, 'Idempotency-Key')) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (operation.needsStepUp) lines.push('-H "Step-Up-Token: $STEP_UP_TOKEN"');
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body, null, 2))}`);
  }
  return lines.join(' \\\n  ');
}

/** As people write it: names without quotes, texts in single ones. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((each) => literal(each, deeper))
    : Object.entries(value).map(([name, each]) => {
        const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
        return `${key}: ${literal(each, deeper)}`;
      });
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

/** Undefined where the client has no method for it. */
export function typescriptOf(operation: Operation): string | undefined {
  const method = METHODS.get(operation.id);
  if (method === undefined) return undefined;
  const { ids, query, body } = exampleRequest(operation);
  const given = method.takes.includes('b') ? body : Object.keys(query).length > 0 ? query : undefined;
  const passed = [...ids, ...(given === undefined ? [] : [given])].map((each) => literal(each));
  const options = operation.needsStepUp ? [`{ stepUpToken }`] : [];
  return `const result = await corridor.${method.name}(${[...passed, ...options].join(', ')});`;
}
