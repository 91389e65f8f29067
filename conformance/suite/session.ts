import { setTimeout as delay } from 'node:timers/promises';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import { headerOf, isDefinite, statusOf, type Exchange, type SentRequest } from '../http/exchange.ts';
import { isSilence, type HttpClient } from '../http/http-client.ts';
import { textAt, type Json, type JsonObject } from '../json/json.ts';
import { judgeExchange, SuiteFault, type Judgement } from '../judge/judge-exchange.ts';
import { Coverage } from '../judge/coverage.ts';
import { RecordJudge } from '../judge/record-judge.ts';
import { SchemaJudge } from '../judge/schema-judge.ts';
import type { RunFigures } from '../model/run-figures.ts';
import { currentName, demandTime } from './bounded.ts';
import { requestOf, type Call, type Caller } from './call.ts';
import { confirmationOf, type Credentials } from './credentials.ts';
import { NotTried, ServerGone, type Failure } from './failure.ts';
import { Random } from './random.ts';
import { randomOfPart } from './side-by-side.ts';

/** How often an unknown outcome is asked for again, and how long is waited before. */
const TRIES = 8;
const WAIT_MS = 250;

/** How often an operation is asked that answers nothing in the time that it has: each time takes that long. */
const SILENT_TRIES = 2;

/** How long an operation has whose outcome stayed unknown before: less each time. */
const SILENT_MS = 2_000;
const LEAST_MS = 250;

/** Clocks that differ by less are taken for the same. */
const SAME_CLOCK_MS = 3_000;

/** The request for the document that the server serves. */
export const DOCUMENT: SentRequest = { method: 'GET', target: '/openapi.json', headers: {}, body: undefined };

/** The same for the document of what people sign in by. */
export const CONSOLE_DOCUMENT: SentRequest = { ...DOCUMENT, target: '/console/openapi.json' };

/** Name of the check that every exchange of every other check goes through. */
export const EXCHANGE_CHECK = 'exchange';
export const RECORD_CHECK = 'record';

/** Name of the check of what a run reads first. */
export const OPENING_CHECK = 'opening';

/** What a session is made of. */
export interface SessionParts {
  readonly contract: Contract;
  /** What people sign in by, in a document of its own; undefined if the server has none. */
  readonly console?: Contract | undefined;
  readonly client: HttpClient;
  /** Where the service is reached; any of them where it is only read. */
  readonly baseUrls?: readonly string[];
  readonly credentials: Credentials;
  readonly seed: number;
  /** How many sequences each model's check runs, however long that takes; as many as its time allows if omitted. */
  readonly sequences?: number | undefined;
  /** How many parts of a check may be tried at once; one after the other if omitted. */
  readonly atOnce?: number | undefined;
  /** Told of each failure as it is found. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
}

/**
 * One run against one server: sends every request, keeps every exchange, and judges each by the contract and by the
 * laws of the records in it.
 */
export class Session {
  readonly contract: Contract;
  readonly console: Contract | undefined;
  readonly baseUrls: readonly string[];
  /** What the run was given, and keys that the suite has made beside them. */
  credentials: Credentials;
  readonly seed: number;
  readonly sequences: number | undefined;
  readonly atOnce: number;
  readonly failures: Failure[] = [];
  /** What the suite did wrong itself, which says nothing of the server. */
  readonly mistakes: Failure[] = [];
  /** The operation of the newest answer that broke the contract or a law, by the check that was tried. */
  readonly newestFaults = new Map<string, string>();
  readonly timings = new Map<string, number[]>();
  readonly records: RecordJudge;
  /** What of the interface's document the run has met. */
  readonly coverage: Coverage;
  /** What the model's checks did, by their names. */
  readonly figures = new Map<string, RunFigures>();
  /** Of checks that try many combinations: how many there are, and how many were tried. */
  readonly matrices = new Map<string, { readonly checked: number; readonly of: number }>();
  /** Statuses that were seen, by operation. */
  readonly seenStatuses = new Map<string, Map<number, number>>();
  /** Requests that have no answer yet. */
  readonly #underWay = new Set<Promise<unknown>>();
  exchangeCount = 0;
  unknownCount = 0;
  readonly #random: Random;
  readonly #client: HttpClient;
  readonly #onFailure: (failure: Failure) => void;
  /** Operations whose outcome stayed unknown, each time that they were asked: they are asked once from then on, until they answer. */
  readonly #hopeless = new Map<string, number>();
  readonly #judge: SchemaJudge;
  readonly #consoleJudge: SchemaJudge | undefined;
  readonly #start = performance.now();
  readonly #mark: string;
  /** How far the service's clock is ahead of ours; differences of seconds are the way there and back. */
  #aheadMs = 0;
  #keys = 0;
  #names = 0;

