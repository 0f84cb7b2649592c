import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ownAddresses } from './ownAddresses.ts';

describe('the origins by which a server is reached', () => {
  it('are those that a setting names first, then where it listens', () => {
    expect(ownAddresses(['https://furlong.example/'], 'http://192.0.2.1:80', '192.0.2.1')).toEqual([
      'https://furlong.example',
      'http://192.0.2.1',
    ]);
  });

  it('have each name of a machine that asks itself', () => {
    const own = ownAddresses([], 'http://127.0.0.1:4321', '127.0.0.1');
    expect(own).toEqual(['http://127.0.0.1:4321', 'http://localhost:4321']);
  });

  it('are all addresses of a machine that listens on all', () => {
    const own = ownAddresses([], 'http://127.0.0.1:4321', '0.0.0.0');
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address, family } of addresses) {
      if (family === 'IPv4') expect(own).toContain(`http://${address}:4321`);
    }
    expect(own).toContain('http://localhost:4321');
  });
});
