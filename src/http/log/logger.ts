import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { SENSITIVE_FIELDS, SENSITIVE_HEADERS } from '../../../generated/sensitive-fields.ts';
import type { LogLevel } from '../../config/config.ts';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import { isOfOutage } from '../../db/drivers/watch.ts';
import type { UnavailableReason } from '../../errors/api-error.ts';
import { boundLine, cutMiddle } from './bound-line.ts';

/** Depths at which sensitive fields are looked for. */
const PREFIXES = ['', '*.', '*.*.', '*.*.*.'];

/** A driver's message begins with its statement, of kilobytes. */
const MESSAGE_CHARACTERS = 300;

const STACK_LINES = 8;

/** Of longer chains the first causes and the innermost. */
const CAUSES = 4;

/** The stack without the message before it. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, STACK_LINES).join('\n');
}

function describeOne(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const errorCode = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // Not `code`: sign-in codes have that name and are never logged.
  return { type: error.name, message: cutMiddle(error.message, MESSAGE_CHARACTERS), errorCode };
}

/** Without what a driver's error carries besides, such as a row's values. */
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

/** An outage of the database is told once, not per line. */
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

/** JSON lines of at most 2 kB without sensitive data, and without errors of an outage. */
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

/** Few facts, none written by a caller. */
export interface RequestLine {
  readonly requestId: string;
  /** Undefined if there is no trace. */
  readonly traceId: string | undefined;
  /** On a replay: the first request. */
  readonly originalRequestId: string | undefined;
  readonly tenantId: string | undefined;
  readonly operationId: AnyOperationId | undefined;
  /** Undefined if no answer was begun. */
  readonly status: number | undefined;
  readonly errorCode: string | undefined;
  /** Of a `503`. */
  readonly errorReason: UnavailableReason | undefined;
  readonly durationMs: number;
}

export type LogRequest = (line: RequestLine, message: string) => void;

/** Without redaction, which costs more than the line and would find nothing. */
export function createRequestLog(logger: Logger): LogRequest {
  const plain = logger.child({}, { redact: [] });
  return (line, message) => plain.info(line, message);
}
