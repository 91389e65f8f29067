import { ERRORS } from '../../generated/errors.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { contractDocument, environmentDocument, servedAt } from '../contract/document.ts';
import type { DocumentHandler, ReadHandler } from '../contract/handler.ts';
import type { Schema } from '../contract/operation-types.ts';
import { findDatabaseFault } from '../db/startup/find-database-fault.ts';
import { DOCS_PAGE, DOCS_POLICY } from './docs-page.ts';

/** GET /openapi.json: the bundled contract, as the environment serves it. */
export const getContract: DocumentHandler = {
  kind: 'document',
  write: (environment, basePath) =>
    JSON.stringify(servedAt(environmentDocument(contractDocument(), environment), basePath)),
};

/** GET /docs: a page that draws the contract for people. */
export const getDocs: ReadHandler<'getDocs'> = {
  kind: 'read',
  read: () => Promise.resolve({ body: DOCS_PAGE, headers: { 'Content-Security-Policy': DOCS_POLICY } }),
};

/** GET /healthz: the process runs, whether or not it reaches its database. */
export const getHealth: ReadHandler<'getHealth'> = {
  kind: 'read',
  read: () => Promise.resolve({ body: { status: 'ok' } }),
};

const RETRY_AFTER = { 'Retry-After': '1' };

/**
 * GET /readyz: the process is to go on, the database answers and takes writes, every migration has run, and the workers
 * complete their rounds without which nothing that is accepted is carried out.
 */
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

/** GET /v1/meta/errors: the catalogue that every refusal is made from. */
export const listErrors: ReadHandler<'listErrors'> = {
  kind: 'read',
  read: () =>
    Promise.resolve({ body: { data: Object.entries(ERRORS).map(([code, entry]) => ({ code, ...entry })) } }),
};

/** GET /v1/meta/state-machines: the tables that every move of a resource is checked against. */
export const listStateMachines: ReadHandler<'listStateMachines'> = {
  kind: 'read',
  read: () => {
    const machines = Object.entries(STATE_MACHINES).map(([resource, machine]) => ({ resource, ...machine }));
    // The table is constant, and the contract's types know no constant lists.
    return Promise.resolve({
      body: { data: structuredClone(machines) as unknown as Schema<'StateMachine'>[] },
    });
  },
};
