// The package types its parts as modules of the newer kind, which they are not.

declare module 'validator/lib/isEmail.js' {
  /** Whether a text is an e-mail address (RFC 5321). */
  export default function isEmail(text: string, options?: { readonly allow_display_name?: boolean }): boolean;
}
