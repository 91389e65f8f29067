import { randomUUID } from 'node:crypto';
import { drain } from './api.ts';
import type { ContractOperation } from './contract.ts';
import { RECIPES, type Variation } from './recipes.ts';
import { startStallingRelay } from './stalling-relay.ts';
import type { World } from './world.ts';

const NOTHING = 'none_00000000000000000000000000';

const MORE_THAN_100_KIB = 101 * 1024;

/** More than Node reads of a request's headers. */
const LONG_HEADER = 'x'.repeat(20 * 1024);

interface Exchange {
  readonly transaction: DreddTransaction;
  readonly operation: ContractOperation;
  readonly world: World;
}

const isSuccess = (status: string): boolean => status.startsWith('2');

function setHeader({ transaction }: Exchange, name: string, value: string | null): void {
  const { headers } = transaction.request;
  for (const known of Object.keys(headers)) {
    if (known.toLowerCase() === name.toLowerCase()) Reflect.deleteProperty(headers, known);
  }
  if (value !== null) headers[name] = value;
}

async function pathOf({ transaction, operation, world }: Exchange, variation: Variation): Promise<string> {
  const template = transaction.origin.resourceName;
  // A page of one item has a next page, whose cursor is then judged as well.
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  const page = isPaged && transaction.expected.headers['Content-Type'] !== 'text/csv' ? ['limit=1'] : [];
  const words = [...page, ...(variation.query === undefined ? [] : [variation.query])];
  const query = words.length === 0 ? '' : `?${words.join('&')}`;
  if (!template.includes('{')) return `${template}${query}`;
  if (variation.id === undefined) {
    throw new Error(`conformance/dredd/recipes.ts does not say which record ${operation.operationId} names.`);
  }
  return `${template.replace(/\{\w+\}/, await variation.id(world))}${query}`;
}

function bodyOf({ transaction, world }: Exchange, variation: Variation): string | undefined {
  const { body: example } = transaction.request;
  const { wholeBody } = variation;
  if (wholeBody !== undefined)
    return JSON.stringify(wholeBody instanceof Function ? wholeBody(world) : wholeBody);
  if (variation.body === undefined || example === undefined) return example;
  return JSON.stringify({ ...(JSON.parse(example) as object), ...variation.body(world) });
}

async function fit(exchange: Exchange, variation: Variation): Promise<void> {
  const { transaction } = exchange;
  const body = bodyOf(exchange, variation);
  if (body !== undefined) transaction.request.body = body;
  transaction.fullPath = await pathOf(exchange, variation);
}

const ANOTHER_EPOCH = '999999999';

/** What is other than in a success: where the answer is a refusal, the one thing that is wrong with the request. */
const CHANGES: Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>> = {
  304: async (exchange) => {
    const known = await fetch(`${exchange.world.target.url}${exchange.transaction.fullPath}`);
    await known.arrayBuffer();
    setHeader(exchange, 'If-None-Match', known.headers.get('etag'));
  },
  400: ({ transaction, operation }) => {
    if (operation.takesBody) transaction.request.body = '{"not JSON';
    else transaction.fullPath += `${transaction.fullPath.includes('?') ? '&' : '?'}unknown=1`;
  },
  401: (exchange) => setHeader(exchange, 'Authorization', null),
  403: (exchange) => {
    const { narrowKey, publishableKey } = exchange.world.target;
    const key = exchange.operation.isForPublishableKeys ? narrowKey : publishableKey;
    setHeader(exchange, 'Authorization', `Bearer ${key}`);
  },
  408: async ({ transaction, world }) => {
    const port = await startStallingRelay(world.target.impatientUrl);
    Object.assign(transaction, { host: '127.0.0.1', port: String(port) });
  },
  413: ({ transaction }) => {
    transaction.request.body = `{"padding": "${'x'.repeat(MORE_THAN_100_KIB)}"}`;
  },
  415: (exchange) => {
    exchange.transaction.request.body = 'text';
    setHeader(exchange, 'Content-Type', 'text/plain');
  },
  422: (exchange) => setHeader(exchange, 'Idempotency-Key', exchange.world.usedKey),
  429: async ({ transaction, world }) => {
    const { hostname, port } = new URL(world.target.limitedUrl);
    await drain(world.target, '/v1/treasury');
    Object.assign(transaction, { host: hostname, port });
  },
  431: (exchange) => setHeader(exchange, 'X-Padding', LONG_HEADER),
};

/**
 * Changes a request so that its answer has the documented status: for a success the contract's example with records
 * that exist, for a refusal the same with the one thing wrong that the status stands for.
 * @throws Error if it is not known how to provoke it
 */
export async function provoke(exchange: Exchange): Promise<void> {
  const { transaction, operation } = exchange;
  const { statusCode: status } = transaction.expected;
  const recipe = RECIPES[operation.operationId] ?? {};
  setHeader(
    exchange,
    'Authorization',
    operation.isAuthenticated ? `Bearer ${exchange.world.target.secretKey}` : null,
  );
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key')) {
    setHeader(exchange, 'Idempotency-Key', randomUUID());
  }
  if (operation.parameters.some(({ name }) => name === 'Step-Up-Token')) {
    setHeader(exchange, 'Step-Up-Token', exchange.world.target.stepUpToken);
  }
  if (status === '404') {
    // In a new world the example's own identifiers name nothing either.
    await fit(exchange, { id: () => NOTHING });
  } else if (status === '409') {
    await fit(exchange, recipe.conflict ?? recipe);
    // If no state of the record refuses it, the epoch does.
    if (recipe.conflict === undefined) setHeader(exchange, 'Corridor-Epoch', ANOTHER_EPOCH);
  } else {
    const change = CHANGES[status];
    if (change === undefined && !isSuccess(status))
      throw new Error(`Nothing is known to provoke a ${status}.`);
    await fit(exchange, recipe);
    await change?.(exchange);
  }
}
