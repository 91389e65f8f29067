import type { Conversion } from '../../treasury/operations/table.ts';
import { operationsTable } from '../../treasury/operations/table.ts';
import { conversionQuotesTable, type ConversionQuote } from '../../treasury/conversions/table.ts';
import { acceptConversionQuote } from '../../treasury/conversions/accept-quote.ts';
import { createConversionQuote } from '../../treasury/conversions/create-quote.ts';
import { handlerWrite } from './handler-write.ts';
import type { TestWorld } from './test-world.ts';

type QuoteBody = Parameters<typeof createConversionQuote.decide>[0]['body'];
type AcceptBody = Parameters<typeof acceptConversionQuote.decide>[0]['body'];

/** A request for a quote of USDC for 100.00 AUD, but for the whole body where it is given. */
export function quoteRequest(
  body: QuoteBody = { sourceAsset: 'AUD', destinationAsset: 'USDC', sourceAmount: '100.00' },
): { path: object; query: object; body: QuoteBody } {
  return { path: {}, query: {}, body };
}

/**
 * Gets a quote in a world through its own decision, at the rate of the world's exchange.
 * @throws ApiError what the decision refuses
 */
export function createTestQuote(world: TestWorld, body?: QuoteBody): ConversionQuote {
  const { reply } = world.run(handlerWrite(createConversionQuote, quoteRequest(body), world.tenantId));
  return getTestQuote(world, reply.id);
}

/** A quote as it stands in the world now. */
export function getTestQuote(world: TestWorld, id: string): ConversionQuote {
  const quote = world.loaded.find(conversionQuotesTable, { id });
  if (quote === undefined) throw new Error(`The world has no quote ${id}`);
  return quote;
}

/**
 * Accepts a quote in a world through its own decision.
 * @throws ApiError what the decision refuses
 */
export function acceptTestQuote(world: TestWorld, id: string, body?: AcceptBody): Conversion {
  const request = { path: { id }, query: {}, body };
  const { reply } = world.run(handlerWrite(acceptConversionQuote, request, world.tenantId));
  return getTestConversion(world, reply.id);
}

/** A conversion as it stands in the world now. */
export function getTestConversion(world: TestWorld, id: string): Conversion {
  const conversion = world.loaded.find(operationsTable, { id });
  if (conversion?.kind !== 'conversion') throw new Error(`The world has no conversion ${id}`);
  return conversion;
}
