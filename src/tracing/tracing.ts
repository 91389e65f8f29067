import type { Traceparent } from './traceparent.ts';

/** By the names of OpenTelemetry's conventions; undefined ones are left out. */
export type SpanFacts = Readonly<Record<string, string | number | undefined>>;

export interface SpanBeginning {
  /** Of few different ones. */
  readonly name: string;
  /** What a caller asked, or what is asked of another. */
  readonly kind: 'server' | 'client';
  /** Null begins a trace. */
  readonly parent: Traceparent | null;
  readonly facts: SpanFacts;
}

export interface SpanEnd {
  /** In place of the first name. */
  readonly name?: string | undefined;
  readonly facts?: SpanFacts;
  readonly isFailed: boolean;
}

export interface Span {
  /** For whatever is asked meanwhile; null if there is no trace. */
  readonly traceparent: Traceparent | null;
  /** Whether anybody is told of its end. */
  readonly isRecorded: boolean;
  end(end: SpanEnd): void;
}

export interface Tracing {
  begin(span: SpanBeginning): Span;
  /** Sends what was not sent yet, within a bound. */
  close(): Promise<void>;
}

const end = (): void => undefined;

/** Without OpenTelemetry: callers' traces are passed on as they came. */
export const PASSED_ON: Tracing = {
  begin: ({ parent }) => ({ traceparent: parent, isRecorded: false, end }),
  close: () => Promise.resolve(),
};
