import type { Shown } from '../client/tenant-client.ts';

/** Operations that the simulators leave as they are: those that end in .03 are held, those in .04 stay submitted. */
export function isResting(operation: Shown): boolean {
  const status = operation['status'];
  const fraction = (operation['principal'] as { readonly amount: string }).amount
    .split('.')[1]
    ?.replace(/0+$/, '');
  if (status === 'held') return fraction === '03';
  if (status === 'submitted') return fraction === '04';
  return status !== 'accepted';
}
