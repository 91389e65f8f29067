import type { components, operations } from '../../generated/api.ts';
import type { ConsoleOperationId } from '../../generated/console-operations.ts';
import type { OPERATIONS, OperationId } from '../../generated/operations.ts';
import type { Actor } from '../identity/actor.ts';
import type { Unread } from '../lists/read-each.ts';

export type { OperationId };

/** An operation of either document. */
export type AnyOperationId = OperationId | ConsoleOperationId;

/** A schema of the contract, by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The generated types say `never` where an operation has no such parameters. */
type OrNone<Parameters> = [Parameters] extends [never] ? Record<never, never> : Parameters;

/** What of an operation's parameters stands in one place, as the generator types the operation. */
export type ParametersOf<Operation, In extends string> = Operation extends { parameters: infer Parameters }
  ? In extends keyof Parameters
    ? OrNone<NonNullable<Parameters[In]>>
    : Record<never, never>
  : Record<never, never>;

/** An operation's body; undefined where it has none. */
export type BodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body | undefined
    : undefined;

/** The body of an operation's answer of one status: JSON, a text, or undefined where it has no content. */
export type ReplyBodyOf<Operation, Status> = Operation extends { responses: infer Responses }
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : Responses[Status] extends { content?: never }
        ? undefined
        : string
    : never
  : never;

/** A recent second-factor confirmation that a request was sent with. */
export interface ConfirmedStepUp {
  readonly id: string;
  /** Who confirmed. */
  readonly actor: Actor | null;
}

/** What only requests have whose operation needs a confirmation. */
type StepUpOf<Id extends OperationId> = (typeof OPERATIONS)[Id]['stepUp'] extends true
  ? { readonly stepUp: ConfirmedStepUp }
  : unknown;

/** The parameters of a list are read by its description (ListOf), those of other operations by readEach. */
type QueryOf<Query> = [keyof Query] extends [never]
  ? Query
  : 'cursor' extends keyof Query
    ? Query
    : Unread<Query>;

/** A validated request, as the contract types it. */
export type RequestOf<Id extends OperationId> = {
  readonly path: ParametersOf<operations[Id], 'path'>;
  readonly query: QueryOf<ParametersOf<operations[Id], 'query'>>;
  readonly body: BodyOf<operations[Id]>;
} & StepUpOf<Id>;

/** The body of an operation's success, as the contract types it; undefined where it has no content. */
export type ReplyOf<Id extends OperationId> = ReplyBodyOf<
  operations[Id],
  (typeof OPERATIONS)[Id]['successStatus']
>;

/** The body of an answer of 503 that is no error, where the contract has one. */
export type OtherReplyOf<Id extends OperationId> = Exclude<
  ReplyBodyOf<operations[Id], 503>,
  { readonly code: string } | string | undefined
>;
