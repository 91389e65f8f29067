// What is used of two libraries that come without types.

declare module 'fresh' {
  /** Whether what a request's conditions name is what the answer's headers name. */
  export default function fresh(
    request: Readonly<Record<string, string | string[] | undefined>>,
    answer: Readonly<Record<string, string>>,
  ): boolean;
}

declare module 'negotiator' {
  /** Reads what a request accepts. */
  export default class Negotiator {
    constructor(request: { readonly headers: object });
    /** Those that are accepted, the preferred one first. */
    encodings(available: readonly string[]): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}
