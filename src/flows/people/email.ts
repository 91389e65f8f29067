import isMailbox from 'validator/lib/isEmail.js';

/** The longest address that mail can be sent to (RFC 5321, with its brackets left out). */
const LONGEST = 254;

/** An address as it is kept and compared: without the white space around it, in lower case; nothing else is folded. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** What stands on every mail server alike: letters of ASCII, and no quoted names, which only some take (RFC 5321, section 4.1.2). */
const PLAIN = /^[!#-~]+$/;

/** Whether a normalised text is an e-mail address, as the contract's format has it. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST && PLAIN.test(email) && isMailbox(email);
}
