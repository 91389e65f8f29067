export interface DocumentedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

export interface Listed extends DocumentedOperation {
  readonly method: string;
  readonly path: string;
}

/** All operations of a document. */
export function operationsOf({ paths }: Document): Listed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** A document without some of its operations. */
export function without(document: Document, isLeft: (operation: Listed) => boolean): Document {
  const gone = new Set(
    operationsOf(document)
      .filter((each) => !isLeft(each))
      .map(({ operationId }) => operationId),
  );
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, { operationId }]) => !gone.has(operationId));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Finds the operation of a request. Paths without a parameter come before those with one. */
export function finderOf(
  operations: readonly Listed[],
): (method: string, path: string) => Listed | undefined {
  const bySpecificity = operations.toSorted(
    (left, right) => left.path.split('{').length - right.path.split('{').length,
  );
  const patterns = bySpecificity.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  return (method, path) =>
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
}
