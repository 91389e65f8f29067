import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { SENSITIVE_FIELDS, SENSITIVE_HEADERS } from '../../generated/sensitive-fields.ts';
import type { LogLevel } from '../config.ts';
import type { AnyOperationId } from '../contract/operation-types.ts';
import { isOfOutage } from '../db/database-watch.ts';

/** How deep inside a line a sensitive field is looked for. */
const PREFIXES = ['', '*.', '*.*.', '*.*.*.'];

/** What a log line tells of an error. A driver's error carries more, such as the values of a row: none of that. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  // Under another name than the codes that people sign in with, which no line shows.
  return { type: error.name, message: error.message, errorCode: code, stack: error.stack, cause };
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

/** Makes the logger: JSON lines, without anything sensitive. Errors that belong to an outage of the database get none. */
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
    stream,
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
