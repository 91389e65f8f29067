import type { components, operations } from '../../generated/api.ts';
import type { OPERATIONS, OperationId } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';

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

/** A validated request, as the contract types it. */
export type RequestOf<Id extends OperationId> = {
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly body: BodyOf<Id>;
} & StepUpOf<Id>;

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
