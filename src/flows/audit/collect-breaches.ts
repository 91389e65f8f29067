import { SHOWN_ROWS, type BrokenLaw } from '../../ledger/law.ts';

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
