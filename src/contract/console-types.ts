import type { operations } from '../../generated/console-api.ts';
import type { CONSOLE_OPERATIONS, ConsoleOperationId } from '../../generated/console-operations.ts';
import type { BodyOf, ParametersOf, ReplyBodyOf } from './operation-types.ts';

export type { ConsoleOperationId };

/** As the console's document types it. */
export interface ConsoleRequestOf<Id extends ConsoleOperationId> {
  readonly path: ParametersOf<operations[Id], 'path'>;
  readonly query: ParametersOf<operations[Id], 'query'>;
  readonly body: BodyOf<operations[Id]>;
}

/** Undefined if it has none. */
export type ConsoleReplyOf<Id extends ConsoleOperationId> = ReplyBodyOf<
  operations[Id],
  (typeof CONSOLE_OPERATIONS)[Id]['successStatus']
>;
