import { describe, expect, it } from 'vitest';
import { nestedBody } from './nested-body.ts';

describe('the body of a form', () => {
  it('has objects for names with a dot, and no space around texts', () => {
    const fields = {
      type: 'individual',
      firstName: ' Ada ',
      'destination.type': 'payid',
      'destination.payId': 'a@b.example',
    };
    expect(nestedBody(fields)).toEqual({
      type: 'individual',
      firstName: 'Ada',
      destination: { type: 'payid', payId: 'a@b.example' },
    });
  });
});
