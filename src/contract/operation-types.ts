import type { components, operations } from '../../generated/api.ts';
import type { ConsoleOperationId } from '../../generated/console-operations.ts';
import type { OPERATIONS, OperationId } from '../../generated/operations.ts';
import type { Actor } from '../identity/actor.ts';
import type { Unread } from '../lists/read-each.ts';

export type { OperationId };

export type AnyOperationId = OperationId | ConsoleOperationId;

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Generated types say `never` for none. */
type OrNone<Parameters> = [Parameters] extends [never] ? Record<never, never> : Parameters;

/** By place. */
export type ParametersOf<Operation, In extends string> = Operation extends { parameters: infer Parameters }
  ? In extends keyof Parameters
    ? OrNone<NonNullable<Parameters[In]>>
    : Record<never, never>
  : Record<never, never>;

export type BodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

/** JSON, text, or undefined. */
export type ReplyBodyOf<Operation, Status> = Operation extends { responses: infer Responses }
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : Responses[Status] extends { content?: never }
        ? undefined
        : string
    : never
  : never;

/** Sent with the request. */
export interface ConfirmedStepUp {
  readonly id: string;
  readonly actor: Actor | null;
}

/** Only for operations that need a confirmation. */
type StepUpOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['stepUp'] extends true
  ? { readonly stepUp: ConfirmedStepUp }
  : unknown;

/** A list's parameters are read by its description (ListOf), others by readEach. */
type QueryOf<Query> = [keyof Query] extends [never]
  ? Query
  : 'cursor' extends keyof Query
    ? Query
    : Unread<Query>;

/** As the contract types it. */
export type RequestOf<Id extends OperationId> = {
  readonly path: ParametersOf<operations[Id], 'path'>;
  readonly query: QueryOf<ParametersOf<operations[Id], 'query'>>;
  readonly body: BodyOf<operations[Id]>;
} & StepUpOf<Id>;

/** As the contract types it; undefined without content. */
export type ReplyOf<Id extends OperationId> = ReplyBodyOf<
  operations[Id],
  (typeof OPERATIONS)[Id]['successStatus']
>;

/** A 503 that is no error, if the contract has one. */
export type OtherReplyOf<Id extends OperationId> = Exclude<
  ReplyBodyOf<operations[Id], 503>,
  { readonly code: string } | string | undefined
>;
