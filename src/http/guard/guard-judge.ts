import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { cutDocumentOf, documentOf } from '../../contract/document.ts';
import type { OutgoingReply } from '../request/exchange.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { makeGuardDocument } from './guard-document.ts';

/** What is judged of an exchange. */
export type Side = 'request' | 'reply';

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

/** One operation's steps of express-openapi-validator, by whose names they are told apart. */
async function makeSteps(operation: ContractOperation): Promise<RequestHandler[]> {
  const OpenApiValidator = await import('express-openapi-validator');
  return OpenApiValidator.middleware({
    apiSpec: (cutDocumentOf(operation.operationId) ??
      makeGuardDocument(documentOf(operation.path), operation)) as never,
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: true,
    validateResponses: { onError: (error, _body, request) => fail(error, request as Trial) },
    // Its quick formats let a 30 February pass.
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
}

const OTHER_SIDE: Readonly<Record<Side, string>> = {
  request: 'responseMiddleware',
  reply: 'requestMiddleware',
};

/** An application that lets pass what express-openapi-validator lets pass. */
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

/** Judges one side of an operation. It is made when it first judges, which takes a while: libraries are loaded and compile then. */
class Judge {
  /** Whether it has judged before, and so judges quickly. */
  isReady = false;
  readonly #steps: () => Promise<readonly RequestHandler[]>;
  readonly #side: Side;
  #application: Promise<Express> | undefined;

  constructor(steps: () => Promise<readonly RequestHandler[]>, side: Side) {
    this.#steps = steps;
    this.#side = side;
  }

  /** Sends a request through the application, without a network; answers what was found, if anything. */
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

/** What judges an operation depends on the contract alone: every guard of the process shares it. */
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
