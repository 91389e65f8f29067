import { CONSOLE_OPERATIONS } from '../../../generated/console-operations.ts';
import { OPERATIONS, type OperationDescription } from '../../../generated/operations.ts';
import type { Environment } from '../../config/config.ts';
import type { ConsoleOperationId } from '../../contract/console-types.ts';
import type { AnyOperationId, OperationId } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';

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
 * @returns undefined for a path of no operation
 * @throws ApiError method_not_allowed with the methods that the path has
 */
export type FindRoute = (method: string, pathname: string) => Route | undefined;

interface Path {
  readonly template: string;
  /** Its parts between slashes, with nothing where a parameter stands. */
  readonly texts: readonly string[];
  /** Where parameters stand, and their names. */
  readonly places: readonly number[];
  readonly names: readonly string[];
  readonly operations: Map<string, ContractOperation>;
}

/** Templates whose parameters stand in the same places, by what stands in the others. */
interface Shape {
  readonly parts: number;
  readonly places: readonly number[];
  readonly paths: Map<string, Path>;
}

function readTemplate(template: string): Path {
  const [texts, places, names]: [string[], number[], string[]] = [[], [], []];
  for (const [place, text] of template.split('/').entries()) {
    const name = /^\{(.+)\}$/.exec(text)?.[1];
    texts.push(name === undefined ? text : '');
    if (name === undefined) continue;
    places.push(place);
    names.push(name);
  }
  return { template, texts, places, names, operations: new Map() };
}

function shapesOf(paths: readonly Path[]): Shape[] {
  const shapes = new Map<string, Shape>();
  for (const path of paths) {
    const { texts, places } = path;
    const name = `${texts.length} ${places.join()}`;
    const shape = shapes.get(name) ?? { parts: texts.length, places, paths: new Map<string, Path>() };
    shapes.set(name, shape);
    shape.paths.set(texts.join('/'), path);
  }
  return [...shapes.values()];
}

/** The template of a shape that a path fits, whose parameters are never empty. */
function match({ parts, places, paths }: Shape, texts: readonly string[]): Path | undefined {
  if (texts.length !== parts) return undefined;
  const literal = [...texts];
  for (const place of places) {
    if (literal[place] === '') return undefined;
    literal[place] = '';
  }
  return paths.get(literal.join('/'));
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

const NO_TEXTS: Route['pathTexts'] = {};

/** Builds the table of all operations that the environment serves; those of another one do not exist. */
export function createRouteTable(environment: Environment): FindRoute {
  const operations: readonly ContractOperation[] = [
    ...Object.values(OPERATIONS),
    ...Object.values(CONSOLE_OPERATIONS),
  ];
  const paths = pathsOf(operations.filter((operation) => operation.environments.includes(environment)));
  const plain = new Map(
    paths.filter(({ places }) => places.length === 0).map((path) => [path.template, path]),
  );
  const templates = paths.filter(({ places }) => places.length > 0);
  // Where two templates fit one path, OpenAPI prefers the one with fewer parameters.
  const shapes = shapesOf(templates).sort((one, other) => one.places.length - other.places.length);

  const find = (
    pathname: string,
  ): { readonly path: Path; readonly pathTexts: Route['pathTexts'] } | undefined => {
    const exact = plain.get(pathname);
    if (exact !== undefined) return { path: exact, pathTexts: NO_TEXTS };
    const texts = pathname.split('/');
    for (const shape of shapes) {
      const path = match(shape, texts);
      if (path === undefined) continue;
      const pathTexts: Record<string, string> = {};
      for (const [index, name] of path.names.entries())
        pathTexts[name] = texts[path.places[index] ?? 0] ?? '';
      return { path, pathTexts };
    }
    return undefined;
  };

  return (method, pathname) => {
    const found = find(pathname);
    if (found === undefined) return undefined;
    const { path, pathTexts } = found;
    const operation = path.operations.get(method === 'HEAD' ? 'GET' : method);
    if (operation === undefined) throw new ApiError('method_not_allowed', { allow: methodsOf(path) });
    return { operation, pathTexts };
  };
}
