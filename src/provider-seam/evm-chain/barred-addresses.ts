import { readFile, stat } from 'node:fs/promises';

/** An address, or nothing; what follows a `#` is for people. */
const LINE = /^(0x[0-9a-f]{40})?\s*(?:#.*)?$/i;

function addressesIn(text: string, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const match = LINE.exec(line.trim());
    if (match === null) throw new Error(`line ${index + 1} of ${file} is no address`);
    const [, address] = match;
    if (address !== undefined) found.add(address.toLowerCase());
  }
  return found;
}

/** Addresses that no money is taken from and none is sent to, from a file that may change at any time. */
export class BarredAddresses {
  readonly #file: string | null;
  #addresses: ReadonlySet<string> = new Set();
  /** The file as it was read last: when it was changed, and its size. */
  #read = '';

  /** @param file null for none */
  constructor(file: string | null) {
    this.#file = file;
  }

  /** @throws Error if there is no such file, or it cannot be read or understood: the addresses stay as they were */
  async refresh(): Promise<void> {
    if (this.#file === null) return;
    const { mtimeMs, size } = await stat(this.#file);
    const found = `${mtimeMs} ${size}`;
    if (found === this.#read) return;
    this.#addresses = addressesIn(await readFile(this.#file, 'utf8'), this.#file);
    this.#read = found;
  }

  /** @param address in lower case */
  has(address: string): boolean {
    return this.#addresses.has(address);
  }
}
