import { sumIsNotZero } from '../db/statements/statement.ts';

/** A law of the books: a query that returns the rows that break it, and so none. */
export interface Law {
  readonly name: string;
  readonly violations: string;
}

/** A law that is broken, with some of the rows that break it. */
export interface BrokenLaw {
  readonly law: string;
  readonly rows: readonly object[];
}

/** Rows that a report of a broken law shows. */
export const SHOWN_ROWS = 5;

/**
 * Two sides that must be equal, added up exactly: the rows of one side with their sign, those of the other with the
 * opposite one. What does not add up to zero breaks the law.
 */
export function balanced(groups: string, sides: readonly string[]): string {
  return `select ${groups} from (${sides.join(' union all ')}) sides group by ${groups} having ${sumIsNotZero('minor')}`;
}

/** What breaks laws that code asks for: the first few of each law. */
export interface Breaches {
  add(law: string, row: object): void;
  all(): BrokenLaw[];
}

/** Starts an empty collection. */
export function collectBreaches(): Breaches {
  const rowsByLaw = new Map<string, object[]>();
  return {
    add: (law, row) => {
      const rows = rowsByLaw.get(law) ?? [];
      rowsByLaw.set(law, rows);
      if (rows.length < SHOWN_ROWS) rows.push(row);
    },
    all: () => [...rowsByLaw].map(([law, rows]) => ({ law, rows })),
  };
}
