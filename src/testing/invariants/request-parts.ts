import type { Asked, Scene } from './scene.ts';

/** Requests that go out together; those that depend on the answers before them are made when their turn comes. */
export type Step = readonly Asked[] | (() => readonly Asked[]);

/** Where everything of a tenant's Treasury is. */
export const TREASURY = '/v1/treasury';

/** Where a test says what happens outside: providers, rates, the clock. */
export const SANDBOX = '/v1/sandbox';

/** A pick from here on is one of a record that never was. */
const NEVER = 30;

/** Stands where there is no record to choose; such a request is not sent. */
export const NONE = 'rec_none_there';

/** The record that a pick means; picks are drawn before there is any record, so each of them must mean something. */
export function choose(ids: readonly string[], pick: number): string {
  return pick >= NEVER ? 'rec_never' : (ids[pick % Math.max(ids.length, 1)] ?? NONE);
}

/** A POST without a key of its own, which it is given as it is sent. */
export function post(path: string, body?: Readonly<Record<string, unknown>>, note?: Asked['note']): Asked {
  return {
    method: 'POST',
    path,
    ...(body === undefined ? {} : { body }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Records of a kind, newest first; but for every fourth pick only those that are active. */
export function active(scene: Scene, kind: 'ben' | 'dst', pick: number): string[] {
  const all = scene.ids(kind);
  const alive = all.filter((id) => scene.record(id)['status'] === 'active');
  return pick % 4 === 3 || alive.length === 0 ? all : alive;
}