  constructor(parts: SessionParts) {
    const { contract, console, client, baseUrls = [], credentials, seed, sequences, atOnce = 1 } = parts;
    this.contract = contract;
    this.console = console;
    this.baseUrls = baseUrls;
    this.credentials = credentials;
    this.seed = seed;
    this.sequences = sequences;
    this.atOnce = atOnce;
    this.#random = new Random(seed);
    this.records = new RecordJudge(contract);
    this.#client = client;
    this.#onFailure = parts.onFailure ?? (() => undefined);
    this.#judge = new SchemaJudge(contract.document);
    this.coverage = new Coverage(contract, this.#judge);
    this.#consoleJudge = console && new SchemaJudge(console.document);
    // Names are new in each run, even with the seed of an earlier one.
    this.#mark = `${seed.toString(36)}-${Date.now().toString(36)}`;
  }

  /** What the seed fixes: of the part that calls, where several are tried at once. */
  get random(): Random {
    return randomOfPart() ?? this.#random;
  }

  /** Milliseconds since the run began. */
  now(): number {
    return performance.now() - this.#start;
  }

  /** The service's clock, as its answers tell it to the second: milliseconds since 1970. */
  serverNow(): number {
    return Date.now() + this.#aheadMs;
  }

  /** A reference that nobody used before. */
  newName(what: string): string {
    return `${what}-${this.#mark}-${(this.#names++).toString(36)}`;
  }

  /** An Idempotency-Key that nobody used before. */
  newKey(): string {
    return `conformance-${this.#mark}-${(this.#keys++).toString(36)}`;
  }

  /** The operation with this id, of the interface or of the console. @throws NotTried if no served document has it */
  operation(id: string): Operation {
    const operation = this.contract.operations.get(id) ?? this.console?.operations.get(id);
    if (operation === undefined) throw new NotTried(`the document has no ${id}`);
    return operation;
  }

  /**
   * Calls an operation; asks again with the same key while the outcome is unknown.
   * @throws ServerGone if none of these calls was answered, and nothing else is
   * @throws NotTried if the operation needs a confirmation of the caller's account and the run was given none
   */
  async call(operationId: string, call: Call, caller: Caller | null): Promise<Exchange> {
    const operation = this.operation(operationId);
    const stepUpToken = confirmationOf(this.credentials, caller);
    const isConfirmed = caller === null || call.stepUpToken !== undefined || stepUpToken !== undefined;
    if (operation.needsStepUp && !isConfirmed) {
      const whose = caller.stepUpToken === null ? ` of the ${caller.name}` : '';
      throw new NotTried(`no --step-up-token${whose} was given for ${operationId}`);
    }
    const request = requestOf(operation, call, caller, { key: this.newKey(), stepUpToken });
    const { intent = 'valid' } = call;
    const about = { operationId, intent, caller: caller?.name ?? 'nobody' };
    const isSafe = operation.method === 'GET' || (operation.isIdempotent && call.key !== null);
    const hopelessTimes = this.#hopeless.get(operationId) ?? 0;
    const isHopeless = hopelessTimes > 0;
    const timeoutMs = isHopeless ? Math.max(LEAST_MS, SILENT_MS / hopelessTimes) : undefined;
    const unanswered: Exchange[] = [];
    for (let attempt = 1; ; attempt++) {
      const exchange = await this.#exchange(request, about, timeoutMs);
      if (exchange.response === undefined) unanswered.push(exchange);
      else this.#judgeBoth(exchange);
      const isRunning = textAt(exchange.response?.json, 'code') === 'idempotency_in_progress';
      const isOpen = !isDefinite(exchange) || isRunning;
      const isLast = attempt === (isSilence(exchange) ? SILENT_TRIES : TRIES) || isHopeless;
      if (!isOpen || !isSafe || call.persists === false || isLast) {
        // If the server answers nothing at all, that this was not answered says nothing of it.
        if (isLast && unanswered.length === attempt) await this.#demandServer(exchange);
        if (isOpen && isLast) this.#hopeless.set(operationId, hopelessTimes + 1);
        else if (!isOpen) this.#hopeless.delete(operationId);
        for (const each of unanswered) this.#judgeBoth(each);
        return exchange;
      }
      this.unknownCount++;
      await delay(WAIT_MS * attempt);
    }
  }

  async #demandServer({ operationId = '', baseUrl, failure = '' }: Exchange): Promise<void> {
    const { response } = await this.#client.send(DOCUMENT);
    if (response !== undefined) return;
    throw new ServerGone(
      `The server went away: since ${operationId} was called, ${baseUrl} answers nothing (${failure})`,
    );
  }

