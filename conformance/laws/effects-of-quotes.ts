import { isSameJson } from '../json/canonical-json.ts';
import { textAt, type JsonObject } from '../json/json.ts';
import { unlessHeld, type Books, type Fault } from './books.ts';

/** A quote is accepted once, and in its time; its conversion is what it says. */
export function faultsOfQuotes({ quotes, operations }: Books): Fault[] {
  const conversions = operations.filter((each) => textAt(each, 'kind') === 'conversion');
  const byId = new Map(quotes.map((each) => [textAt(each, 'id'), each]));
  const carriedOut = new Map<string, JsonObject[]>();
  for (const each of conversions) {
    const id = textAt(each, 'quoteId');
    carriedOut.set(id, [...(carriedOut.get(id) ?? []), each]);
  }
  return [
    ...conversions.flatMap((conversion) => {
      const id = textAt(conversion, 'id');
      const quote = byId.get(textAt(conversion, 'quoteId')) ?? {};
      const isPromised = ['source', 'destination', 'fee', 'rate'].every((name) =>
        isSameJson(conversion[name], quote[name]),
      );
      const isInTime = textAt(conversion, 'createdAt') < textAt(quote, 'expiresAt');
      return [
        ...unlessHeld(isPromised, 'listConversions', `${id} is not what its quote says`),
        ...unlessHeld(isInTime, 'listConversions', `${id} was accepted after its quote had expired`),
      ];
    }),
    ...quotes.flatMap((quote) => {
      const own = (carriedOut.get(textAt(quote, 'id')) ?? []).map((each) => textAt(each, 'id'));
      const isAccepted = textAt(quote, 'status') === 'accepted';
      return unlessHeld(
        own.length === (isAccepted ? 1 : 0) && own.every((id) => textAt(quote, 'conversionId') === id),
        'listConversionQuotes',
        `${textAt(quote, 'id')}, ${textAt(quote, 'status')}, has the conversions ${own.join(', ') || 'of none'}`,
      );
    }),
  ];
}
