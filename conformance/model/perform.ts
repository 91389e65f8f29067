import { statusOf, type Exchange } from '../http/exchange.ts';
import { parseJson, textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount } from '../json/minor-units.ts';
import type { Call } from '../suite/call.ts';
import type { Trial } from '../suite/trial.ts';
import type { Act, Outcome } from './act.ts';
import { readFacts } from './read-facts.ts';

/** What an act is done to: the records of the run, by the names that it gave them. */
export interface Stage {
  readonly trial: Trial;
  readonly beneficiaryId: string;
  readonly destinationId: string;
  readonly instruments: Readonly<Record<string, string>>;
  readonly ids: Map<string, string>;
}

const READS: Readonly<Record<string, string>> = {
  payout: 'getPayout',
  withdrawal: 'getWithdrawal',
  conversion: 'getConversion',
};

/** A rate as it is written, from a whole number of its ten decimals. */
export function rateText(rate: bigint): string {
  const digits = rate.toString().padStart(11, '0');
  return `${digits.slice(0, -10)}.${digits.slice(-10)}`;
}

function orderFor(stage: Stage, kind: 'payout' | 'withdrawal', minor: bigint, reference: string): JsonObject {
  const { beneficiaryId, destinationId } = stage;
  const externalReference = reference;
  return kind === 'payout'
    ? { beneficiaryId, amount: toAmount(minor), currency: 'AUD', externalReference }
    : { destinationId, amount: toAmount(minor, 'USDC'), externalReference };
}

function moneyCall(
  stage: Stage,
  act: Act & { readonly do: 'fund' | 'move receipt' | 'pay' | 'preview' },
): readonly [string, Call] {
  switch (act.do) {
    case 'fund': {
      const fundingInstrumentId = stage.instruments[act.asset] ?? '';
      const amount = toAmount(act.minor, act.asset);
      const simulate = act.asset === 'AUD' ? 'simulatePayin' : 'simulateDeposit';
      return [simulate, { body: { fundingInstrumentId, amount, outcome: act.outcome } }];
    }
    case 'move receipt': {
      const path = { id: stage.ids.get(act.name) ?? 'never' };
      return [act.asset === 'AUD' ? 'advancePayin' : 'advanceDeposit', { path, body: { to: act.to } }];
    }
    case 'pay': {
      const body = orderFor(stage, act.kind, act.minor, act.reference);
      return [act.kind === 'payout' ? 'createPayout' : 'createWithdrawal', { body }];
    }
    case 'preview': {
      const body = orderFor(stage, act.kind, act.minor, 'a preview');
      return [act.kind === 'payout' ? 'previewPayout' : 'previewWithdrawal', { body }];
    }
  }
}

function callFor(stage: Stage, act: Act): readonly [string, Call] {
  const idOf = (name: string): string => stage.ids.get(name) ?? 'never';
  switch (act.do) {
    case 'quote': {
      const asset = act.side === 'source' ? act.source : act.destination;
      const fixed = { [`${act.side}Amount`]: toAmount(act.minor, asset) };
      const body = { sourceAsset: act.source, destinationAsset: act.destination, ...fixed };
      return ['createConversionQuote', { body }];
    }
    case 'accept': {
      const body = act.reference === undefined ? {} : { externalReference: act.reference };
      return ['acceptConversionQuote', { path: { id: idOf(act.quote) }, body }];
    }
    case 'pin': {
      const { source, destination, rate } = act;
      return ['pinRate', { body: { source, destination, rate: rateText(rate) } }];
    }
    case 'pass time':
      return ['setClock', { body: { advanceSeconds: stage.trial.world.policy.quoteTtlSeconds } }];
    case 'move operation':
      return ['advanceOperation', { path: { id: idOf(act.name) }, body: { to: act.to } }];
    case 'read operation':
      return [READS[act.kind] ?? 'getPayout', { path: { id: idOf(act.name) } }];
    case 'read quote':
      return ['getConversionQuote', { path: { id: idOf(act.name) } }];
    case 'read overview':
      return ['getTreasury', {}];
    case 'list movements':
      return ['listTransactions', { query: { limit: act.limit } }];
    case 'replay':
    case 'misuse key':
      return repeatOf(act.first, act.do === 'misuse key');
    default:
      return moneyCall(stage, act);
  }
}

/** A body that means something else. */
function changed(sent: JsonObject): Json {
  for (const name of ['sourceAmount', 'destinationAmount']) {
    if (typeof sent[name] === 'string') return { ...sent, [name]: `0${sent[name]}` };
  }
  const isReasoned = sent['to'] !== undefined || sent['outcome'] !== undefined;
  return isReasoned ? { ...sent, reason: 'changed' } : { ...sent, externalReference: 'changed' };
}

function repeatOf(first: Exchange, isChanged: boolean): readonly [string, Call] {
  const { headers, target, body } = first.request;
  const key = headers['Idempotency-Key'];
  const sent = parseJson(String(body)) as JsonObject;
  const id = /\/([^/?]+)\/(?:advance|accept)$/.exec(target)?.[1] ?? '';
  const call: Call = { path: { id }, key: String(key), body: isChanged ? changed(sent) : sent };
  return [first.operationId ?? '', call];
}

/** Does an act, and reads from its answer what the model speaks of. */
export async function perform(stage: Stage, act: Act): Promise<{ exchange: Exchange; outcome: Outcome }> {
  const [operationId, call] = callFor(stage, act);
  const exchange = await stage.trial.call(operationId, call);
  const status = statusOf(exchange);
  const isReplay = act.do === 'replay';
  const isRefused = status >= 400;
  const code = isRefused && !isReplay ? textAt(exchange.response?.json, 'code') : '';
  const facts = isRefused && !isReplay ? {} : readFacts(act, exchange);
  return { exchange, outcome: { status, code, facts } };
}
