import type { TestReply } from '../../server/test-service.ts';
import type { TestTenant } from '../test-tenant.ts';

/** A resource of any kind as the interface shows it. */
export type Walked = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string };

/** Asks for a move by a documented call, or lets the time come at which it happens by itself. */
export type Step = (tenant: TestTenant, record: Walked) => Promise<TestReply>;

/** How one kind of resource is taken through its table of states by documented calls and magic values alone. */
export interface StateWalk {
  /** The ways in which one comes into being, by the state that it begins in. */
  readonly create: Readonly<Record<string, readonly ((tenant: TestTenant) => Promise<Walked>)[]>>;
  /** The ways along each edge, named as `from > to`. */
  readonly edges: Readonly<Record<string, readonly Step[]>>;
  readonly read: (tenant: TestTenant, record: Walked) => Promise<Walked>;
  /** The call that asks for a state, whatever the state is now; undefined where no call does. */
  readonly ask: (to: string) => Step | undefined;
  /** What else than 409 invalid_state answers a move that is no edge. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Moves that are made of several edges in one step, with the states that they pass. */
  readonly composed?: Readonly<Record<string, readonly string[]>>;
}

/** A step that sends a body to the path of a record. */
export const post =
  (pathOf: (record: Walked) => string, body: object = {}): Step =>
  (tenant, record) =>
    tenant.request('POST', pathOf(record), { body });

/** Reads a record by its path. */
export const readBy =
  (path: string): StateWalk['read'] =>
  (tenant, { id }) =>
    tenant.get(`${path}/${id}`);

/** The control call that asks for a state of what stands under a path. */
export const advanceBy =
  (path: string) =>
  (to: string): Step =>
    post(({ id }) => `/v1/sandbox/${path}/${id}/advance`, { to });

/** Lets time pass on the tenant's clock. */
export const waitFor =
  (advanceSeconds: number): Step =>
  (tenant) =>
    tenant.request('POST', '/v1/sandbox/clock', { body: { advanceSeconds } });

/** Ways along edges that all are asked for by one call. */
export function byAsking(
  ask: (to: string) => Step,
  edges: readonly (readonly [from: string, to: string])[],
): Record<string, readonly Step[]> {
  return Object.fromEntries(edges.map(([from, to]) => [`${from} > ${to}`, [ask(to)]]));
}

/** Of what a control call finds as it is asked for, it makes no move, and says so with the record as it stands. */
export function answersOfStanding(states: readonly string[]): Record<string, string> {
  return Object.fromEntries(states.map((state) => [`${state} > ${state}`, '200']));
}
