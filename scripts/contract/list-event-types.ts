/** What is told of one kind of object. */
export interface EventSource {
  /** Whether it has a type for each state of its table. */
  states?: boolean;
  /** The changes that are no state of its own. */
  changes?: string[];
}

/**
 * Lists every type of event, in the order of the table.
 *
 * @param sources what is told of each object, by the object's name
 * @param machines the tables of states
 * @returns types such as `payout.settled`
 * @throws Error naming the object that has no table of states, no type at all, or one type twice
 */
export function listEventTypes(
  sources: Record<string, EventSource>,
  machines: Record<string, { states: string[] }>,
): string[] {
  return Object.entries(sources).flatMap(([object, { states = false, changes = [] }]) => {
    const machine = machines[object];
    if (states && machine === undefined) throw new Error(`${object} has no states to make events of.`);
    const names = [...(states ? (machine?.states ?? []) : []), ...changes];
    if (names.length === 0) throw new Error(`Nothing is told of ${object}.`);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) throw new Error(`${object}.${repeated} is an event twice.`);
    const wrong = names.find((name) => !/^[a-z]+(_[a-z]+)*$/.test(name));
    if (wrong !== undefined) throw new Error(`${object} cannot have an event named "${wrong}".`);
    return names.map((name) => `${object}.${name}`);
  });
}
