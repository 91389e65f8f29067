/**
 * Loaded before the server (`node --import`): sends the process a signal just before or just after one of the
 * statements of its write transactions, without the server's knowing. What the server sends together goes out one by one,
 * so that the database has what stands before the statement. Counting begins when a file appears, and
 * only with a transaction's first statement. The environment says the rest: RESILIENCE_MARKER (the file),
 * RESILIENCE_STATEMENT (its number from 1), RESILIENCE_SIDE (before, after), RESILIENCE_SIGNAL and RESILIENCE_LOG (a
 * file that takes the statement's text).
 */
import { appendFileSync, existsSync } from 'node:fs';
import { Socket } from 'node:net';
import pg from 'pg';
import sqlite3 from 'sqlite3';

Socket.prototype.cork = () => undefined;

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

interface Run {
  readonly connection: object;
  readonly text: string;
}

/** Wraps a driver's way to run a statement; the last parameter is its callback. What it tells nothing of is not counted. */
function watch(
  prototype: object,
  name: string,
  read: (self: object, parameters: readonly unknown[]) => Run | undefined,
): void {
  const methods = prototype as Record<string, AnyFunction>;
  const original = methods[name];
  if (original === undefined) throw new Error(`The driver has no ${name}`);
  methods[name] = function (this: object, ...parameters: unknown[]): unknown {
    const run = read(this, parameters);
    if (run === undefined || !isCounted(run.connection, run.text)) return original.apply(this, parameters);
    const { text } = run;
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

function given(self: object, [first]: readonly unknown[]): Run {
  const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
  return { connection: self, text };
}

const prepared = new WeakMap<object, Run>();
const connections = sqlite3.Database.prototype as unknown as Record<'prepare', AnyFunction>;
const prepare = connections.prepare;
connections.prepare = function (this: object, ...parameters: unknown[]): unknown {
  const statement = prepare.apply(this, parameters) as object;
  prepared.set(statement, given(this, parameters));
  return statement;
};

for (const name of ['run', 'all', 'get', 'exec']) watch(sqlite3.Database.prototype, name, given);
for (const name of ['run', 'all', 'get'])
  watch(sqlite3.Statement.prototype, name, (statement) => prepared.get(statement));
watch(pg.Client.prototype, 'query', given);
