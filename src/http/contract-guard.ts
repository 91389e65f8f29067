import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { contractDocument } from '../contract/contract-document.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Exchange, OutgoingReply } from './exchange.ts';
import { makeGuardDocument } from './guard-document.ts';
import type { Input } from './read-input.ts';
import type { ContractOperation } from './route-table.ts';

/** Where the guard and the server read the contract differently. */
export interface GuardFinding {
  readonly operationId: OperationId;
  readonly side: 'request' | 'reply';
  readonly requestId: string;
  readonly message: string;
}

/** A second, independent reading of the contract, which every exchange must pass as well. */
export interface ContractGuard {
  /** Judges a request that the compiled validators let pass. @throws ApiError invalid_request, once it is reported */
  checkRequest(operation: ContractOperation, exchange: Exchange, input: Input): Promise<void>;
  /** Judges a reply. It is on its way already, and so a finding is reported and stops nothing. */
  checkReply(operation: ContractOperation, exchange: Exchange, reply: OutgoingReply): Promise<void>;
}

/** What travels through one of the guard's own applications, beside the request that it judges. */
interface Trial extends IncomingMessage {
  body?: unknown;
  reply?: OutgoingReply;
  settle?: (message: string | undefined) => void;
}

const settleAs =
  (message: (error: unknown) => string | undefined) =>
  (error: unknown, request: Trial): void =>
    request.settle?.(message(error));

const fail = settleAs((error) => (error instanceof Error ? error.message : 'refused without a reason'));

/** An application of one operation that lets pass what express-openapi-validator lets pass; the first loads the library. */
async function makeApplication(operation: ContractOperation, side: GuardFinding['side']): Promise<Express> {
  const OpenApiValidator = await import('express-openapi-validator');
  const application = express();
  application.disable('etag').enable('strict routing').enable('case sensitive routing');
  application.use(
    OpenApiValidator.middleware({
      apiSpec: makeGuardDocument(contractDocument(), operation) as never,
      validateApiSpec: false,
      validateSecurity: false,
      validateRequests: side === 'request',
      validateResponses: side === 'reply' && {
        onError: (error, _body, request) => fail(error, request as Trial),
      },
      // Its quick formats let a 30 February pass.
      ajvFormats: { mode: 'full' },
      fileUploader: false,
    }),
  );
  const pass: RequestHandler = (request, response) => {
    const trial = request as unknown as Trial;
    if (trial.reply !== undefined) response.status(trial.reply.status).json(JSON.parse(trial.reply.bodyText));
    trial.settle?.(undefined);
  };
  // Express knows an error handler by its four parameters.
  const refuse: ErrorRequestHandler = (error, request, _response, _next) => fail(error, request);
  application.use(pass, refuse);
  return application;
}

/** Sends a request through an application, without a network; answers what was found, if anything. */
async function judge(
  application: Express,
  content: Pick<Trial, 'method' | 'url' | 'headers' | 'body' | 'reply'>,
): Promise<string | undefined> {
  const trial = new IncomingMessage(new Socket()) as Trial;
  Object.assign(trial, content);
  return new Promise((resolve) => {
    trial.settle = resolve;
    application(trial as never, new ServerResponse(trial) as never);
  });
}

/** An application depends on the contract alone, and takes a while to build: every guard of the process shares it. */
const applications = new Map<string, Promise<Express>>();

function applicationOf(operation: ContractOperation, side: GuardFinding['side']): Promise<Express> {
  const name = `${operation.operationId} ${side}`;
  const application = applications.get(name) ?? makeApplication(operation, side);
  applications.set(name, application);
  return application;
}

/**
 * Makes the guard. Each operation has small documents of its own, built when it is first called.
 * @param report told of every finding
 */
export function createContractGuard(report: (finding: GuardFinding) => void): ContractGuard {
  return {
    checkRequest: async (operation, { request, requestId, pathname, queryText }, input) => {
      const { headers } = request;
      const method = operation.method.toUpperCase();
      // The library reads the path alone: not the server's name before it.
      const url = queryText === '' ? pathname : `${pathname}?${queryText}`;
      // A copy: the library writes types and defaults into what it judges.
      const copy = { method, url, headers: { ...headers }, body: structuredClone(input.body) };
      const message = await judge(await applicationOf(operation, 'request'), copy);
      if (message === undefined) return;
      report({ operationId: operation.operationId, side: 'request', requestId, message });
      throw new ApiError('invalid_request');
    },
    checkReply: async (operation, { requestId }, reply) => {
      // Other media types than JSON have no schema that could be judged.
      if (reply.contentType !== 'application/json') return;
      // What the caller sent may be what the reply refuses: only the operation counts here.
      const url = operation.path.replaceAll(/\{[^}]+\}/g, 'id');
      const call = { method: operation.method.toUpperCase(), url, headers: {}, reply };
      const message = await judge(await applicationOf(operation, 'reply'), call);
      if (message !== undefined) {
        report({ operationId: operation.operationId, side: 'reply', requestId, message });
      }
    },
  };
}
