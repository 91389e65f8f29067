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

export interface AnyRead {
  readonly kind: 'read';
  readonly read: (input: Input, context: ReadContext) => Promise<Reply<unknown>>;
}

export interface AnyStream {
  readonly kind: 'stream';
  readonly headers?: Readonly<Record<string, string>>;
  readonly stream: (input: Input, context: ReadContext) => AsyncIterable<string>;
}

export interface AnyBinary {
  readonly kind: 'binary';
  readonly read: (input: Input, context: ReadContext) => Promise<BinaryContent>;
}

/** Equal for every caller. */
export type AnyDocument = DocumentHandler;

export type AnyForm = AnyRead | AnyStream | AnyBinary | AnyDocument;

interface AnyNegotiated {
  readonly kind: 'negotiated';
  readonly forms: Readonly<Record<string, AnyForm>>;
}

export type AnyQuery = AnyForm | AnyNegotiated;

export interface AnyWrite {
  readonly kind: 'write';
  readonly check?: (input: Input, serverNow: number, outside: Outside) => void;
  readonly checkAt?: (input: Input, now: number) => void;
  readonly lookUp?: (input: Input, outside: Outside) => Promise<unknown>;
  readonly needs: (input: Input, head: TenantHead, serverNow: number) => readonly Need[];
  readonly furtherNeeds?: (input: Input, loaded: Loaded, head: TenantHead) => readonly Need[];
  readonly decide: (
    input: Input,
    loaded: Loaded,
    context: CallersContext,
    found: unknown,
  ) => Decision<object | undefined>;
}

export interface AnyControl {
  readonly kind: 'control';
  readonly plan: (input: Input, context: DecisionContext) => unknown;
  readonly run: (plan: unknown, context: ControlContext) => Promise<object>;
}

/** The contract's validators have judged the input, so that its types hold. */
export function handlerOf(
  handlers: ServedHandlers,
  operationId: OperationId,
): AnyQuery | AnyWrite | AnyControl {
  return handlers[operationId] as unknown as AnyQuery | AnyWrite | AnyControl;
}
