import type { Actor } from '../../identity/actor.ts';
import type { Column } from './table.ts';

/**
 * Who caused something, kept as the actor's kind with its id behind a colon where it has one: `api_key:key_01…`,
 * `provider:bank`, `clock`.
 */
export function actor(): Column<Actor> {
  return {
    toDatabase: ({ kind, id }) => (id === null ? kind : `${kind}:${id}`),
    fromDatabase: (stored) => {
      const [, kind, id = null] = /^([a-z_]+)(?::(.*))?$/s.exec(String(stored)) ?? [];
      if (stored === null || kind === undefined) throw new Error(`${String(stored)} names no actor`);
      return { kind, id } as Actor;
    },
  };
}

/** Who caused something, where somebody may have; null in rows of versions that did not know, too. */
export function actorOrNull(): Column<Actor | null> {
  const { toDatabase, fromDatabase } = actor();
  return {
    toDatabase: (known) => (known === null ? null : toDatabase(known)),
    fromDatabase: (stored) => (stored === null ? null : fromDatabase(stored)),
  };
}
