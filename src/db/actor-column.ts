import type { Actor } from '../actor.ts';
import type { Column } from './table.ts';

/**
 * Who caused something, kept as the actor's kind with its id behind a colon where it has one: `api_key:key_01…`,
 * `provider:bank`, `clock`. Null in rows of versions that did not know.
 */
export function actorOrNull(): Column<Actor | null> {
  return {
    toDatabase: (actor) => {
      if (actor === null) return null;
      return actor.id === null ? actor.kind : `${actor.kind}:${actor.id}`;
    },
    fromDatabase: (stored) => {
      if (stored === null) return null;
      const [, kind, id = null] = /^([a-z_]+)(?::(.*))?$/s.exec(String(stored)) ?? [];
      if (kind === undefined) throw new Error(`${stored} names no actor`);
      return { kind, id } as Actor;
    },
  };
}
