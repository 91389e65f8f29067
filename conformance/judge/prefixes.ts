import { textAt, type JsonObject } from '../json/json.ts';
import type { RecordKind } from './record-kind.ts';

/** Kinds that show the same resource. */
const SAME: Partial<Record<RecordKind, RecordKind>> = { recent_movement: 'movement' };

/** An identifier's prefix names the resource: each has its own, and one alone. */
export class Prefixes {
  readonly #byKind = new Map<RecordKind, string>();

  judge(shown: RecordKind, record: JsonObject): string[] {
    const kind = SAME[shown] ?? shown;
    const [prefix = '', rest] = textAt(record, 'id').split('_');
    if (rest === undefined) return [];
    const known = this.#byKind.get(kind) ?? prefix;
    const taken = [...this.#byKind].find(([other, theirs]) => other !== kind && theirs === prefix);
    this.#byKind.set(kind, known);
    return [
      ...(known === prefix ? [] : [`its id begins with ${prefix}_, and those of others with ${known}_`]),
      ...(taken === undefined ? [] : [`its id begins with ${prefix}_, as those of a ${taken[0]} do`]),
    ];
  }
}
