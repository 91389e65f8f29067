import { ERRORS } from '../../generated/errors.ts';
import { REASONS } from '../../generated/reasons.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { contractDocument, environmentDocument, servedAt } from '../contract/document.ts';
import type { DocumentHandler, ReadHandler } from '../contract/handler.ts';
import type { Schema } from '../contract/operation-types.ts';
import { scopesHeld } from '../identity/roles.ts';
import { findDatabaseFault } from '../db/startup/find-database-fault.ts';

/** GET /openapi.json: as the environment serves it. */
export const getContract: DocumentHandler = {
  kind: 'document',
  write: (environment, basePath) =>
    JSON.stringify(servedAt(environmentDocument(contractDocument(), environment), basePath)),
};

/** GET /healthz: the process runs, with or without its database. */
export const getHealth: ReadHandler<'getHealth'> = {
  kind: 'read',
  read: () => Promise.resolve({ body: { status: 'ok' } }),
};

const RETRY_AFTER = { 'Retry-After': '1' };

/** GET /readyz: not stopping, the database writes, all migrations ran, and the necessary workers complete rounds. */
export const getReadiness: ReadHandler<'getReadiness'> = {
  kind: 'read',
  read: async (_request, { database, health, isStopping }) => {
    const fault = await findDatabaseFault(database);
    const ofWorkers = health.failingParts.filter(({ part }) => part !== fault?.part);
    const failing = fault === null ? ofWorkers : [fault, ...ofWorkers];
    if (failing.length === 0 && !isStopping()) return { body: { status: 'ready', failing: [] } };
    return { status: 503, headers: RETRY_AFTER, body: { status: 'not_ready', failing } };
  },
};

export const getErrors: ReadHandler<'getErrors'> = {
  kind: 'read',
  read: () =>
    Promise.resolve({ body: { data: Object.entries(ERRORS).map(([code, entry]) => ({ code, ...entry })) } }),
};

export const getReasons: ReadHandler<'getReasons'> = {
  kind: 'read',
  // A constant list, which the contract's types do not know.
  read: () =>
    Promise.resolve({
      body: { data: structuredClone(REASONS) as unknown as Schema<'ReasonCatalogueEntry'>[] },
    }),
};

/** GET /v1/meta/caller: by the scopes that the edge would accept. */
export const getCaller: ReadHandler<'getCaller'> = {
  kind: 'read',
  read: (_request, { caller, environment }) => {
    const { tenantId: clientId, actor, rank: role, scopes } = caller;
    return Promise.resolve({
      body: {
        clientId,
        keyId: actor.kind === 'api_key' ? actor.id : null,
        userId: actor.kind === 'user' ? actor.id : null,
        environment,
        scopes: [...scopesHeld({ role, scopes }, environment)].sort(),
      },
    });
  },
};

/** GET /v1/meta/state-machines: the tables by which every move is judged. */
export const getStateMachines: ReadHandler<'getStateMachines'> = {
  kind: 'read',
  read: () => {
    const machines = Object.entries(STATE_MACHINES).map(([resource, machine]) => ({ resource, ...machine }));
    // A constant list, which the contract's types do not know.
    return Promise.resolve({
      body: { data: structuredClone(machines) as unknown as Schema<'StateMachine'>[] },
    });
  },
};
