import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { unlessHeld, type Fault } from './books.ts';
import { foldMovements } from './fold-movements.ts';

/** One line for each kind of movement, with how often it occurred and what it came to. */
function linesOf(movements: readonly JsonObject[], asset: string): string[] {
  const own = movements.filter((each) => textAt(each, 'asset') === asset);
  return [...new Set(own.map((each) => textAt(each, 'kind')))].map((kind) => {
    const these = own.filter((each) => textAt(each, 'kind') === kind);
    const { available = 0n, reserved = 0n } = foldMovements(these).get(asset) ?? {};
    return `${kind} ${these.length} ${available} ${reserved}`;
  });
}

/** What is wrong with the explanation of a balance by these movements, those up to its moment. */
export function faultsOfExplanation(shown: Json, movements: readonly JsonObject[]): Fault[] {
  const asset = textAt(shown, 'asset');
  const minor = (line: Json, name: string): bigint => toMinor(textAt(line, name), asset);
  const lines = objectsAt(shown, 'lines')
    .map(
      (line) =>
        `${textAt(line, 'kind')} ${Number(line['count'])} ${minor(line, 'availableDelta')} ${minor(line, 'reservedDelta')}`,
    )
    .sort();
  const expected = linesOf(movements, asset).sort();
  const message = `at ${textAt(shown, 'asOf')} it explains ${asset} by ${lines.join('; ')} where there are ${expected.join('; ')}`;
  return unlessHeld(lines.join() === expected.join(), 'explainBalance', message);
}
