/** What is told of one kind of object, as events.yaml says it. */
export interface EventSource {
  states?: boolean;
  /** When each is sent, in a sentence. */
  changes?: Record<string, string>;
  /** What its status can be: a list, or the state machine that it is of; left out, its own. */
  statuses?: string[] | string;
  id: string;
  url: string;
}

export interface EventDescription {
  type: string;
  object: string;
  /** When it is sent, in a sentence. */
  when: string;
  /** What the status can be that it tells: one where the change is a state, none if the object has no status. */
  statuses: string[];
  id: string;
  url: string;
}

type StateTables = Record<string, { states: string[] }>;

/**
 * Lists every type of event, in the order of the table.
 *
 * @param sources what is told of each object, by the object's name
 * @param machines the state machines
 * @returns types such as `payout.settled`, each with what it can say
 * @throws Error naming the object that has no state machine, no type at all, or one type twice
 */
export function listEventTypes(
  sources: Record<string, EventSource>,
  machines: StateTables,
): EventDescription[] {
  return Object.entries(sources).flatMap(([object, source]) => {
    const { states = false, changes = {}, id, url } = source;
    const machine = machines[object];
    if (states && machine === undefined) throw new Error(`${object} has no states to make events of.`);
    const own = states ? (machine?.states ?? []) : [];
    const names = [...own, ...Object.keys(changes)];
    if (names.length === 0) throw new Error(`Nothing is told of ${object}.`);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) throw new Error(`${object}.${repeated} is an event twice.`);
    const wrong = names.find((name) => !/^[a-z]+(_[a-z]+)*$/.test(name));
    if (wrong !== undefined) throw new Error(`${object} cannot have an event named "${wrong}".`);
    const statuses = statusesOf(object, source, machines);
    return names.map((name) => ({
      type: `${object}.${name}`,
      object,
      when: changes[name] ?? `A ${object.replaceAll('_', ' ')} is \`${name}\` now.`,
      statuses: own.includes(name) ? [name] : statuses,
      id,
      url,
    }));
  });
}

function statusesOf(object: string, { statuses = object }: EventSource, machines: StateTables): string[] {
  if (Array.isArray(statuses)) return statuses;
  const table = machines[statuses];
  if (table === undefined) throw new Error(`There is no table of states "${statuses}" for ${object}.`);
  return table.states;
}
