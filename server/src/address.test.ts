import { describe, expect, it } from 'vitest';
import { addressKey } from './address.ts';

describe('an address', () => {
  it('counts as a network when a subscriber has a whole one', () => {
    expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
    expect(addressKey('::ffff:203.0.113.9')).toBe('::ffff:203.0.113.9');
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressKey('2001:db8::6')).toBe('2001:db8:0:0');
    expect(addressKey('::1')).toBe('0:0:0:0');
  });
});
