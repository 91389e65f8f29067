import { createHash } from 'node:crypto';
import type { WireFile, WireFileHead, WireFileStanding, WireOrder } from './wire.ts';

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };

/** The file of some orders, in their order. */
export function writeFileOf(head: WireFileHead, orders: readonly WireOrder[]): Buffer {
  return Buffer.from([head, ...orders].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

function readFile(bytes: Buffer): { head: WireFileHead; orders: WireOrder[] } {
  const [head, ...orders] = bytes
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { head: head as WireFileHead, orders: orders as WireOrder[] };
}

/** The files that a provider was given, each under its name. */
export class StandInFiles {
  readonly #files = new Map<string, Mutable<WireFile>>();
  readonly #orders = new Map<string, readonly WireOrder[]>();

  /** Takes a file in: known by its name, it is not taken again. Answers how it stands, or that its name is another's. */
  take(name: string, bytes: Buffer): WireFileStanding | 'conflicting' {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const known = this.#files.get(name);
    if (known === undefined) {
      const { head, orders } = readFile(bytes);
      const orderIds = orders.map(({ id }) => id);
      const standing = { standing: 'delivered' } as const;
      this.#files.set(name, { ...head, name, digest, orderIds, standing, repeats: 0, conflicts: 0 });
      this.#orders.set(name, orders);
      return standing;
    }
    if (known.digest !== digest) {
      known.conflicts += 1;
      return 'conflicting';
    }
    known.repeats += 1;
    return known.standing;
  }

  /** How it stands with a file; undefined where none of the name came. */
  standingOf(name: string): WireFileStanding | undefined {
    return this.#files.get(name)?.standing;
  }

  /** Acknowledges or refuses a file; answers its orders where they are to be carried out from now on. */
  decide(name: string, standing: WireFileStanding): readonly WireOrder[] {
    const file = this.#files.get(name);
    if (file === undefined) throw new Error(`There is no file ${name}`);
    const isNew = file.standing.standing === 'delivered' && standing.standing === 'acknowledged';
    file.standing = standing;
    return isNew ? (this.#orders.get(name) ?? []) : [];
  }

  /** Every file, for control. */
  show(): WireFile[] {
    return [...this.#files.values()];
  }
}
