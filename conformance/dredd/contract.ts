import { readFileSync } from 'node:fs';

export type ContractObject = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly in: string;
  readonly name: string;
}

interface Header {
  readonly required?: boolean;
}

interface MediaType {
  readonly schema: ContractObject;
}

/** What one documented answer carries in one media type. */
interface ContractContent {
  /** Null if it has no body. */
  readonly contentType: string | null;
  readonly schema: ContractObject;
}

export interface ContractResponse {
  /** One for each media type, the usual one first; one without a type where it has no body. */
  readonly contents: readonly [ContractContent, ...ContractContent[]];
  /** The headers that every such answer carries, beside its content type. */
  readonly requiredHeaders: readonly string[];
}

export interface ContractOperation {
  readonly operationId: string;
  readonly isAuthenticated: boolean;
  /** Whether keys that browsers hold may call it. */
  readonly isForPublishableKeys: boolean;
  readonly parameters: readonly Parameter[];
  readonly takesBody: boolean;
  readonly responses: Readonly<Record<string, ContractResponse>>;
}

const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as ContractObject;

export function resolve(value: unknown): ContractObject {
  const reference = (value as ContractObject)['$ref'];
  if (typeof reference !== 'string') return value as ContractObject;
  const names = reference.slice('#/'.length).split('/');
  return resolve(names.reduce<unknown>((part, name) => (part as ContractObject)[name], document));
}

function readResponse(value: unknown): ContractResponse {
  const { content = {}, headers = {} } = resolve(value) as {
    readonly content?: Readonly<Record<string, MediaType>>;
    readonly headers?: ContractObject;
  };
  const [usual = { contentType: null, schema: {} }, ...others] = Object.entries(content).map(
    ([contentType, { schema }]): ContractContent => ({ contentType, schema }),
  );
  const isRequired = (header: unknown): boolean => (resolve(header) as Header).required === true;
  const requiredHeaders = Object.keys(headers).filter((name) => isRequired(headers[name]));
  return { contents: [usual, ...others], requiredHeaders };
}

function readOperation(operation: ContractObject): ContractOperation {
  const { operationId, security, parameters = [], requestBody, responses } = operation;
  return {
    operationId: String(operationId),
    isAuthenticated: (security as readonly unknown[]).length > 0,
    isForPublishableKeys: ((operation['x-key-kinds'] ?? []) as readonly unknown[]).includes('publishable'),
    parameters: (parameters as readonly unknown[]).map((each) => resolve(each) as unknown as Parameter),
    takesBody: requestBody !== undefined,
    responses: Object.fromEntries(
      Object.entries(responses as ContractObject).map(([status, value]) => [status, readResponse(value)]),
    ),
  };
}

function readOperations(): ReadonlyMap<string, ContractOperation> {
  const found = new Map<string, ContractOperation>();
  for (const [path, item] of Object.entries(document['paths'] as ContractObject)) {
    for (const [method, operation] of Object.entries(item as Record<string, ContractObject>)) {
      if ('operationId' in operation) found.set(`${method.toUpperCase()} ${path}`, readOperation(operation));
    }
  }
  return found;
}

export const OPERATIONS = readOperations();
