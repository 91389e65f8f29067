/** A text that must not be found where it does not belong. */
interface Canary {
  readonly name: string;
  readonly text: string;
}

function spellings(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const plain = [text, bytes.toString('hex'), JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];
  // In base64 a text looks in three ways, by where it begins; what it shares with its neighbours is left out.
  const encoded = [0, 1, 2].flatMap((offset) => {
    const base64 = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const middle = base64.slice(offset === 0 ? 0 : offset + 1, -1);
    return [middle, middle.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [...new Set([...plain, ...encoded])].map((each) => Buffer.from(each));
}

export class CanaryList {
  readonly #canaries: Canary[] = [];

  /** Keeps a text under a name. @throws Error if it is too short to be told from others */
  add(name: string, ...texts: readonly string[]): void {
    for (const text of texts) {
      if (text.length < 8) throw new Error(`The canary ${name} is too short: "${text}"`);
      this.#canaries.push({ name, text });
    }
  }

  get size(): number {
    return this.#canaries.length;
  }

  findIn(place: string, content: string | Buffer): string[] {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return this.#canaries
      .filter(({ text }) => spellings(text).some((spelling) => bytes.includes(spelling)))
      .map(({ name }) => `${name} stands in ${place}`);
  }
}
