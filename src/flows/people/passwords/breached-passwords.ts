import { readFileSync } from 'node:fs';

let list: ReadonlySet<string> | undefined;

/** Read when somebody first chooses a password: most starts never need it. */
function breached(): ReadonlySet<string> {
  list ??= new Set(
    readFileSync(new URL('../../../../generated/breached-passwords.txt', import.meta.url), 'utf8').split(
      '\n',
    ),
  );
  return list;
}

/** Whether a password is among the most common ones that were breached, whatever its capitals. It is looked for here alone. */
export function isBreached(password: string): boolean {
  return breached().has(password.toLowerCase());
}
