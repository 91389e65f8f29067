// The package's types claim ES modules.

declare module 'validator/lib/isISO31661Alpha2.js' {
  /** ISO 3166-1 alpha-2, upper case. */
  export const CountryCodes: ReadonlySet<string>;
}

// The package's types claim ES modules.

declare module 'validator/lib/isEmail.js' {
  /** RFC 5321. */
  export default function isEmail(text: string, options?: { readonly allow_display_name?: boolean }): boolean;
}
