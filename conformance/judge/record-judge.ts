import type { Contract } from '../contract/contract.ts';
import { headerOf, statusOf, type Exchange } from '../http/exchange.ts';
import { isObject, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { judgePage, judgePageRecords } from './judge-page.ts';
import { Prefixes } from './prefixes.ts';
import { LISTED, recordsIn } from './record-kind.ts';
import { RECORD_LAWS } from './record-laws.ts';
import { RecordMemory } from './record-memory.ts';

/** Where a record names the tenant account that it belongs to. */
const OWNERS = ['clientId', 'counterpartyId'];

/** Judges the records in every response: each by itself, against what was seen of it before, and as its tenant's own. */
export class RecordJudge {
  readonly memory: RecordMemory;
  readonly #contract: Contract;
  readonly #prefixes = new Prefixes();
  readonly #clientIds = new Map<string, string>();

  constructor(contract: Contract) {
    this.#contract = contract;
    this.memory = new RecordMemory(contract);
  }

  /** Tells whose a caller's records must be; empty where it is not known. */
  introduce(caller: string, clientId: string): void {
    if (clientId !== '') this.#clientIds.set(caller, clientId);
  }

  /** What the records in a response break; empty if they keep every law. */
  judge(exchange: Exchange): string[] {
    const isReplay = headerOf(exchange, 'idempotent-replayed') === 'true';
    const sighting = { startedAt: exchange.startedAt, endedAt: exchange.endedAt, isReplay };
    const found = recordsIn(exchange);
    const faults = found.flatMap(({ kind, value }) => [
      ...RECORD_LAWS[kind](value, this.#contract),
      ...this.memory.compare(kind, value, sighting),
      ...this.#prefixes.judge(kind, value),
    ]);
    const { operationId = '', response } = exchange;
    // A report is also served as CSV, which has no pages.
    const isPage = statusOf(exchange) === 200 && isObject(response?.json);
    if (isPage && this.#contract.operations.get(operationId)?.isList === true)
      faults.push(...judgePage(exchange));
    if (isPage && LISTED[operationId] !== undefined) faults.push(...judgePageRecords(exchange));
    if (response !== undefined && statusOf(exchange) < 300) {
      const whole = isObject(response.json) ? response.json : {};
      const shown = [whole, ...found.map(({ value }) => value)];
      faults.push(...this.#judgeOwner(exchange.caller, shown));
    }
    return [...new Set(faults)];
  }

  #judgeOwner(caller: string, shown: readonly JsonObject[]): string[] {
    const own = this.#clientIds.get(caller);
    if (own === undefined) return [];
    const isForeign = shown.some((item) =>
      OWNERS.some((name) => valueAt(item, name) !== undefined && textAt(item, name) !== own),
    );
    return isForeign ? ['shows a record of another tenant account'] : [];
  }
}
