/**
 * Loaded before the server (`node --import`): counts the statements that it sends to PostgreSQL, without its knowing. The
 * environment says the rest: COUNTED_TEXT (what a statement that counts has in it), COUNTED_LOG (a file that takes the
 * number when the process ends).
 */
import { writeFileSync } from 'node:fs';
import pg from 'pg';

const { COUNTED_TEXT: wanted = '', COUNTED_LOG: log = '' } = process.env;

type AnyFunction = (this: object, ...parameters: unknown[]) => unknown;

let count = 0;

const client = pg.Client.prototype as unknown as Record<'query', AnyFunction>;
const original = client.query;
client.query = function (this: object, ...parameters: unknown[]): unknown {
  const [first] = parameters;
  const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
  if (text.includes(wanted)) count += 1;
  return original.apply(this, parameters);
};

process.once('exit', () => writeFileSync(log, String(count)));
