import { isBreached } from './breached-passwords.ts';
import { strengthOf } from './password-strength.ts';

const SHORTEST = 15;
const LONGEST = 128;

/** What takes 10^8 guesses or more; below it is what somebody would try who knows how people choose. */
const LEAST_SCORE = 3;

/** A password as it is hashed: keyboards write the same letter in several ways (NIST SP 800-63B-4). */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/**
 * Whether somebody may choose this password: 15 to 128 code points of any kind, not among those that were breached, and not
 * to be guessed from repeats, runs, common words, or what a stranger knows of the account.
 * @param password normalised
 * @param known what is known of its owner: the e-mail address, the name of the account
 * @param queue whose passwords are judged one after the other: those of a link, or of a user
 * @throws ApiError service_unavailable when too many passwords wait for their judgement
 */
export async function isAcceptable(
  password: string,
  known: readonly string[],
  queue: string,
): Promise<boolean> {
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST) return false;
  return !isBreached(password) && (await strengthOf(password, known, queue)) >= LEAST_SCORE;
}
