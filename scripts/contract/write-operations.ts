import type { ContractDocument } from './contract-document.ts';
import { describeOperation } from './describe-operation.ts';
import { listOperations } from './list-operations.ts';
import { writeTypeScript } from './write-generated.ts';

const DESCRIPTION_TYPE = `
/** What the contract says of one operation, beside its schemas. */
export interface OperationDescription {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path template, with its parameters in braces. */
  readonly path: string;
  /** The area that the operation belongs to. */
  readonly tag: string;
  /** Scope that a caller needs; null where any valid key will do, or where none is asked for. */
  readonly scope: string | null;
  /** Whether a caller must present a credential. */
  readonly authenticated: boolean;
  readonly keyKinds: readonly ('secret' | 'publishable')[];
  /** Whether a recent second-factor confirmation is needed. */
  readonly stepUp: boolean;
  /** Environments that serve the operation. */
  readonly environments: readonly ('sandbox' | 'production')[];
  /** Whether an idempotency key must, may or cannot be sent; what takes none changes nothing. */
  readonly idempotency: 'required' | 'optional' | 'none';
  /** Whether the call takes many steps, and so stores its reply last instead of with its effect. */
  readonly multiStep: boolean;
  readonly body: 'required' | 'optional' | 'none';
  readonly successStatus: number;
  /** Whether callers who name what they know are told that it is still so, with 304. */
  readonly conditional: boolean;
  /** Media types of the success response; the first answers whoever prefers none of them. */
  readonly contentTypes: readonly [string, ...string[]];
  /** Every code that an answer of the operation can carry. */
  readonly errors: readonly ErrorCode[];
  /** Query parameters, with the type that their text is read as. */
  readonly queryTypes: { readonly [name: string]: 'string' | 'integer' | 'boolean' };
  /** Query parameters that the keys of the platform's admin alone may pass. */
  readonly adminParameters: readonly string[];
  /** Parts of the body, by JSON pointer, whose JSON is bounded in bytes of UTF-8. */
  readonly jsonByteLimits: readonly { readonly pointer: string; readonly maxBytes: number }[];
}
`;

/**
 * Writes the table of operations that the server is driven by.
 *
 * @param folder the folder to write `operations.ts` to
 * @param document the complete 3.1 document
 */
export async function writeOperations(folder: string, document: ContractDocument): Promise<void> {
  const table = Object.fromEntries(
    listOperations(document).map((placed) => [
      placed.operation.operationId,
      describeOperation(document, placed),
    ]),
  );
  const source = `
import type { ErrorCode } from './errors.ts';
${DESCRIPTION_TYPE}
/** Every operation of the contract. */
export const OPERATIONS = ${JSON.stringify(table)} as const satisfies Record<string, OperationDescription>;

/** An operationId of the contract. */
export type OperationId = keyof typeof OPERATIONS;
`;
  await writeTypeScript(folder, 'operations.ts', source);
}
