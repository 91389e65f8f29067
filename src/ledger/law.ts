import { sumIsNotZero } from '../db/statements/statement.ts';

/** A query that finds violations. */
export interface Law {
  readonly name: string;
  readonly violations: string;
}

/** With some of its violations. */
export interface BrokenLaw {
  readonly law: string;
  readonly rows: readonly object[];
}

export const SHOWN_ROWS = 5;

/** Two sides that must be equal, summed exactly, one with the opposite sign. */
export function balanced(groups: string, sides: readonly string[]): string {
  return `select ${groups} from (${sides.join(' union all ')}) sides group by ${groups} having ${sumIsNotZero('minor')}`;
}

/** Violations of laws in code: the first few of each. */
export interface Breaches {
  add(law: string, row: object): void;
  all(): BrokenLaw[];
}

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
