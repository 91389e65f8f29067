import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Catalogues } from './catalogues.ts';
import type { ContractDocument, RequestBody, Response, Schema } from './contract-document.ts';
import { findIdempotencyKey, listOperations, type PlacedOperation } from './list-operations.ts';
import { mapDocumentSchemas } from './map-document-schemas.ts';
import { resolveReference } from './resolve-reference.ts';
import { writeTypeScript } from './write-generated.ts';

const SCHEMA = '#/components/schemas/';

/** What the SDK has no method for: they need no key. */
function isOfSdk({ path }: PlacedOperation): boolean {
  return path.startsWith('/v1/');
}

/**
 * Writes what the SDK's methods are typed and driven by: the contract's schemas, and for each operation its parts and its
 * error codes; its method and path; the methods of each resource; and which status leads to which.
 *
 * @param folder the folder to write `sdk/` to
 * @param document the complete 3.1 document, as it is served
 * @param catalogues for the state machines
 */
export async function writeSdk(
  folder: string,
  document: ContractDocument,
  { stateMachines }: Pick<Catalogues, 'stateMachines'>,
): Promise<void> {
  const own = join(folder, 'sdk');
  await mkdir(own, { recursive: true });
  const operations = listOperations(document).filter(isOfSdk);
  await Promise.all([
    writeTypeScript(own, 'types.ts', await renderTypes(document, operations)),
    writeTypeScript(own, 'resources.ts', renderResources(document, operations)),
    writeTypeScript(own, 'states.ts', renderStates(stateMachines)),
  ]);
}

