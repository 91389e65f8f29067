import { CONSOLE_OPERATIONS } from '../../generated/console-operations.ts';
import { OPERATIONS, type OperationDescription } from '../../generated/operations.ts';
import type { Environment } from '../config.ts';
import type { ConsoleOperationId } from '../contract/console-types.ts';
import type { AnyOperationId, OperationId } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';

/** What the contract says of an operation, under an identifier that the handlers know. */
export type ContractOperation<Id extends AnyOperationId = AnyOperationId> = OperationDescription & {
  readonly operationId: Id;
};

/** The operation that a request names, with its path parameters as they were sent. */
export interface Route<Id extends AnyOperationId = AnyOperationId> {
  readonly operation: ContractOperation<Id>;
  readonly pathTexts: Readonly<Record<string, string>>;
}

/** Whether an operation is one of the console. */
export function isOfConsole(route: Route): route is Route<ConsoleOperationId> {
  return route.operation.operationId in CONSOLE_OPERATIONS;
}

/** Whether it is one of the published interface. */
export function isOfInterface(route: Route): route is Route<OperationId> {
  return !isOfConsole(route);
}

/**
 * Finds the operation of a method and a path; HEAD finds the one of GET.
 * @throws ApiError not_found; method_not_allowed with the methods that the path has
 */
export type FindRoute = (method: string, pathname: string) => Route;

interface Segment {
  readonly text: string;
  /** The parameter that stands here; undefined where the text does. */
  readonly parameter: string | undefined;
}

interface Path {
  readonly template: string;
  readonly segments: readonly Segment[];
  /** How many of the segments are parameters. */
  readonly parameters: number;
  readonly operations: Map<string, ContractOperation>;
}

function readTemplate(template: string): Path {
  const segments = template.split('/').map((text) => ({ text, parameter: /^\{(.+)\}$/.exec(text)?.[1] }));
  const parameters = segments.filter(({ parameter }) => parameter !== undefined).length;
  return { template, segments, parameters, operations: new Map() };
}

function match({ segments }: Path, texts: readonly string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [index, { text: wanted, parameter }] of segments.entries()) {
    const text = texts[index] ?? '';
    if (parameter === undefined ? wanted !== text : text === '') return undefined;
    if (parameter !== undefined) found[parameter] = text;
  }
  return found;
}

/** The methods that a path takes: HEAD wherever GET is. */
function methodsOf({ operations }: Path): string[] {
  return [...operations.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function pathsOf(operations: readonly ContractOperation[]): Path[] {
  const paths = new Map<string, Path>();
  for (const operation of operations) {
    const path = paths.get(operation.path) ?? readTemplate(operation.path);
    paths.set(operation.path, path);
    path.operations.set(operation.method.toUpperCase(), operation);
  }
  return [...paths.values()];
}

/** Builds the table of all operations that the environment serves; those of another one do not exist. */
export function createRouteTable(environment: Environment): FindRoute {
  const operations: readonly ContractOperation[] = [
    ...Object.values(OPERATIONS),
    ...Object.values(CONSOLE_OPERATIONS),
  ];
  const paths = pathsOf(operations.filter((operation) => operation.environments.includes(environment)));
  const plain = new Map(
    paths.filter(({ parameters }) => parameters === 0).map((path) => [path.template, path]),
  );
  // Where two templates fit one path, OpenAPI prefers the one with fewer parameters.
  const templates = paths
    .filter(({ parameters }) => parameters > 0)
    .sort((one, other) => one.parameters - other.parameters);

  const find = (pathname: string): { readonly path: Path; readonly pathTexts: Route['pathTexts'] } => {
    const exact = plain.get(pathname);
    if (exact !== undefined) return { path: exact, pathTexts: {} };
    const texts = pathname.split('/');
    for (const path of templates) {
      if (path.segments.length !== texts.length) continue;
      const pathTexts = match(path, texts);
      if (pathTexts !== undefined) return { path, pathTexts };
    }
    throw new ApiError('not_found');
  };

  return (method, pathname) => {
    const { path, pathTexts } = find(pathname);
    const operation = path.operations.get(method === 'HEAD' ? 'GET' : method);
    if (operation === undefined) throw new ApiError('method_not_allowed', { allow: methodsOf(path) });
    return { operation, pathTexts };
  };
}
