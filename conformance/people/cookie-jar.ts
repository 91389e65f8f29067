import { parseSetCookie, stringifyCookie, type SetCookie } from 'cookie';

/** The cookies that a browser keeps of one service. */
export class CookieJar {
  readonly #kept = new Map<string, string>();

  /** Does what `Set-Cookie` says; one that ends at once, or is empty, is forgotten. */
  take(lines: readonly string[]): SetCookie[] {
    return lines.map((line) => {
      const cookie = parseSetCookie(line);
      const { name, value, maxAge } = cookie;
      if (maxAge === 0 || value === undefined || value === '') this.#kept.delete(name);
      else this.#kept.set(name, value);
      return cookie;
    });
  }

  plant(name: string, value: string): void {
    this.#kept.set(name, value);
  }

  /** The value of the cookie whose name ends so; undefined if there is none. */
  valueOf(nameEnd: string): string | undefined {
    return this.#find(nameEnd)?.[1];
  }

  /** The name of the cookie whose name ends so, with whatever prefix the service gives it. */
  nameOf(nameEnd: string): string | undefined {
    return this.#find(nameEnd)?.[0];
  }

  forget(nameEnd: string): void {
    const name = this.nameOf(nameEnd);
    if (name !== undefined) this.#kept.delete(name);
  }

  /** A jar with the same cookies, that goes its own way. */
  copy(): CookieJar {
    const other = new CookieJar();
    for (const [name, value] of this.#kept) other.plant(name, value);
    return other;
  }

  /** What a browser sends as `Cookie`; empty if it has none. */
  get header(): string {
    return stringifyCookie(Object.fromEntries(this.#kept));
  }

  #find(nameEnd: string): [string, string] | undefined {
    return [...this.#kept].find(([name]) => name.endsWith(nameEnd));
  }
}