function upper(id: string): string {
  return `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
}

function queryOf({ parameters }: PlacedOperation): Schema | undefined {
  const stated = parameters.filter((each) => each.in === 'query');
  if (stated.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(
      stated.map(({ name, description, schema }) => [
        name,
        shorten({ ...schema, ...(description === undefined ? {} : { description }) }),
      ]),
    ),
    required: stated.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

interface Body {
  readonly name: string;
  readonly isRequired: boolean;
}

/** A body that can only be `{}` is left out. */
function bodyOf(document: ContractDocument, { operation }: PlacedOperation): Body | undefined {
  if (operation.requestBody === undefined) return undefined;
  const { content, required = false } = resolveReference<RequestBody>(document, operation.requestBody);
  const schema = content['application/json']?.schema;
  const name = schema?.$ref?.slice(SCHEMA.length);
  if (name === undefined) throw new Error(`The body of ${operation.operationId} has no schema of its own.`);
  const { properties, oneOf } = resolveReference<Schema>(document, schema as Schema);
  return Object.keys(properties ?? {}).length === 0 && oneOf === undefined
    ? undefined
    : { name, isRequired: required };
}

/** The schema of the answer; undefined for one without content, or that is no JSON. */
function answerOf(document: ContractDocument, { operation }: PlacedOperation): string | undefined {
  const [, stated] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const { content } = resolveReference<Response>(document, stated as Response);
  return content?.['application/json']?.schema?.$ref?.slice(SCHEMA.length);
}

/** Schemas and queries, in which a text with known values may be another one too. */
async function renderTypes(
  document: ContractDocument,
  operations: readonly PlacedOperation[],
): Promise<string> {
  const queries = operations.flatMap((each): [string, Schema][] => {
    const query = queryOf(each);
    return query === undefined ? [] : [[`${upper(each.operation.operationId)}Query`, query]];
  });
  const { schemas = {} } = mapDocumentSchemas(document, shorten).components;
  const shown = {
    openapi: '3.1.0',
    info: { title: 'Corridor', version: '1' },
    paths: {},
    components: { schemas: { ...schemas, ...Object.fromEntries(queries) } },
  };
  const nodes = await openapiTS(JSON.stringify(shown), {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => openText(schema as Schema),
  });
  const text = astToString(schemasOf(nodes).map(nameType))
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll(/@description /g, '')
    .replaceAll(/^ *\* @enum .*\n/gm, '');
  return `${text}\n${renderCalls(document, operations)}`;
}

/** The first sentence of a description is enough beside a name; the documentation has the rest. */
function shorten(stated: Schema): Schema {
  const { discriminator: _, example: _one, examples: _more, format: _form, description, ...schema } = stated;
  if (description === undefined) return schema;
  // A colon within code ends nothing.
  const [first = description] = /^(?:`[^`]*`|[^`])*?[.:](?=\s|$)/s.exec(description) ?? [];
  return { ...schema, description: first.replace(/:$/, '.') };
}

/** What is declared within `components`. */
function schemasOf(nodes: readonly ts.Node[]): readonly ts.PropertySignature[] {
  const [components] = nodes
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'components');
  const schemas = components?.members.find(ts.isPropertySignature);
  if (schemas?.type === undefined || !ts.isTypeLiteralNode(schemas.type))
    throw new Error('There are no schemas.');
  return [...schemas.type.members].filter((member) => ts.isPropertySignature(member));
}

/** A schema by its own name, with its description. */
function nameType(schema: ts.PropertySignature): ts.TypeAliasDeclaration {
  const { factory } = ts;
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const name = ts.isIdentifier(schema.name) ? schema.name.text : '';
  const type = schema.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const alias = factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema));
}

function openText(schema: Schema): ts.TypeNode | undefined {
  const known = schema['x-known-values'];
  if (!Array.isArray(known)) return undefined;
  const { factory } = ts;
  const words = known
    .filter((word) => typeof word === 'string')
    .map((word) => factory.createLiteralTypeNode(factory.createStringLiteral(word)));
  const other = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  const none = isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : [];
  return factory.createUnionTypeNode([...words, other, ...none]);
}

function isWrite({ parameters }: PlacedOperation): boolean {
  return findIdempotencyKey(parameters) !== undefined;
}

function codesOf({ operation }: PlacedOperation): readonly string[] {
  return operation['x-errors'] ?? [];
}

/** The codes that every one of these operations has. */
function sharedCodes(operations: readonly PlacedOperation[]): readonly string[] {
  const [first, ...others] = operations.map(codesOf);
  return (first ?? []).filter((code) => others.every((codes) => codes.includes(code)));
}

function quoted(word: string): string {
  return `'${word}'`;
}

function renderCalls(document: ContractDocument, operations: readonly PlacedOperation[]): string {
  const usual = {
    CodeOfAll: sharedCodes(operations),
    CodeOfWrites: sharedCodes(operations.filter(isWrite)),
  };
  const calls = operations.map((each) => {
    const { operationId } = each.operation;
    const ids = [...each.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${String(name)}: string`);
    const body = bodyOf(document, each);
    const query = queryOf(each);
    const sent = [
      ...ids,
      ...(body === undefined ? [] : [`body${body.isRequired ? '' : '?'}: ${body.name}`]),
      ...(query === undefined
        ? []
        : [`query${query.required?.length === 0 ? '?' : ''}: ${upper(operationId)}Query`]),
    ];
    const shared = isWrite(each) ? 'CodeOfWrites' : 'CodeOfAll';
    const codes = [
      shared,
      ...codesOf(each)
        .filter((code) => !usual[shared].includes(code))
        .map(quoted),
    ];
    return `  ${operationId}: { sent: [${sent.join(', ')}]; data: ${answerOf(document, each) ?? 'void'}; code: ${codes.join(' | ')} };`;
  });
  return `
type CodeOfAll = ${usual.CodeOfAll.map(quoted).join(' | ')};

type CodeOfWrites = ${usual.CodeOfWrites.map(quoted).join(' | ')};

/** What each operation is sent, in the order of its method's arguments, what it answers, and its error codes. */
export interface Calls {
${calls.join('\n')}
}

export type OperationId = keyof Calls;
`;
}

