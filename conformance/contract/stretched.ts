/** Beyond this nothing is stretched: it would be sent in vain. */
const LONGEST = 20_000;

/** At each place of a sample, the text that comes of taking characters out there, or of repeating the one that stands there. */
function variantsOf(sample: string, length: number): string[] {
  const characters = Array.from(sample);
  const more = length - characters.length;
  if (more < 0)
    return Array.from({ length: length + 1 }, (_, at) =>
      [...characters.slice(0, at), ...characters.slice(at - more)].join(''),
    );
  return characters.map((character, at) =>
    [...characters.slice(0, at), ...Array<string>(more).fill(character), ...characters.slice(at)].join(''),
  );
}

/**
 * A text of so many characters, like one of the samples but for a part that is repeated or left out.
 * @param takes whether a text may be used
 * @returns undefined if no text that is found so may be
 */
export function stretched(
  samples: readonly string[],
  length: number,
  takes: (text: string) => boolean,
): string | undefined {
  if (length > LONGEST) return undefined;
  const plain = ['x', '1', '9'].map((character) => character.repeat(length));
  const own = samples.filter((sample) => Array.from(sample).length === length);
  for (const texts of [own, ...samples.map((sample) => () => variantsOf(sample, length)), plain]) {
    const found = (typeof texts === 'function' ? texts() : texts).find(takes);
    if (found !== undefined) return found;
  }
  return undefined;
}
