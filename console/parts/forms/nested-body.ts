import type { Fields } from '../../api/fields.ts';

/** A body of a form's fields: names with a dot are fields of an object inside. Texts lose the space around them. */
export function nestedBody(fields: Fields): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    const [first = '', second] = name.split('.');
    if (second === undefined) body[first] = text.trim();
    else body[first] = { ...(body[first] as object | undefined), [second]: text.trim() };
  }
  return body;
}