/** `b` a body, `q` a query, `w` a write, `s` a step-up. */
function partsOf(document: ContractDocument, placed: PlacedOperation): string {
  return [
    bodyOf(document, placed) === undefined ? '' : 'b',
    queryOf(placed) === undefined ? '' : 'q',
    isWrite(placed) ? 'w' : '',
    placed.operation['x-step-up'] === true ? 's' : '',
  ].join('');
}

/** Operations whose resource is not the first part of their path, or whose method has not the rest of their name. */
const PLACES: readonly (readonly [path: RegExp, resource: string, method?: string])[] = [
  [/^\/v1\/treasury$/, 'treasury'],
  [/^\/v1\/treasury\/settings$/, 'treasurySettings'],
  [/^\/v1\/treasury\/configurations\/effective$/, 'configuration', 'get'],
  [/^\/v1\/treasury\/beneficiaries\/\{id\}\/identity-evidence$/, 'identityEvidence'],
  [/^\/v1\/customers\/\{customerId\}\/payment-routes$/, 'paymentRoutes'],
  [/^\/v1\/team\/members/, 'members'],
  [/^\/v1\/team\/invitations/, 'invitations'],
  [/^\/v1\/settings\/notifications$/, 'notificationSettings'],
  [/^\/v1\/webhooks\/\{id\}\/deliveries$/, 'webhooks', 'listDeliveries'],
];

function camel(segment: string): string {
  return segment.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The resource without its plural, as operations are named after one record. */
function oneOf(resource: string): string {
  if (resource.endsWith('ies')) return `${resource.slice(0, -3)}y`;
  return resource.endsWith('s') ? resource.slice(0, -1) : resource;
}

function placeOf({
  path,
  operation: { operationId },
}: PlacedOperation): readonly [resource: string, method: string] {
  const [, stated, method] = PLACES.find(([pattern]) => pattern.test(path)) ?? [];
  const [segment = ''] = path.replace(/^\/v1\/(treasury\/)?/, '').split('/');
  const resource = stated ?? camel(segment);
  if (method !== undefined) return [resource, method];
  const names = [upper(resource), upper(oneOf(resource))];
  const name = names.find((each) => operationId.includes(each));
  return [resource, name === undefined ? operationId : operationId.replace(name, '')];
}

function renderResources(document: ContractDocument, operations: readonly PlacedOperation[]): string {
  const resources = new Map<string, string[]>();
  for (const each of operations) {
    const [resource, method] = placeOf(each);
    const { operationId, summary = '' } = each.operation;
    const parts = [operationId, each.method.toUpperCase(), each.path, partsOf(document, each)];
    const lines = resources.get(resource) ?? [];
    lines.push(`    /** ${summary}. */\n    ${method}: [${parts.map(quoted).join(', ')}],`);
    resources.set(resource, lines);
  }
  const all = [...resources].map(([resource, lines]) => `  ${resource}: {\n${lines.join('\n')}\n  },`);
  return `
/**
 * The operation of each method, by resource: its name, method and path, and what it takes: \`b\` a body, \`q\` a query, \`w\` an
 * idempotency key, \`s\` a step-up.
 */
export const RESOURCES = {
${all.join('\n')}
} as const;
`;
}

function renderStates(machines: Catalogues['stateMachines']): string {
  const followed = [
    'payout',
    'withdrawal',
    'conversion',
    'payin',
    'deposit',
    'transfer',
    'invoice',
    'customer_verification',
  ];
  const tables = followed.map((resource): [string, Record<string, string[]>] => {
    const { states = [], transitions = [] } = machines[resource] ?? {};
    if (states.length === 0) throw new Error(`There is no state machine of ${resource}.`);
    const next = states.map((state): [string, string[]] => [
      state,
      transitions.filter(({ from }) => from === state).map(({ to }) => to),
    ]);
    return [resource, Object.fromEntries(next)];
  });
  return `
/** Which statuses can follow each, by resource. */
export const STATES = ${JSON.stringify(Object.fromEntries(tables))} as const;
`;
}
