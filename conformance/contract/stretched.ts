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

function* textsLike(samples: readonly string[], length: number): Generator<string> {
  yield* samples.filter((sample) => Array.from(sample).length === length);
  for (const sample of samples) yield* variantsOf(sample, length);
  for (const character of ['x', '1', '9']) yield character.repeat(length);
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
  for (const text of textsLike(samples, length)) if (takes(text)) return text;
  return undefined;
}
