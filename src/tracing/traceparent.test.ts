import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSampled, readTraceparent, spanIdOf, traceIdOf, writeTraceparent } from './traceparent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a trace that a caller sends', () => {
  it.each([
    ['as it is', `00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`],
    ['without flags that are not known here', `00-${TRACE}-${SPAN}-03`, `00-${TRACE}-${SPAN}-01`],
    ['that is not sampled', `00-${TRACE}-${SPAN}-02`, `00-${TRACE}-${SPAN}-00`],
    ['of a newer version', `cc-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`],
    ['of a newer version, with more in it', `cc-${TRACE}-${SPAN}-01-what`, `00-${TRACE}-${SPAN}-01`],
  ])('is read: %s', (_which, sent, read) => {
    expect(readTraceparent(sent)).toBe(read);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a forbidden version', `ff-${TRACE}-${SPAN}-01`],
    ['more than version 00 has', `00-${TRACE}-${SPAN}-01-what`],
    ['a newer version with more behind no hyphen', `cc-${TRACE}-${SPAN}-01.what`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['two of them', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['a space in front', ` 00-${TRACE}-${SPAN}-01`],
  ])('counts as not sent: %s', (_which, sent) => {
    expect(readTraceparent(sent)).toBeNull();
  });

  it('has the parts that it was written from', () => {
    const digits = (count: number) =>
      fc
        .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: count, maxLength: count })
        .filter((text) => !/^0*$/.test(text));
    fc.assert(
      fc.property(digits(32), digits(16), fc.boolean(), (trace, span, sampled) => {
        const written = writeTraceparent(trace, span, sampled);
        expect(readTraceparent(written)).toBe(written);
        expect([traceIdOf(written), spanIdOf(written), isSampled(written)]).toEqual([trace, span, sampled]);
      }),
    );
  });
});
