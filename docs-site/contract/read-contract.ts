import { readFileSync } from 'node:fs';
import type {
  Answer,
  Content,
  Contract,
  Environment,
  ErrorEntry,
  EventEntry,
  Example,
  Machine,
  Operation,
  Parameter,
  ReasonEntry,
  Schema,
  Tag,
} from './contract.ts';

interface Referring {
  readonly $ref?: string;
}

interface RawMedia {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referring & Partial<Example>>>;
}

interface RawBody extends Referring {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, RawMedia>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Referring & Partial<Parameter>)[];
  readonly requestBody?: RawBody;
  readonly responses: Readonly<Record<string, RawBody>>;
  readonly 'x-errors': readonly string[];
  readonly 'x-environments'?: readonly string[];
  readonly 'x-key-kinds'?: readonly string[];
  readonly 'x-step-up'?: boolean;
}

type RawPaths = Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;

interface RawDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly Tag[];
  readonly paths: RawPaths;
  readonly webhooks: RawPaths;
  readonly 'x-error-catalogue': readonly ErrorEntry[];
  readonly 'x-reason-catalogue': readonly ReasonEntry[];
  readonly 'x-state-machines': Readonly<Record<string, Machine>>;
}

type Follow = <Value extends Referring>(value: Value) => Value;

function at(raw: RawDocument, pointer: string): unknown {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], raw);
  if (found === undefined) throw new Error(`The contract has no ${pointer}`);
  return found;
}

/** Follows a reference; what stands beside it counts more. */
function followIn(raw: RawDocument): Follow {
  const follow: Follow = (value) => {
    const { $ref, ...own } = value;
    if ($ref === undefined) return value;
    return { ...follow(at(raw, $ref) as typeof value), ...(own as Partial<typeof value>) };
  };
  return follow;
}

function readContents({ content = {} }: RawBody, follow: Follow): Content[] {
  return Object.entries(content).map(([mediaType, { schema, example, examples = {} }]) => {
    const named = Object.values(examples).map((each) => follow(each) as Example);
    return { mediaType, schema, examples: example === undefined ? named : [{ value: example }, ...named] };
  });
}

function readAnswers(responses: RawOperation['responses'], follow: Follow): Answer[] {
  const answers = Object.entries(responses).map(([status, response]) => {
    const body = follow(response);
    return { status, description: body.description ?? '', contents: readContents(body, follow) };
  });
  return answers.filter(({ status }) => /^[23]/.test(status));
}

function readOperation(path: string, method: string, operation: RawOperation, follow: Follow): Operation {
  const [key] = operation.security;
  const body = operation.requestBody && follow(operation.requestBody);
  const kinds = operation['x-key-kinds'] ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description,
    scope: key === undefined ? null : (Object.values(key)[0]?.[0] ?? ''),
    takesPublishableKeys: kinds.includes('publishable'),
    needsStepUp: operation['x-step-up'] === true,
    errors: operation['x-errors'],
    parameters: (operation.parameters ?? []).map((each) => follow(each) as Parameter),
    body: body && readContents(body, follow)[0],
    isBodyRequired: body?.required === true,
    answers: readAnswers(operation.responses, follow),
  };
}

function readEvent(
  type: string,
  { post }: Readonly<Record<string, RawOperation>>,
  follow: Follow,
): EventEntry {
  const [content] = post?.requestBody === undefined ? [] : readContents(post.requestBody, follow);
  if (post === undefined || content === undefined) throw new Error(`The event ${type} has no body`);
  const [example] = content.examples;
  return { type, description: post.description, schema: content.schema, example: example?.value };
}

const isServed = ({ 'x-environments': environments }: RawOperation, environment: Environment): boolean =>
  environments === undefined || environments.includes(environment);

/** @param folder the checkout */
export function readContract(folder: URL, environment: Environment): Contract {
  const text = readFileSync(new URL('generated/openapi.json', folder), 'utf8');
  const raw = JSON.parse(text) as RawDocument;
  const follow = followIn(raw);
  const operations = Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isServed(operation, environment))
      .map(([method, operation]) => readOperation(path, method, operation, follow)),
  );
  const used = new Set(operations.map(({ tag }) => tag));
  return {
    environment,
    description: raw.info.description,
    tags: raw.tags.filter(({ name }) => used.has(name)),
    operations,
    errors: raw['x-error-catalogue'],
    reasons: raw['x-reason-catalogue'],
    machines: raw['x-state-machines'],
    events: Object.entries(raw.webhooks).map(([type, methods]) => readEvent(type, methods, follow)),
    resolve: follow,
  };
}
