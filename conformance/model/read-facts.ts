import { headerOf, type Exchange } from '../http/exchange.ts';
import { rateUnits } from '../judge/rate-law.ts';
import { objectsAt, textAt, textsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { moneyAt, toMinor } from '../json/minor-units.ts';
import { ASSETS, readBalance } from '../suite/balance.ts';
import type { Act, Outcome } from './act.ts';

function operationFactsOf(body: Json | undefined): Outcome['facts'] {
  const late = objectsAt(body, 'adjustments').map((each) => textAt(each, 'kind'));
  return {
    status: textAt(body, 'status'),
    debit: String(moneyAt(body, 'sourceDebit')),
    movements: String(textsAt(body, 'movementIds').length),
    late: late.join('+'),
  };
}

function quoteFactsOf(body: Json | undefined): Outcome['facts'] {
  const side = (name: string): string => `${textAt(body, name, 'currency')} ${moneyAt(body, name)}`;
  return {
    status: textAt(body, 'status'),
    source: side('source'),
    destination: side('destination'),
    fee: String(moneyAt(body, 'fee')),
  };
}

function previewFactsOf(body: Json | undefined): Outcome['facts'] {
  const reason = textAt(body, 'holdReason') || 'none';
  const isFree = valueAt(body, 'canProceed') === true;
  const debit = String(moneyAt(body, 'sourceDebit'));
  return { debit, proceeds: String(isFree), reason: isFree && reason !== 'none' ? 'held' : reason };
}

function showMovement(movement: JsonObject): string {
  const asset = textAt(movement, 'asset');
  const delta = (name: string): bigint => toMinor(textAt(movement, name), asset);
  return `${textAt(movement, 'kind')} ${asset} ${delta('availableDelta')} ${delta('reservedDelta')}`;
}

function balanceFactsOf(body: Json): Outcome['facts'] {
  return Object.fromEntries(
    ASSETS.map((asset) => {
      const { available, reserved, pending } = readBalance(body, asset);
      return [asset, `${available} ${reserved} ${pending}`];
    }),
  );
}

/** What matters of an answer to the model, in the words of its own facts. */
export function readFacts(act: Act, exchange: Exchange): Outcome['facts'] {
  const body = exchange.response?.json;
  switch (act.do) {
    case 'fund':
    case 'move receipt':
      return { status: textAt(body, 'status'), net: String(moneyAt(body, 'netCredit')) };
    case 'pay':
    case 'accept':
    case 'move operation':
    case 'read operation':
      return operationFactsOf(body);
    case 'quote':
    case 'read quote':
      return quoteFactsOf(body);
    case 'preview':
      return previewFactsOf(body);
    case 'pin':
      return { rate: String(rateUnits(textAt(body, 'rate'))) };
    case 'read overview':
      return balanceFactsOf(body ?? null);
    case 'list movements':
      return { newest: objectsAt(body, 'data').map(showMovement).join('; ') };
    case 'replay': {
      const isSame = act.first.response?.bodyText === exchange.response?.bodyText;
      const isMarked = headerOf(exchange, 'idempotent-replayed') === 'true';
      return { replay: isSame && isMarked ? 'same' : isSame ? 'not marked' : 'another body' };
    }
    case 'pass time':
    case 'misuse key':
      return {};
  }
}
