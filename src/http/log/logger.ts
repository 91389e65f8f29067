import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { SENSITIVE_FIELDS, SENSITIVE_HEADERS } from '../../../generated/sensitive-fields.ts';
import type { LogLevel } from '../../config/config.ts';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import { isOfOutage } from '../../db/drivers/watch.ts';
import { boundLine, cutMiddle } from './bound-line.ts';

/** How deep inside a line a sensitive field is looked for. */
const PREFIXES = ['', '*.', '*.*.', '*.*.*.'];

/** A message of a driver begins with its statement, which may take kilobytes. */
const MESSAGE_CHARACTERS = 300;

const STACK_LINES = 8;

/** Of longer chains the first causes and the innermost are told. */
const CAUSES = 4;

/** Where an error was thrown: its stack without the message, which stands before it already. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, STACK_LINES).join('\n');
}

function describeOne(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const errorCode = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // Under another name than the codes that people sign in with, which no line shows.
  return { type: error.name, message: cutMiddle(error.message, MESSAGE_CHARACTERS), errorCode };
}

/** What a log line tells of an error. A driver's error carries more, such as the values of a row: none of that. */
function describeError(error: unknown): unknown {
  const chain: unknown[] = [error];
  for (let each = error; each instanceof Error && each.cause !== undefined; each = each.cause) {
    if (chain.includes(each.cause)) break;
    chain.push(each.cause);
  }
  const told = chain.length <= CAUSES ? chain : [...chain.slice(0, CAUSES - 1), chain.at(-1)];
  const described = told.map(describeOne);
  const cause = described.reduceRight<object | undefined>(
    (inner, each, index) => (index === 0 ? inner : { ...each, cause: inner }),
    undefined,
  );
  const stack = error instanceof Error ? framesOf(error) : undefined;
  return { ...described[0], stack, cause };
}

/** Calls `log` unless an outage of the database, which is told once, is what the line is about. */
function unlessOfOutage(facts: unknown, log: () => void): void {
  const isTold =
    typeof facts === 'object' && facts !== null && 'err' in facts ? isOfOutage(facts.err) : false;
  if (isTold === false) log();
  else if (isTold !== true) {
    void isTold.then((isToldByThen) => {
      if (!isToldByThen) log();
    });
  }
}

/** Makes the logger: JSON lines of 2 kB at most, without anything sensitive. Errors that belong to an outage of the database get none. */
export function createLogger(level: LogLevel, stream: DestinationStream): Logger {
  const fields = [
    ...SENSITIVE_FIELDS,
    ...SENSITIVE_HEADERS.map((name) => (name.includes('-') ? `["${name}"]` : name)),
  ];
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(parameters, method) {
          unlessOfOutage(parameters[0], () => {
            method.apply(this, parameters);
          });
        },
      },
      serializers: { err: describeError },
      redact: {
        paths: PREFIXES.flatMap((prefix) =>
          fields.map((field) =>
            field.startsWith('[') ? `${prefix.slice(0, -1)}${field}` : `${prefix}${field}`,
          ),
        ),
        censor: '[redacted]',
      },
    },
    { write: (line) => stream.write(boundLine(line)) },
  );
}

/** What the log tells of a request: few facts, none of which a caller wrote. */
export interface RequestLine {
  readonly requestId: string;
  /** On a replay: the request whose reply was sent again. */
  readonly originalRequestId: string | undefined;
  readonly tenantId: string | undefined;
  readonly operationId: AnyOperationId | undefined;
  /** Undefined where no answer was begun. */
  readonly status: number | undefined;
  readonly errorCode: string | undefined;
  readonly durationMs: number;
}

export type LogRequest = (line: RequestLine, message: string) => void;

/** Logs requests where `logger` logs. Looking for what is sensitive costs more than the line itself, and there is nothing in it. */
export function createRequestLog(logger: Logger): LogRequest {
  const plain = logger.child({}, { redact: [] });
  return (line, message) => plain.info(line, message);
}
