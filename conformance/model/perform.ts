import { headerOf, statusOf, type Exchange } from '../http/exchange.ts';
import { objectsAt, parseJson, textAt, textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import type { Call } from '../suite/call.ts';
import { readBalance } from '../suite/tenant.ts';
import type { Trial } from '../suite/trial.ts';
import type { Act, Outcome } from './act.ts';

/** What an act is done to: the records of the run, by the names that it gave them. */
export interface Stage {
  readonly trial: Trial;
  readonly beneficiaryId: string;
  readonly fundingInstrumentId: string;
  /** Names of records → their ids. */
  readonly ids: Map<string, string>;
}

/** The operation and call that an act is. */
function callFor(stage: Stage, act: Act): readonly [string, Call] {
  const { beneficiaryId, fundingInstrumentId, ids } = stage;
  const idOf = (name: string): string => ids.get(name) ?? 'never';
  const order = (cents: bigint, externalReference: string): JsonObject => ({
    beneficiaryId,
    amount: toAmount(cents),
    currency: 'AUD',
    externalReference,
  });
  switch (act.do) {
    case 'fund':
      return [
        'simulatePayin',
        { body: { fundingInstrumentId, amount: toAmount(act.cents), outcome: act.outcome } },
      ];
    case 'move payin':
      return ['advancePayin', { path: { id: idOf(act.name) }, body: { to: act.to } }];
    case 'pay':
      return ['createPayout', { body: order(act.cents, act.reference) }];
    case 'preview':
      return ['previewPayout', { body: order(act.cents, 'a preview') }];
    case 'move payout':
      return ['advanceOperation', { path: { id: idOf(act.name) }, body: { to: act.to } }];
    case 'read payout':
      return ['getPayout', { path: { id: idOf(act.name) } }];
    case 'read overview':
      return ['getTreasury', {}];
    case 'list movements':
      return ['listTransactions', { query: { limit: act.limit } }];
    case 'replay':
    case 'misuse key':
      return repeatOf(act.first, act.do === 'misuse key');
  }
}

/** The same request with the same key, or with something changed. */
function repeatOf(first: Exchange, isChanged: boolean): readonly [string, Call] {
  const { headers, target, body } = first.request;
  const key = headers['Idempotency-Key'];
  const sent = parseJson(String(body)) as JsonObject;
  const changed: Json =
    sent['to'] === undefined ? { ...sent, externalReference: 'changed' } : { ...sent, reason: 'changed' };
  const id = /\/([^/?]+)\/advance$/.exec(target)?.[1] ?? '';
  const call: Call = { path: { id }, key: String(key), body: isChanged ? changed : sent };
  return [first.operationId ?? '', call];
}

function payoutFacts(body: Json | undefined): Outcome['facts'] {
  const debit = toMinor(textAt(body, 'sourceDebit', 'amount'));
  const late = objectsAt(body, 'adjustments').map((each) => textAt(each, 'kind'));
  const movements = textsAt(body, 'movementIds').length;
  return {
    status: textAt(body, 'status'),
    debit: String(debit),
    movements: String(movements),
    late: late.join('+'),
  };
}

function factsOf(act: Act, exchange: Exchange): Outcome['facts'] {
  const body = exchange.response?.json;
  switch (act.do) {
    case 'fund':
    case 'move payin':
      return { status: textAt(body, 'status'), net: String(toMinor(textAt(body, 'netCredit', 'amount'))) };
    case 'pay':
    case 'move payout':
    case 'read payout':
      return payoutFacts(body);
    case 'preview': {
      const reason = textAt(body, 'holdReason') || 'none';
      const isFree = valueAt(body, 'canProceed') === true;
      const debit = String(toMinor(textAt(body, 'sourceDebit', 'amount')));
      return { debit, proceeds: String(isFree), reason: isFree && reason !== 'none' ? 'held' : reason };
    }
    case 'read overview': {
      const { available, reserved, pending } = readBalance(body ?? null);
      return { available: String(available), reserved: String(reserved), pending: String(pending) };
    }
    case 'list movements': {
      const newest = objectsAt(body, 'data').map(showMovement);
      return { newest: newest.join('; ') };
    }
    case 'replay': {
      const isSame = act.first.response?.bodyText === exchange.response?.bodyText;
      const isMarked = headerOf(exchange, 'idempotent-replayed') === 'true';
      return { replay: isSame && isMarked ? 'same' : isSame ? 'not marked' : 'another body' };
    }
    case 'misuse key':
      return {};
  }
}

function showMovement(movement: JsonObject): string {
  const delta = (name: string): bigint => toMinor(textAt(movement, name));
  return `${textAt(movement, 'kind')} ${delta('availableDelta')} ${delta('reservedDelta')}`;
}

/** Does an act, and reads from its answer what the model speaks of. */
export async function perform(stage: Stage, act: Act): Promise<{ exchange: Exchange; outcome: Outcome }> {
  const [operationId, call] = callFor(stage, act);
  const exchange = await stage.trial.call(operationId, call);
  const status = statusOf(exchange);
  const isReplay = act.do === 'replay';
  const isRefused = status >= 400;
  const code = isRefused && !isReplay ? textAt(exchange.response?.json, 'code') : '';
  const facts = isRefused && !isReplay ? {} : factsOf(act, exchange);
  return { exchange, outcome: { status, code, facts } };
}
