declare module 'fresh' {
  /** Whether the request's conditions match the answer's headers. */
  export default function fresh(
    request: Readonly<Record<string, string | string[] | undefined>>,
    answer: Readonly<Record<string, string>>,
  ): boolean;
}

declare module 'negotiator' {
  /** Reads what a request accepts. */
  export default class Negotiator {
    constructor(request: { readonly headers: object });
    encodings(available: readonly string[], options?: { readonly preferred: readonly string[] }): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}
