/** `00-TRACE-SPAN-FLAGS` in lower-case hexadecimal (W3C Trace Context). */
export type Traceparent = `00-${string}-${string}-0${0 | 1}`;

const FORM = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/**
 * Newer versions are read as version 00, and of the flags only the one that is known there. What is not valid counts as not
 * sent.
 */
export function readTraceparent(value: string | undefined): Traceparent | null {
  const [, version, trace = '', span = '', flags = '', more] = FORM.exec(value ?? '') ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return null;
  return writeTraceparent(trace, span, (Number.parseInt(flags, 16) & 1) === 1);
}

export function writeTraceparent(trace: string, span: string, isSampled: boolean): Traceparent {
  return `00-${trace}-${span}-0${isSampled ? 1 : 0}`;
}

/** 32 digits. */
export function traceIdOf(traceparent: Traceparent): string {
  return traceparent.slice(3, 35);
}

/** 16 digits. */
export function spanIdOf(traceparent: Traceparent): string {
  return traceparent.slice(36, 52);
}

export function isSampled(traceparent: Traceparent): boolean {
  return traceparent.endsWith('1');
}
