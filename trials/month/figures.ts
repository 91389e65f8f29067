import { toAmount } from '../../conformance/json/minor-units.ts';

type Unit = string;

export class Side {
  readonly name: string;
  readonly #figures = new Map<string, bigint>();

  constructor(name: string) {
    this.name = name;
  }

  add(figure: string, unit: Unit, by: bigint): void {
    const key = `${figure}|${unit}`;
    this.#figures.set(key, (this.#figures.get(key) ?? 0n) + by);
  }

  /** What it says of a figure; undefined if it says nothing. */
  find(key: string): bigint | undefined {
    return this.#figures.get(key);
  }

  get keys(): readonly string[] {
    return [...this.#figures.keys()];
  }
}

export const CAME_IN = 'came in';
export const WENT_OUT = 'went out';
export const WENT_BACK = 'returned';
export const IN_FLIGHT = 'in flight';
export const PLATFORM_EARNED = 'earned by the platform';
export const TENANT_EARNED = 'earned by the tenant';
export const EXCHANGED = 'given to the exchange';

export const TRANSFERS = 'transfers';
export const COMPLETED = 'completed';
export const feesTaken = (asset: string): string => `fees taken in ${asset}`;
export const PLATFORM_FEES_COMPLETED = 'platform fees of what is completed';
export const DEVELOPER_FEES_COMPLETED = 'developer fees of what is completed';
export const CREDITED = 'developer fees credited';
export const VERIFIED = 'verifications';
export const VERIFICATIONS_BILLED = 'verifications billed';

const ORDER = [
  ...[
    TRANSFERS,
    COMPLETED,
    CAME_IN,
    WENT_OUT,
    WENT_BACK,
    IN_FLIGHT,
    PLATFORM_EARNED,
    TENANT_EARNED,
    EXCHANGED,
  ],
  ...[PLATFORM_FEES_COMPLETED, DEVELOPER_FEES_COMPLETED, CREDITED, VERIFICATIONS_BILLED, VERIFIED],
];

function inOrder(one: string, other: string): number {
  const place = (key: string): number => {
    const index = ORDER.indexOf(key.split('|')[0] ?? '');
    return index < 0 ? ORDER.length : index;
  };
  return place(one) - place(other) || one.localeCompare(other);
}

const AWAY = [WENT_OUT, WENT_BACK, IN_FLIGHT, PLATFORM_EARNED, TENANT_EARNED, EXCHANGED];

const ASSETS = ['AUD', 'USDC', 'USDT'];

export function unbalanced(side: Side): string[] {
  return ASSETS.flatMap((asset) => {
    const of = (figure: string): bigint => side.find(`${figure}|${asset}`) ?? 0n;
    const rest = AWAY.reduce((left, figure) => left - of(figure), of(CAME_IN));
    return rest === 0n ? [] : [`${side.name}: ${toAmount(rest, asset)} ${asset} of what came in is nowhere`];
  });
}

function shown(minor: bigint | undefined, unit: string): string {
  if (minor === undefined) return '';
  return ASSETS.includes(unit) ? toAmount(minor, unit) : minor.toString();
}

/** Figures of sides that say something of the same, with the largest difference between two of them. */
export interface Comparison {
  readonly lines: readonly string[];
  readonly differences: readonly string[];
}

export function compareSides(sides: readonly Side[]): Comparison {
  const keys = [...new Set(sides.flatMap((side) => side.keys))].sort(inOrder);
  const table = [['', '', ...sides.map(({ name }) => name), 'difference']];
  const differences: string[] = [];
  for (const key of keys) {
    const [figure = '', unit = ''] = key.split('|');
    const said = sides.map((side) => side.find(key));
    const known = said.filter((minor) => minor !== undefined);
    const most = known.reduce((one, other) => (one > other ? one : other));
    const least = known.reduce((one, other) => (one < other ? one : other));
    if (most !== least)
      differences.push(
        `${figure} ${unit}: ${sides.map(({ name }, place) => `${name} ${shown(said[place], unit)}`).join(', ')}`,
      );
    const cells = said.map((minor) => shown(minor, unit));
    table.push([figure, unit === 'pieces' ? '' : unit, ...cells, shown(most - least, unit)]);
  }
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return { lines, differences };
}
