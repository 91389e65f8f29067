import isMailbox from 'validator/lib/isEmail.js';

/** The longest address that mail can be sent to (RFC 5321, with its brackets left out). */
const LONGEST = 254;

/** An address as it is kept and compared: without the white space around it, in lower case; nothing else is folded. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a normalised text is an e-mail address. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST && isMailbox(email);
}
