import { objectsAt, textAt, valueAt, type Json } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { inOrder, unless, type Law } from './law.ts';

const NAMES = ['available', 'reserved'] as const;

/** Each line's balance is that of the line before and its own change. */
function judgeLines(lines: readonly Json[], asset: string): string[] {
  const minor = (value: Json, name: string): bigint => toMinor(textAt(value, name), asset);
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before === undefined) return [];
    return [
      ...NAMES.flatMap((name) =>
        unless(
          minor(line, name) === minor(before, name) + minor(line, `${name}Delta`),
          `line ${Number(valueAt(line, 'seq'))} has another ${name} balance than its change makes`,
        ),
      ),
      ...unless(
        Number(valueAt(line, 'seq')) > Number(valueAt(before, 'seq')),
        'its lines are not oldest first',
      ),
      ...unless(
        inOrder(textAt(before, 'occurredAt'), textAt(line, 'occurredAt')),
        'its lines are not in the order of their times',
      ),
    ];
  });
}

/** What a statement, and each page of it, must keep by itself. */
export const judgeStatement: Law = (statement) => {
  const asset = textAt(statement, 'asset');
  const minor = (...path: string[]): bigint => toMinor(textAt(statement, ...path), asset);
  const lines = objectsAt(statement, 'lines');
  const last = lines.at(-1);
  const isLastPage = statement['hasMore'] === false;
  const summed = (name: string): bigint =>
    objectsAt(statement, 'summary').reduce((sum, line) => sum + toMinor(textAt(line, name), asset), 0n);
  const isWithin = lines.every(
    (line) =>
      textAt(line, 'occurredAt') >= textAt(statement, 'from') &&
      textAt(line, 'occurredAt') < textAt(statement, 'to'),
  );
  return [
    ...['opening', 'closing'].flatMap((end) =>
      unless(
        minor(end, 'posted') === minor(end, 'available') + minor(end, 'reserved'),
        `posted of ${end} is not available and reserved together`,
      ),
    ),
    ...NAMES.flatMap((name) => [
      ...unless(
        minor('opening', name) + summed(`${name}Delta`) === minor('closing', name),
        `its opening ${name} balance and its summary do not make its closing one`,
      ),
      ...unless(
        !isLastPage || last === undefined || toMinor(textAt(last, name), asset) === minor('closing', name),
        `its last line does not end with the closing ${name} balance`,
      ),
    ]),
    ...unless(isWithin, 'it has lines outside of its range'),
    ...unless(
      last === undefined || Number(valueAt(last, 'seq')) <= Number(valueAt(statement, 'head', 'seq')),
      'its head is before its last line',
    ),
    ...judgeLines(lines, asset),
  ];
};
