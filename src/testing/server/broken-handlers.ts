import type { Handlers } from '../../contract/handler.ts';
import { handlers } from '../../handlers.ts';
import { sandboxHandlers } from '../../sandbox/handlers.ts';

function fail(): never {
  throw new Error('This handler is broken.');
}

/** Handlers of the right kinds that all fall over. */
export function brokenHandlers(): Handlers {
  const broken = Object.entries({ ...handlers, ...sandboxHandlers }).map(([operationId, { kind }]) => {
    const read = async (): Promise<never> => fail();
    return [operationId, { kind, read, needs: () => [], decide: fail, plan: fail, run: read }];
  });
  return Object.fromEntries(broken) as Handlers;
}
