import type { OwnStatement } from '../statements/statement.ts';
import type { DatabaseValue } from '../statements/table.ts';

/** Characters of a script: what is larger takes its own way to the thread in any case. */
const MOST_CHARACTERS = 512 * 1024;

/** Of each statement's text, in the error of a script. */
const NAMED_CHARACTERS = 60;

/** A value as SQL writes it. Numbers are whole. */
function literalOf(value: DatabaseValue): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  // The driver ends a script at its first NUL.
  if (value.includes('\0')) return `cast(x'${Buffer.from(value).toString('hex')}' as text)`;
  return `'${value.replaceAll("'", "''")}'`;
}

function withValues({ sql, bindings }: OwnStatement): string {
  if (bindings.length === 0) return sql;
  const parts = sql.split('?');
  if (parts.length !== bindings.length + 1) throw new Error(`${sql} has not one ? for each of its values`);
  return parts.reduce((text, part, at) => text + literalOf(bindings[at - 1] ?? null) + part);
}

/** Whether a statement changes rows and answers none. */
export function isSilent({ sql }: OwnStatement): boolean {
  return /^(?:insert|update|delete)\b/.test(sql) && !/\breturning\b/.test(sql);
}

/**
 * One text of several statements with their values: the driver takes it to a thread once, not once for each, and between
 * two of them other requests would hold the event loop. Undefined if it is too long.
 */
export function scriptOf(statements: readonly OwnStatement[]): string | undefined {
  const script = statements.map(withValues).join(';\n');
  return script.length > MOST_CHARACTERS ? undefined : script;
}

/** Of a script, without values. */
export function namesOf(statements: readonly OwnStatement[]): string {
  return statements.map(({ sql }) => sql.slice(0, NAMED_CHARACTERS)).join('; ');
}
