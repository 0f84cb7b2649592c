import { describe, expect, it } from 'vitest';
import { trustedProxies } from './clientAddress.ts';

describe('the proxies that a setting names', () => {
  it('are addresses and networks', () => {
    const proxies = trustedProxies(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32']);
    expect(proxies.check('192.0.2.1')).toBe(true);
    expect(proxies.check('192.0.2.2')).toBe(false);
    expect(proxies.check('10.1.2.3')).toBe(true);
    expect(proxies.check('::ffff:10.1.2.3', 'ipv6')).toBe(true);
    expect(proxies.check('2001:db8:1::1', 'ipv6')).toBe(true);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/a', '10.0.0/8', '/8', '10.0.0.0/'])(
    'are nothing else: %s',
    (item) => {
      expect(() => trustedProxies([item])).toThrow(/TRUSTED_PROXY has .+ neither an address/);
    },
  );
});
