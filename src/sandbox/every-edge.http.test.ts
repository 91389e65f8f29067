import { beforeAll, describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import type { Schema } from '../contract/operation-types.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { MAGIC_WALKS } from '../testing/worlds/walks/magic-walks.ts';
import { STATE_WALKS } from '../testing/worlds/walks/state-walks.ts';
import type { StateWalk, Walked } from '../testing/worlds/walks/walk-steps.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

interface Edge {
  readonly from: string | null;
  readonly to: string;
  readonly ledger?: readonly string[];
}

/** A table of states as the contract gives it. */
interface Machine {
  readonly states: readonly string[];
  readonly transitions: readonly Edge[];
}

const MACHINES = Object.entries<Machine>(STATE_MACHINES).map(([name, machine]) => ({
  name,
  machine,
  walk: STATE_WALKS[name as keyof typeof STATE_WALKS],
}));

function waysOf<Way>(ways: Readonly<Record<string, readonly Way[]>>, name: string): readonly Way[] {
  const found = ways[name];
  if (found === undefined) throw new Error(`The walk knows no way: ${name}`);
  return found;
}

/** The shortest path from where a record comes into being to a state, along the edges of the table. */
function pathTo({ transitions }: Machine, state: string): [first: string, ...rest: string[]] {
  const paths = new Map<string, [string, ...string[]]>();
  for (const { from, to } of transitions) if (from === null) paths.set(to, [to]);
  for (const [last, path] of paths) {
    for (const { from, to } of transitions) {
      if (from === last && !paths.has(to)) paths.set(to, [...path, to]);
    }
  }
  const path = paths.get(state);
  if (path === undefined) throw new Error(`The table does not lead to ${state}`);
  return path;
}

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('100000.00');
    await tenant.deposit('100000');
  });

  /** Makes a record and takes it to a state. */
  async function recordIn(machine: Machine, walk: StateWalk, state: string): Promise<Walked> {
    const [first, ...rest] = pathTo(machine, state);
    const [create] = waysOf(walk.create, first);
    let record = await create!(tenant);
    for (const to of rest) {
      const [step] = waysOf(walk.edges, `${record.status} > ${to}`);
      expect([200, 201]).toContain((await step!(tenant, record)).status);
      record = await walk.read(tenant, record);
    }
    expect(record.status).toBe(state);
    return record;
  }

  const movements = async (): Promise<Schema<'Movement'>[]> =>
    (await tenant.get<Schema<'MovementList'>>('/v1/treasury/transactions?limit=20')).data;

  /** The kinds of the movements since one, in their order. */
  async function kindsSince(last: string | undefined): Promise<string[]> {
    const newestFirst = await movements();
    const known = newestFirst.findIndex(({ id }) => id === last);
    return newestFirst
      .slice(0, known)
      .map(({ kind }) => kind)
      .reverse();
  }

  const newestMovement = async (): Promise<string | undefined> => (await movements())[0]?.id;

  /** The rows of every table but that of the refusals' own replies. */
  async function rows(): Promise<object> {
    const { idempotency_keys: _kept, ...others } = await server().countRows();
    return others;
  }

  describe.each(MACHINES)('every edge of $name', ({ machine, walk }) => {
    const { states, transitions } = machine;

    const beginnings = transitions.filter(({ from }) => from === null);
    it.each(beginnings)('comes into being as $to', async ({ to, ledger = [] }) => {
      for (const create of waysOf(walk.create, to)) {
        const before = await newestMovement();
        const record = await create(tenant);
        expect(record.status).toBe(to);
        expect(await walk.read(tenant, record)).toEqual(record);
        expect(await kindsSince(before)).toEqual(ledger);
      }
    });

    const edges = transitions.filter(({ from }) => from !== null);
    it.each(edges)('goes from $from to $to', async ({ from, to, ledger = [] }) => {
      for (const step of waysOf(walk.edges, `${String(from)} > ${to}`)) {
        // Whatever else is due may not come in between.
        await tenant.settle();
        const record = await recordIn(machine, walk, String(from));
        const before = await newestMovement();
        expect([200, 201]).toContain((await step(tenant, record)).status);
        expect((await walk.read(tenant, record)).status).toBe(to);
        // A quote's acceptance begins a conversion, whose reservation is the conversion's and not the quote's.
        const kinds = (await kindsSince(before)).filter((kind) => kind !== 'conversion_reserved');
        expect(kinds).toEqual(ledger);
      }
    });

    const isEdge = (from: string, to: string): boolean =>
      edges.some((edge) => edge.from === from && edge.to === to);
    const others = states.flatMap((from) =>
      states
        .filter((to) => !isEdge(from, to))
        .flatMap((to) => {
          const ask = walk.ask(to);
          return ask === undefined ? [] : [{ from, to, name: `${from} > ${to}`, ask }];
        }),
    );

    it.each(others.filter(({ name }) => walk.composed?.[name] !== undefined))(
      'goes from $from to $to by the edges between, in one step',
      async ({ from, name, ask }) => {
        const record = await recordIn(machine, walk, from);
        expect((await ask(tenant, record)).status).toBe(200);
        const moved = await walk.read(tenant, record);
        expect(moved.status).toBe(walk.composed?.[name]?.at(-1));
        const history = moved['statusHistory'] as { status: string }[] | undefined;
        if (history === undefined) return;
        const passed = history.slice((record['statusHistory'] as object[]).length);
        expect(passed.map(({ status }) => status)).toEqual(walk.composed?.[name]);
      },
    );

    it('has no move beside its edges, and an attempt writes nothing', async () => {
      const tried = others.filter(({ name }) => walk.composed?.[name] === undefined);
      expect(tried.length).toBeGreaterThan(0);
      for (const { from, name, ask } of tried) {
        const record = await recordIn(machine, walk, from);
        const before = await rows();
        const answer = answerOf(await ask(tenant, record));
        expect(`${name}: ${answer}`).toBe(`${name}: ${walk.answers?.[name] ?? '409 invalid_state'}`);
        expect(await walk.read(tenant, record)).toEqual(record);
        // Where time alone is asked, it passes for every other record too.
        if (answer !== '200') expect(await rows()).toEqual(before);
      }
    });

    it('has no way that is no edge', () => {
      const names = new Set(edges.map(({ from, to }) => `${String(from)} > ${to}`));
      expect(Object.keys(walk.edges).filter((name) => !names.has(name))).toEqual([]);
      expect(Object.keys(walk.create).sort()).toEqual(beginnings.map(({ to }) => to).sort());
    });
  });

  describe.each(MAGIC_WALKS)('$walk: $what', ({ walk, create, states }) => {
    it(`leads to ${states.join(', ')} by itself`, async () => {
      const created = await create(tenant);
      await tenant.settle();
      const record = await STATE_WALKS[walk].read(tenant, created);
      expect(record.status).toBe(states.at(-1));
      const history = record['statusHistory'] as { status: string }[] | undefined;
      if (history !== undefined) expect(history.map(({ status }) => status)).toEqual(states);
    });
  });
});
