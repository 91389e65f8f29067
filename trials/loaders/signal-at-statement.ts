/**
 * Loaded before the server (`node --import`): sends the process a signal just before or just after one of the
 * statements of its write transactions, without the server's knowing. Counting begins when a file appears, and
 * only with a transaction's first statement. The environment says the rest: RESILIENCE_MARKER (the file),
 * RESILIENCE_STATEMENT (its number from 1), RESILIENCE_SIDE (before, after), RESILIENCE_SIGNAL and RESILIENCE_LOG (a
 * file that takes the statement's text).
 */
import { appendFileSync, existsSync } from 'node:fs';
import pg from 'pg';
import sqlite3 from 'sqlite3';

type AnyFunction = (this: object, ...parameters: unknown[]) => unknown;

const {
  RESILIENCE_MARKER: marker = '',
  RESILIENCE_STATEMENT: wanted = '',
  RESILIENCE_SIDE: side = 'before',
  RESILIENCE_SIGNAL: signal = 'SIGKILL',
  RESILIENCE_LOG: log = '',
} = process.env;

let count = 0;

/** Connections within a write transaction that is counted. */
const counted = new WeakSet<object>();

/** Whether a statement counts; it must be asked of every statement in its turn. */
function isCounted(connection: object, text: string): boolean {
  if (/^\s*begin\b(?!.*read only)/i.test(text) && existsSync(marker)) {
    counted.add(connection);
    return true;
  }
  const belongs = counted.has(connection);
  if (/^\s*(commit|rollback)\b/i.test(text)) counted.delete(connection);
  return belongs;
}

function strike(text: string): void {
  appendFileSync(log, `${side} ${count}: ${text.replaceAll(/\s+/g, ' ').slice(0, 70)}\n`);
  process.kill(process.pid, signal);
}

/** Wraps a driver's way to run a statement; the last parameter is its callback. */
function watch(prototype: object, name: string): void {
  const methods = prototype as Record<string, AnyFunction>;
  const original = methods[name];
  if (original === undefined) throw new Error(`The driver has no ${name}`);
  methods[name] = function (this: object, ...parameters: unknown[]): unknown {
    const [first] = parameters;
    const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
    if (!isCounted(this, text)) return original.apply(this, parameters);
    count += 1;
    if (String(count) !== wanted) return original.apply(this, parameters);
    if (side === 'before') strike(text);
    const callback = parameters.at(-1);
    if (side === 'after' && typeof callback === 'function') {
      parameters[parameters.length - 1] = function (this: unknown, ...results: unknown[]): unknown {
        strike(text);
        return (callback as AnyFunction).apply(this as object, results);
      };
    }
    return original.apply(this, parameters);
  };
}

for (const name of ['run', 'all', 'get', 'exec']) watch(sqlite3.Database.prototype, name);
watch(pg.Client.prototype, 'query');
