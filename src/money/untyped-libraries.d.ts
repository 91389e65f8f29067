// The package types its parts as modules of the newer kind, which they are not.

declare module 'validator/lib/isISO31661Alpha2.js' {
  /** The assigned codes of countries (ISO 3166-1 alpha-2), in upper case. */
  export const CountryCodes: ReadonlySet<string>;
}

// The package types its parts as modules of the newer kind, which they are not.

declare module 'validator/lib/isEmail.js' {
  /** Whether a text is an e-mail address (RFC 5321). */
  export default function isEmail(text: string, options?: { readonly allow_display_name?: boolean }): boolean;
}
