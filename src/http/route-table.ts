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

interface Path {
  readonly segments: readonly string[];
  readonly operations: Map<string, ContractOperation>;
}

function parameterName(segment: string): string | undefined {
  return /^\{(.+)\}$/.exec(segment)?.[1];
}

function match({ segments }: Path, texts: readonly string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = texts[index] ?? '';
    const name = parameterName(segment);
    if (name === undefined ? segment !== text : text === '') return undefined;
    if (name !== undefined) found[name] = text;
  }
  return found;
}

/** The methods that a path takes: HEAD wherever GET is. */
function methodsOf({ operations }: Path): string[] {
  return [...operations.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Where two templates fit one path, OpenAPI prefers the one with fewer parameters. */
function byFewestParameters(a: Path, b: Path): number {
  const count = ({ segments }: Path): number =>
    segments.filter((each) => parameterName(each) !== undefined).length;
  return count(a) - count(b);
}

function pathsOf(operations: readonly ContractOperation[]): Path[] {
  const paths = new Map<string, Path>();
  for (const operation of operations) {
    const path = paths.get(operation.path) ?? { segments: operation.path.split('/'), operations: new Map() };
    paths.set(operation.path, path);
    path.operations.set(operation.method.toUpperCase(), operation);
  }
  return [...paths.values()].sort(byFewestParameters);
}

/** Builds the table of all operations that the environment serves; those of another one do not exist. */
export function createRouteTable(environment: Environment): FindRoute {
  const operations: readonly ContractOperation[] = [
    ...Object.values(OPERATIONS),
    ...Object.values(CONSOLE_OPERATIONS),
  ];
  const paths = pathsOf(operations.filter((operation) => operation.environments.includes(environment)));
  return (method, pathname) => {
    const texts = pathname.split('/');
    for (const path of paths) {
      if (path.segments.length !== texts.length) continue;
      const pathTexts = match(path, texts);
      if (pathTexts === undefined) continue;
      const operation = path.operations.get(method === 'HEAD' ? 'GET' : method);
      if (operation !== undefined) return { operation, pathTexts };
      throw new ApiError('method_not_allowed', { allow: methodsOf(path) });
    }
    throw new ApiError('not_found');
  };
}
