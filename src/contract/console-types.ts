import type { operations } from '../../generated/console-api.ts';
import type { CONSOLE_OPERATIONS, ConsoleOperationId } from '../../generated/console-operations.ts';
import type { BodyOf, ParametersOf, ReplyBodyOf } from './operation-types.ts';

export type { ConsoleOperationId };

/** A validated request of the console, as its document types it. */
export interface ConsoleRequestOf<Id extends ConsoleOperationId> {
  readonly path: ParametersOf<operations[Id], 'path'>;
  readonly query: ParametersOf<operations[Id], 'query'>;
  readonly body: BodyOf<operations[Id]>;
}

/** The body of an operation's success; undefined where it has none. */
export type ConsoleReplyOf<Id extends ConsoleOperationId> = ReplyBodyOf<
  operations[Id],
  (typeof CONSOLE_OPERATIONS)[Id]['successStatus']
>;
