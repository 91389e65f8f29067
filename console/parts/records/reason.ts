import { REASONS } from '../../../generated/reasons.ts';
import { labelOf } from '../../texts.ts';

const WORD = /^[a-z_]+$/;

/** A code of the contract in its own sentence; one that it does not know as it reads; anything else is a sentence already. */
export function reasonText(reason: string): string {
  const known = REASONS.find(({ code }) => code === reason);
  if (known !== undefined) return known.message;
  return WORD.test(reason) ? `${labelOf(reason)}.` : reason;
}
