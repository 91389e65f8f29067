/** What stands for a letter that a font lacks (Unicode, "replacement character"). */
const REPLACEMENT = '\uFFFD';

/** A text in which every letter can be shown: what the font lacks, and what has no form, becomes the replacement sign. */
export function readable(text: string, hasLetter: (codePoint: number) => boolean): string {
  let shown = '';
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (codePoint < 0x20 || codePoint === 0x7f) shown += ' ';
    else shown += hasLetter(codePoint) ? letter : REPLACEMENT;
  }
  return shown;
}
