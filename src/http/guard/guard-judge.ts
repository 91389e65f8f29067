import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { cutDocumentOf, documentOf } from '../../contract/document.ts';
import type { OutgoingReply } from '../request/exchange.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { makeGuardDocument } from './guard-document.ts';

export type Side = 'request' | 'reply';

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

/** One operation's steps, told apart by name. */
async function makeSteps(operation: ContractOperation): Promise<RequestHandler[]> {
  const OpenApiValidator = await import('express-openapi-validator');
  return OpenApiValidator.middleware({
    apiSpec: (cutDocumentOf(operation.operationId) ??
      makeGuardDocument(documentOf(operation.path), operation)) as never,
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: true,
    validateResponses: { onError: (error, _body, request) => fail(error, request as Trial) },
    // Its quick formats accept 30 February.
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
}

const OTHER_SIDE: Readonly<Record<Side, string>> = {
  request: 'responseMiddleware',
  reply: 'requestMiddleware',
};

/** Accepts what express-openapi-validator accepts. */
async function makeApplication(steps: readonly RequestHandler[], side: Side): Promise<Express> {
  const { default: express } = await import('express');
  const application = express();
  application.disable('etag').enable('strict routing').enable('case sensitive routing');
  application.use(...steps.filter(({ name }) => name !== OTHER_SIDE[side]));
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
  readonly #steps: () => Promise<readonly RequestHandler[]>;
  readonly #side: Side;
  #application: Promise<Express> | undefined;

  constructor(steps: () => Promise<readonly RequestHandler[]>, side: Side) {
    this.#steps = steps;
    this.#side = side;
  }

  /** Without a network; answers the finding, if any. */
  async judge(
    content: Pick<Trial, 'method' | 'url' | 'headers' | 'body' | 'reply'>,
  ): Promise<string | undefined> {
    const steps = await this.#steps();
    const application = await (this.#application ??= makeApplication(steps, this.#side));
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
const judges = new Map<string, Readonly<Record<Side, Judge>>>();

/** The judge of one side of an operation. */
export function judgeOf(operation: ContractOperation, side: Side): Judge {
  let steps: Promise<readonly RequestHandler[]> | undefined;
  const stepsOnce = async (): Promise<readonly RequestHandler[]> => (steps ??= makeSteps(operation));
  const known = judges.get(operation.operationId) ?? {
    request: new Judge(stepsOnce, 'request'),
    reply: new Judge(stepsOnce, 'reply'),
  };
  judges.set(operation.operationId, known);
  return known[side];
}
