import { AsyncLocalStorage } from 'node:async_hooks';
import type { Traceparent } from './traceparent.ts';

const called = new AsyncLocalStorage<Traceparent>();

/** Whatever an adapter asks over HTTP meanwhile carries the trace. */
export function withTrace<Answer>(traceparent: Traceparent | null, call: () => Answer): Answer {
  return traceparent === null ? call() : called.run(traceparent, call);
}

/** For a request to a provider; empty without a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const traceparent = called.getStore();
  return traceparent === undefined ? {} : { traceparent };
}
