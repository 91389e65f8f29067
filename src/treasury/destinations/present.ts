import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { StablecoinDestination } from './table.ts';

export function presentDestination(destination: StablecoinDestination): Schema<'StablecoinDestination'> {
  const { id, externalReference, status, deactivatedAt } = destination;
  return {
    id,
    clientId: destination.tenantId,
    externalReference,
    ...snapshotDestination(destination),
    validationStatus: 'validated',
    status,
    createdAt: presentMoment(destination.createdAt),
    updatedAt: presentMoment(destination.updatedAt),
    ...(deactivatedAt === null ? {} : { deactivatedAt: presentMoment(deactivatedAt) }),
  };
}

export function snapshotDestination(destination: StablecoinDestination): Schema<'DestinationSnapshot'> {
  const { name, asset, network, address, tag, version } = destination;
  return { name, asset, network, address, ...(tag === null ? {} : { tag }), version };
}
