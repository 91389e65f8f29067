/** The contract's limit; bodies have longer names. */
export const LONGEST_POINTER = 1024;

/** RFC 6901. */
export function pointerInto(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Own properties alone; undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found: unknown = value;
  for (const encoded of pointer.split('/').slice(1)) {
    const step = encoded.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return found;
}
