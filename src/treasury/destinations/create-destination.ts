import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow } from '../../db/statements/table.ts';
import { checkAddress } from '../../money/address.ts';
import { checkPairIsEnabled, checkPairIsSupported } from '../policy/rules.ts';
import { configurationNeed, currentConfiguration } from '../policy/table.ts';
import { publish } from '../../outbox/event.ts';
import { presentDestination } from './present.ts';
import { destinationsTable, type StablecoinDestination } from './table.ts';

/** POST /v1/treasury/destinations: saves an address to withdraw to. Moves no money. */
export const createDestination: WriteHandler<'createDestination'> = {
  kind: 'write',
  check: ({ body }) => {
    checkPairIsSupported(body.asset, body.network);
  },
  needs: (_request, head) => [configurationNeed(head)],
  decide: ({ body }, loaded, context) => {
    const { terms } = currentConfiguration(loaded, context.head);
    checkPairIsEnabled(terms, body.asset, body.network);
    checkAddress(body.address, body.network);
    const id = context.newId('dst');
    const destination: StablecoinDestination = {
      id,
      tenantId: context.head.tenant.id,
      externalReference: body.externalReference ?? id,
      name: body.name,
      asset: body.asset,
      network: body.network,
      address: body.address,
      tag: body.tag ?? null,
      version: 1,
      status: 'active',
      createdAt: context.now,
      updatedAt: context.now,
      deactivatedAt: null,
      createdBy: context.actor,
      deactivatedBy: null,
    };
    return {
      reply: presentDestination(destination),
      effects: [
        insertRow(destinationsTable, destination),
        publish(context, 'destination.created', destination),
      ],
    };
  },
};