  /** Waits until every request has its answer, those of a check that was stopped too. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Sends one request, keeps the exchange, and judges it. */
  async send(
    request: SentRequest,
    about: Pick<Exchange, 'operationId' | 'intent' | 'caller'>,
  ): Promise<Exchange> {
    const exchange = await this.#exchange(request, about);
    this.#judgeBoth(exchange);
    return exchange;
  }

  async #exchange(
    request: SentRequest,
    about: Pick<Exchange, 'operationId' | 'intent' | 'caller'>,
    timeoutMs?: number,
  ): Promise<Exchange> {
    demandTime();
    const startedAt = this.now();
    const sending = this.#client.send(request, timeoutMs, about.intent === 'arranged');
    this.#underWay.add(sending);
    const answer = await sending;
    this.#underWay.delete(sending);
    const endedAt = this.now();
    const exchange: Exchange = {
      number: ++this.exchangeCount,
      ...about,
      baseUrl: answer.baseUrl,
      request,
      response: answer.response,
      failure: answer.failure,
      startedAt,
      endedAt,
    };
    this.#keepFigures(exchange);
    this.#compareClocks(exchange);
    return exchange;
  }

  /** What a body breaks of the schema that a reference names; undefined if it keeps it. */
  findBodyFault(reference: string, body: Json): string | undefined {
    return this.#judge.findFault(reference, body);
  }

  /** What a value breaks of a schema that stands alone, such as a parameter's. */
  findFaultOf(schema: JsonObject, value: Json): string | undefined {
    return this.#judge.findFaultOf(schema, value);
  }

  /** Keeps a failure, unless the same operation failed the same check in the same words already. */
  fail(failure: Failure): void {
    const isKnown = this.failures.some(
      ({ check, operation, message }) =>
        check === failure.check && operation === failure.operation && message === failure.message,
    );
    if (isKnown) return;
    this.failures.push(failure);
    this.#onFailure(failure);
  }

  #judgeBoth(exchange: Exchange): void {
    const operation = exchange.operationId ?? 'no operation';
    const { console } = this;
    const judged = this.contract.operations.get(operation);
    if (exchange.intent === 'arranged') return;
    if (judged !== undefined) this.coverage.note(judged, exchange);
    const isOfConsole = console?.operations.has(exchange.operationId ?? '') === true;
    const { faults, mistake }: Judgement =
      isOfConsole && this.#consoleJudge !== undefined
        ? judgeExchange(exchange, console, this.#consoleJudge)
        : judgeExchange(exchange, this.contract, this.#judge);
    const broken = [
      ...faults.map((message) => ({ check: EXCHANGE_CHECK, message })),
      ...this.#judgeRecords(exchange, faults.length > 0).map((message) => ({ check: RECORD_CHECK, message })),
    ];
    const during = currentName();
    if (broken.length > 0 && during !== undefined) this.newestFaults.set(during, operation);
    for (const { check, message } of broken)
      this.fail({ check, during, operation, message, exchanges: [exchange] });
    if (mistake !== undefined) throw mistake;
  }

  #judgeRecords(exchange: Exchange, isBroken: boolean): readonly string[] {
    try {
      return this.records.judge(exchange);
    } catch (error) {
      // A law reads what the contract allows: of an answer that breaks the contract it may make nothing.
      if (isBroken) return [];
      throw new SuiteFault(
        `A law could not be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  #compareClocks(exchange: Exchange): void {
    const told = Date.parse(headerOf(exchange, 'date') ?? '');
    const ahead = told - Date.now();
    if (!Number.isNaN(ahead)) this.#aheadMs = Math.abs(ahead) < SAME_CLOCK_MS ? 0 : ahead;
  }

  #keepFigures({ operationId, startedAt, endedAt, ...rest }: Exchange): void {
    if (operationId === undefined) return;
    const times = this.timings.get(operationId) ?? [];
    times.push(endedAt - startedAt);
    this.timings.set(operationId, times);
    const statuses = this.seenStatuses.get(operationId) ?? new Map<number, number>();
    const status = statusOf({ operationId, startedAt, endedAt, ...rest });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.seenStatuses.set(operationId, statuses);
  }
}
