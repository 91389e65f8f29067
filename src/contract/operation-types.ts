import type { components, operations } from '../../generated/api.ts';
import type { OPERATIONS, OperationId } from '../../generated/operations.ts';

export type { OperationId };

/** A schema of the contract, by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The generated types say `never` where an operation has no such parameters. */
type OrNone<Parameters> = [Parameters] extends [never] ? Record<never, never> : Parameters;

type ParametersOf<Id extends OperationId, In extends string> = Id extends keyof operations
  ? operations[Id] extends { parameters: infer Parameters }
    ? In extends keyof Parameters
      ? OrNone<NonNullable<Parameters[In]>>
      : Record<never, never>
    : Record<never, never>
  : never;

type BodyOf<Id extends OperationId> = Id extends keyof operations
  ? operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? Body | undefined
      : undefined
  : never;

/** A validated request, as the contract types it. */
export interface RequestOf<Id extends OperationId> {
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly body: BodyOf<Id>;
}

type SuccessStatus<Id extends OperationId> = (typeof OPERATIONS)[Id]['successStatus'];

/** The body of an operation's success, as the contract types it. */
export type ReplyOf<Id extends OperationId> = Id extends keyof operations
  ? operations[Id] extends { responses: infer Responses }
    ? SuccessStatus<Id> extends keyof Responses
      ? Responses[SuccessStatus<Id>] extends { content: { 'application/json': infer Body } }
        ? Body
        : string
      : never
    : never
  : never;
