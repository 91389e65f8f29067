import {
  destination as openDestination,
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
} from 'pino';
import { SENSITIVE_FIELDS } from '../../generated/sensitive-fields.ts';
import type { LogLevel } from '../config.ts';

/** Credentials, beside the fields that the contract calls sensitive. */
const CREDENTIALS = ['authorization', '"x-api-key"', '"idempotency-key"', 'secret', 'password', 'token'];

/** How deep inside a line a sensitive field is looked for. */
const PREFIXES = ['', '*.', '*.*.', '*.*.*.'];

/** What a log line tells of an error. A driver's error carries more, such as the values of a row: none of that. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { type: error.name, message: error.message, code, stack: error.stack, cause };
}

/**
 * Makes the logger: JSON lines, without anything sensitive.
 * @param stream where the lines go; standard output unless a test says otherwise
 */
export function createLogger(level: LogLevel, stream: DestinationStream = openDestination(1)): Logger {
  const fields = [...SENSITIVE_FIELDS, ...CREDENTIALS];
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: {
        paths: PREFIXES.flatMap((prefix) =>
          fields.map((field) =>
            field.startsWith('"') ? `${prefix.slice(0, -1)}[${field}]` : `${prefix}${field}`,
          ),
        ),
        censor: '[redacted]',
      },
    },
    stream,
  );
}
