import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type ContractObject, cutDocumentOf, documentOf } from '../../contract/document.ts';
import type { OutgoingReply } from '../request/exchange.ts';
import type { ContractOperation } from '../request/route-table.ts';
import {
  REPLY_PATH,
  makeGuardDocument,
  makeReplyDocument,
  makeRequestDocument,
  replySchemaOf,
} from './guard-document.ts';

type Side = 'request' | 'reply';

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

/** Accepts what express-openapi-validator accepts by a document. */
async function makeApplication(document: ContractObject, side: Side): Promise<Express> {
  const { default: express } = await import('express');
  const OpenApiValidator = await loadValidator(document['openapi']);
  const steps = OpenApiValidator.middleware({
    apiSpec: document as never,
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: side === 'request',
    validateResponses: side === 'reply' && {
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

type Content = Pick<Trial, 'method' | 'url' | 'headers' | 'body' | 'reply'>;

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
  async judge(content: Content): Promise<string | undefined> {
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

/*
 * What is judged depends on the contract alone: judges are shared by all guards of the process.
 */
const requests = new Map<string, Judge>();
/** By operation and status; null for a status that the operation does not have. */
const replies = new Map<string, Judge | null>();
const repliesBySchema = new Map<string, Judge>();

function wholeOf(operation: ContractOperation): ContractObject {
  return cutDocumentOf(operation.operationId) ?? makeGuardDocument(documentOf(operation.path), operation);
}

function orMake<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const value = known.get(name) ?? make();
  known.set(name, value);
  return value;
}

/** The judge of an operation's requests. */
export function requestJudgeOf(operation: ContractOperation): Judge {
  return orMake(requests, operation.operationId, () => {
    return new Judge(() => makeApplication(makeRequestDocument(wholeOf(operation), operation), 'request'));
  });
}

function makeReplyJudge(operation: ContractOperation, status: number): Judge | null {
  const whole = wholeOf(operation);
  const schema = replySchemaOf(whole, operation, status);
  if (schema === undefined) return null;
  const document = operation.path.startsWith('/console/') ? 'console' : 'interface';
  return orMake(repliesBySchema, `${document} ${JSON.stringify(schema)}`, () => {
    return new Judge(() => makeApplication(makeReplyDocument(whole, schema), 'reply'));
  });
}

/** Judges a JSON reply of an operation; answers the finding, if any. */
export async function judgeReply(
  operation: ContractOperation,
  reply: OutgoingReply,
): Promise<string | undefined> {
  const name = `${operation.operationId} ${reply.status}`;
  const known = replies.get(name);
  const judge = known === undefined ? makeReplyJudge(operation, reply.status) : known;
  replies.set(name, judge);
  if (judge === null) return `status ${reply.status} has no schema`;
  return judge.judge({ method: 'GET', url: REPLY_PATH, headers: {}, reply });
}
