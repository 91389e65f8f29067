import { ADDRESSES } from '../addresses.ts';
import type { Contract, EventEntry } from '../contract/contract.ts';
import { shapeOf } from '../contract/shapes.ts';
import { Fields } from './fields.tsx';
import type { Page } from './frame.tsx';
import { titleOf } from './names.ts';
import { Json, Lead, Prose } from './site.tsx';
import { Transitions } from './states.tsx';

export function eventPage(event: EventEntry, contract: Contract): Page {
  const { type, description, schema, example } = event;
  const [object = '', change = ''] = type.split('.');
  const machine = contract.machines[object];
  const moves = machine?.transitions.filter(({ to }) => to === change) ?? [];
  return {
    address: ADDRESSES.event(type),
    title: type,
    about: `The event ${type}.`,
    content: (
      <>
        <h1>
          <code>{type}</code>
        </h1>
        <Prose text={description} />
        {moves.length > 0 && (
          <>
            <h2 id="when">When</h2>
            <Transitions transitions={moves} object={object} />
          </>
        )}
        <h2 id="body">Body</h2>
        <Fields shape={shapeOf(contract, schema)} marks={false} />
        <h2 id="example">Example</h2>
        <Json value={example} />
      </>
    ),
  };
}

export function eventsPage({ events, tags }: Contract): Page {
  const objects = [...new Set(events.map(({ type }) => type.split('.')[0] ?? ''))];
  return {
    address: ADDRESSES.events,
    title: 'Events',
    about: 'Every type of event.',
    content: (
      <>
        <h1>Events</h1>
        <Prose text={tags.find(({ name }) => name === 'events')?.description ?? ''} />
        <p>
          See also the <Lead to={ADDRESSES.guide('webhooks')}>guide to webhooks</Lead>.
        </p>
        {objects.map((object) => (
          <section key={object}>
            <h2 id={object}>{titleOf(object)}</h2>
            <ul className="links">
              {events
                .filter(({ type }) => type.startsWith(`${object}.`))
                .map(({ type }) => (
                  <li key={type}>
                    <Lead to={ADDRESSES.event(type)}>
                      <code>{type}</code>
                    </Lead>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </>
    ),
  };
}
