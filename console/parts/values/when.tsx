import { formatMoment, type MomentForm } from './moments.ts';
import { useZone } from './zone.ts';

/** The exact moment in UTC stands in its title. */
export function When({ at, form = 'short' }: { readonly at: string; readonly form?: MomentForm }) {
  const zone = useZone();
  return (
    <time dateTime={at} title={at}>
      {formatMoment(at, zone, form)}
    </time>
  );
}
