import type { ContractDocument } from './contract-document.ts';
import { describeOperation } from './describe-operation.ts';
import { listOperations } from './list-operations.ts';
import { writeTypeScript } from './write-generated.ts';

const DESCRIPTION_TYPE = `
export interface OperationDescription {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly tag: string;
  /** Scope that a caller needs; null if any valid key will do, or if none is asked for. */
  readonly scope: string | null;
  /** Whether a caller must present a credential. */
  readonly authenticated: boolean;
  readonly keyKinds: readonly ('secret' | 'publishable')[];
  /** Whether a recent second-factor confirmation is needed. */
  readonly stepUp: boolean;
  readonly environments: readonly ('sandbox' | 'production')[];
  /** Whether an idempotency key must, may or cannot be sent; what takes none changes nothing. */
  readonly idempotency: 'required' | 'optional' | 'none';
  /** Whether the call takes many steps, and so stores its reply last instead of with its effect. */
  readonly multiStep: boolean;
  readonly body: 'required' | 'optional' | 'none';
  readonly successStatus: number;
  /** Whether callers who name what they know are told that it is still so, with 304. */
  readonly conditional: boolean;
  /** Media types of the success response; the first answers whoever prefers none of them. None if it has no content. */
  readonly contentTypes: readonly string[];
  /** Whether the success response shows a secret, which no table keeps. */
  readonly secretReply: boolean;
  readonly errors: readonly ErrorCode[];
  readonly queryTypes: { readonly [name: string]: 'string' | 'integer' | 'boolean' };
  /** Query parameters that the keys of the platform's admin alone may pass. */
  readonly adminParameters: readonly string[];
  /** Parts of the body, by JSON pointer, whose JSON is bounded in bytes of UTF-8. */
  readonly jsonByteLimits: readonly { readonly pointer: string; readonly maxBytes: number }[];
}
`;

interface TableNames {
  readonly file: string;
  readonly table: string;
  readonly id: string;
}

const NAMES: Readonly<Record<'interface' | 'console', TableNames>> = {
  interface: { file: 'operations.ts', table: 'OPERATIONS', id: 'OperationId' },
  console: { file: 'console-operations.ts', table: 'CONSOLE_OPERATIONS', id: 'ConsoleOperationId' },
};

function render(document: ContractDocument, of: keyof typeof NAMES): string {
  const { table: name, id } = NAMES[of];
  const table = Object.fromEntries(
    listOperations(document).map((placed) => [
      placed.operation.operationId,
      describeOperation(document, placed),
    ]),
  );
  const head =
    of === 'interface'
      ? `import type { ErrorCode } from './errors.ts';\n${DESCRIPTION_TYPE}`
      : `import type { OperationDescription } from './operations.ts';\n`;
  return `
${head}
export const ${name} = ${JSON.stringify(table)} as const satisfies Record<string, OperationDescription>;

export type ${id} = keyof typeof ${name};
`;
}

/** Apart from the rest, which is too large for a browser. */
function renderScopes(document: ContractDocument): string {
  const scopes = listOperations(document).flatMap((placed) => {
    const { operationId, scope } = describeOperation(document, placed);
    return scope === null ? [] : [[operationId, scope]];
  });
  return `
/** The scope that a caller needs, by operation; operations that need none are not here. */
export const SCOPES = ${JSON.stringify(Object.fromEntries(scopes))} as const;
`;
}

/**
 * Writes the tables of operations that the server is driven by, and the scopes for the console.
 *
 * @param folder the folder to write `operations.ts`, `console-operations.ts` and `scopes.ts` to
 * @param documents the complete 3.1 documents
 */
export async function writeOperations(
  folder: string,
  documents: Readonly<Record<keyof typeof NAMES, ContractDocument>>,
): Promise<void> {
  for (const of of ['interface', 'console'] as const)
    await writeTypeScript(folder, NAMES[of].file, render(documents[of], of));
  await writeTypeScript(folder, 'scopes.ts', renderScopes(documents.interface));
}
