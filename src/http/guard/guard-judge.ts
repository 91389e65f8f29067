import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { cutDocumentOf, documentOf } from '../../contract/document.ts';
import type { OutgoingReply } from '../request/exchange.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { cutToPart, makeGuardDocument, type Part } from './guard-document.ts';

/** A request inside a guard's application. */
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

/**
 * Loads the library without its schema of OpenAPI documents: each instance compiles that, whether its document is to be
 * validated or not, which is half of the time that it takes to make one.
 */
async function loadValidator(version: unknown) {
  const { factorySchema } =
    await import('express-openapi-validator/dist/framework/openapi/factory.schema.js');
  const schema = factorySchema(String(version)) as Record<string, unknown>;
  for (const keyword of Object.keys(schema)) if (keyword !== '$id') Reflect.deleteProperty(schema, keyword);
  return import('express-openapi-validator');
}

/** Accepts what express-openapi-validator accepts of one part of an operation. */
async function makeApplication(operation: ContractOperation, part: Part): Promise<Express> {
  const whole =
    cutDocumentOf(operation.operationId) ?? makeGuardDocument(documentOf(operation.path), operation);
  const { default: express } = await import('express');
  const OpenApiValidator = await loadValidator(whole['openapi']);
  const steps = OpenApiValidator.middleware({
    apiSpec: cutToPart(whole, operation, part) as never,
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: part === 'request',
    validateResponses: part !== 'request' && {
      onError: (error, _body, request) => fail(error, request as Trial),
    },
    // Its quick formats accept 30 February.
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
  const application = express();
  application.disable('etag').enable('strict routing').enable('case sensitive routing');
  application.use(...steps);
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

/** Made at first use, which takes a while: libraries are loaded and compile. */
class Judge {
  /** Has judged before, and so is quick. */
  isReady = false;
  readonly #make: () => Promise<Express>;
  #application: Promise<Express> | undefined;

  constructor(make: () => Promise<Express>) {
    this.#make = make;
  }

  /** Without a network; answers the finding, if any. */
  async judge(
    content: Pick<Trial, 'method' | 'url' | 'headers' | 'body' | 'reply'>,
  ): Promise<string | undefined> {
    const application = await (this.#application ??= this.#make());
    const trial = new IncomingMessage(new Socket()) as Trial;
    Object.assign(trial, content);
    const message = await new Promise<string | undefined>((resolve) => {
      trial.settle = resolve;
      application(trial as never, new ServerResponse(trial) as never);
    });
    this.isReady = true;
    return message;
  }
}

/** Depends on the contract alone: shared by all guards of the process. */
const judges = new Map<string, Judge>();

/** The judge of an operation's requests, or of its replies with one status: most are never sent, and each takes its time. */
export function judgeOf(operation: ContractOperation, part: Part): Judge {
  const name = `${operation.operationId} ${part}`;
  const known = judges.get(name) ?? new Judge(() => makeApplication(operation, part));
  judges.set(name, known);
  return known;
}
