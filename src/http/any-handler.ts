import type {
  BinaryContent,
  ControlContext,
  DocumentHandler,
  Outside,
  ServedHandlers,
  ReadContext,
  Reply,
} from '../contract/handler.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { CallersContext } from '../writes/standing.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { Decision, DecisionContext, Loaded, Need } from '../writes/write.ts';
import type { Input } from './request/read-input.ts';

/** A read, whichever operation's it is. */
export interface AnyRead {
  readonly kind: 'read';
  readonly read: (input: Input, context: ReadContext) => Promise<Reply<unknown>>;
}

/** A read that answers piece by piece, whichever operation's it is. */
export interface AnyStream {
  readonly kind: 'stream';
  readonly headers?: Readonly<Record<string, string>>;
  readonly stream: (input: Input, context: ReadContext) => AsyncIterable<string>;
}

/** A read that answers bytes, whichever operation's it is. */
export interface AnyBinary {
  readonly kind: 'binary';
  readonly read: (input: Input, context: ReadContext) => Promise<BinaryContent>;
}

/** A document that is the same for everybody, whichever operation's it is. */
export type AnyDocument = DocumentHandler;

/** What answers in one form, whichever operation's it is. */
export type AnyForm = AnyRead | AnyStream | AnyBinary | AnyDocument;

/** A read that answers in the form that its caller prefers, whichever operation's it is. */
interface AnyNegotiated {
  readonly kind: 'negotiated';
  readonly forms: Readonly<Record<string, AnyForm>>;
}

/** What only reads, whichever operation's it is. */
export type AnyQuery = AnyForm | AnyNegotiated;

/** A write, whichever operation's it is. */
export interface AnyWrite {
  readonly kind: 'write';
  readonly check?: (input: Input, serverNow: number, outside: Outside) => void;
  readonly checkAt?: (input: Input, now: number) => void;
  readonly queryStatus?: (input: Input, outside: Outside) => Promise<unknown>;
  readonly needs: (input: Input, head: TenantHead, serverNow: number) => readonly Need[];
  readonly furtherNeeds?: (input: Input, loaded: Loaded, head: TenantHead) => readonly Need[];
  readonly decide: (
    input: Input,
    loaded: Loaded,
    context: CallersContext,
    found: unknown,
  ) => Decision<object | undefined>;
}

/** A control call, whichever operation's it is. */
export interface AnyControl {
  readonly kind: 'control';
  readonly plan: (input: Input, context: DecisionContext) => unknown;
  readonly run: (plan: unknown, context: ControlContext) => Promise<object>;
}

/**
 * The handler of an operation, without its own types: its input is what the contract's validators let pass, and so is
 * what its types say.
 */
export function handlerOf(
  handlers: ServedHandlers,
  operationId: OperationId,
): AnyQuery | AnyWrite | AnyControl {
  return handlers[operationId] as unknown as AnyQuery | AnyWrite | AnyControl;
}
