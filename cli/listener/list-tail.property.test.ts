import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ListTail, type TailPage } from './list-tail.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}

/** A list of events as a server has it: newest first, with cursors that name the event behind which a page begins. */
class EventList {
  readonly events: Row[] = [];
  #seq = 0;
  befalls: (() => void)[] = [];
  readonly #pageSize: number;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  add(count: number): void {
    for (let each = 0; each < count; each++) {
      const id = `evt_${String(++this.#seq)}`;
      // Nothing but the order of the list tells them apart.
      this.events.unshift({ id, version: this.#seq });
    }
  }

  /** The oldest are past their time. */
  prune(count: number): void {
    this.events.splice(Math.max(0, this.events.length - count));
  }

  readonly read = async (): Promise<TailPage<Row>> => this.#page(null);

  async #page(cursor: string | null): Promise<TailPage<Row>> {
    this.befalls.shift()?.();
    const from =
      cursor === null ? 0 : this.events.findIndex(({ id }) => Number(id.slice(4)) < Number(cursor));
    const rest = from < 0 ? [] : this.events.slice(from);
    const data = rest.slice(0, this.#pageSize);
    const last = data.at(-1);
    const isLast = rest.length <= this.#pageSize || last === undefined;
    return { data, next: async () => (isLast ? null : this.#page(last.id.slice(4))) };
  }
}

const step = fc.record({
  /** Events that are written before each page that the step reads; null if the server is gone. */
  befalls: fc.array(fc.option(fc.nat({ max: 7 }), { freq: 4 }), { maxLength: 6 }),
  between: fc.nat({ max: 20 }),
});

it('gives each event once and in order, however many pages, while others are written and the server goes away', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.nat({ max: 12 }),
      fc.array(step, { maxLength: 12 }),
      async (pageSize, before, steps) => {
        const list = new EventList(pageSize);
        list.add(before);
        const tail = await ListTail.begin(list.read);
        const given: number[] = [];
        const look = async (): Promise<void> => {
          for (const { version } of await tail.next()) given.push(version);
        };
        for (const { befalls, between } of steps) {
          list.add(between);
          list.befalls = befalls.map((count) => () => {
            if (count === null) throw new Error('the server is gone');
            list.add(count);
          });
          // A look that a fault broke off shows what it had; the next one has to find the rest.
          await look().catch(() => undefined);
        }
        list.befalls = [];
        await look();
        const all = list.events.map(({ version }) => version).reverse();
        expect(given).toEqual(all.slice(before));
      },
    ),
  );
});

it('gives all that is left where the event that it knew is past its time', async () => {
  const list = new EventList(2);
  list.add(3);
  const tail = await ListTail.begin(list.read);
  list.add(5);
  list.prune(4);
  expect((await tail.next()).map(({ id }) => id)).toEqual(['evt_5', 'evt_6', 'evt_7', 'evt_8']);
  expect(await tail.next()).toEqual([]);
});

it('begins with nothing where there was nothing', async () => {
  const list = new EventList(2);
  const tail = await ListTail.begin(list.read);
  expect(await tail.next()).toEqual([]);
  list.add(3);
  expect((await tail.next()).map(({ id }) => id)).toEqual(['evt_1', 'evt_2', 'evt_3']);
});
