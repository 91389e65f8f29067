import { ADDRESSES } from '../addresses.ts';
import type { Contract, Machine } from '../contract/contract.ts';
import type { Page } from './frame.tsx';
import { spoken, titleOf } from './names.ts';
import { Lead, useSite } from './site.tsx';

export function Transitions({
  transitions,
  object,
}: {
  transitions: Machine['transitions'];
  object: string;
}) {
  const { contract } = useSite();
  const types = new Set(contract.events.map(({ type }) => type));
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">When</th>
            <th scope="col">Movements</th>
            <th scope="col">Event</th>
          </tr>
        </thead>
        <tbody>
          {transitions.map(({ from, to, trigger, ledger = [] }) => (
            <tr key={`${from ?? 'new'} ${to} ${trigger}`}>
              <td>{from === null ? 'new' : <code>{from}</code>}</td>
              <td>
                <code>{to}</code>
              </td>
              <td>{trigger}</td>
              <td>
                {ledger.map((kind) => (
                  <div key={kind}>
                    <code>{kind}</code>
                  </div>
                ))}
              </td>
              <td>
                {types.has(`${object}.${to}`) && (
                  <Lead to={ADDRESSES.event(`${object}.${to}`)}>
                    <code>{`${object}.${to}`}</code>
                  </Lead>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function machinePage(object: string, machine: Machine): Page {
  const title = titleOf(object);
  const kindOf = (state: string): string =>
    machine.final.includes(state) ? 'final' : machine.initial.includes(state) ? 'initial' : '';
  return {
    address: ADDRESSES.machine(object),
    title: `States of a ${spoken(object)}`,
    about: `The states of a ${spoken(object)}, and what moves it from one to the next.`,
    content: (
      <>
        <h1>{title}: states</h1>
        <ul className="chips">
          {machine.states.map((state) => (
            <li key={state}>
              <code>{state}</code> <span className="second">{kindOf(state)}</span>
            </li>
          ))}
        </ul>
        <h2 id="moves">Moves</h2>
        <Transitions transitions={machine.transitions} object={object} />
      </>
    ),
  };
}

export function statesPage({ machines }: Contract): Page {
  return {
    address: ADDRESSES.states,
    title: 'States',
    about: 'The state machine of each kind of record.',
    content: (
      <>
        <h1>States</h1>
        <p>
          A record moves as its table says and in no other way. The server judges each move by the same
          tables, and <code>getStateMachines</code> returns them.
        </p>
        <ul className="links">
          {Object.entries(machines).map(([object, { states }]) => (
            <li key={object}>
              <Lead to={ADDRESSES.machine(object)}>{titleOf(object)}</Lead>{' '}
              <span className="second">{states.join(', ')}</span>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
