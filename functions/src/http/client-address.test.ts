import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const requestFrom = (headers: Record<string, string>) => ({
  get: (name: string) => headers[name],
  socket: { remoteAddress: '169.254.1.1' },
});

describe('the address of a client', () => {
  it.each([
    ['directly', { 'x-forwarded-for': '203.0.113.9' }, ['203.0.113.9', '203.0.113.9']],
    [
      'through the edge of Hosting',
      { 'x-forwarded-for': '198.51.100.1', 'fastly-client-ip': '203.0.113.9' },
      ['203.0.113.9', '198.51.100.1'],
    ],
    [
      'with an invented chain in front, which counts for nothing',
      { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 203.0.113.9' },
      ['203.0.113.9', '203.0.113.9'],
    ],
    [
      'with an invented edge, which does not hide the connection',
      { 'x-forwarded-for': '203.0.113.9', 'fastly-client-ip': '1.1.1.1' },
      ['1.1.1.1', '203.0.113.9'],
    ],
    [
      'with nonsense in both',
      { 'x-forwarded-for': 'nobody', 'fastly-client-ip': 'nowhere' },
      ['169.254.1.1', '169.254.1.1'],
    ],
    ['with no header at all', {}, ['169.254.1.1', '169.254.1.1']],
  ])('is read from a request that comes %s', (_case, headers, [visitor, connection]) => {
    expect(clientAddress(requestFrom(headers))).toEqual({ visitor, connection });
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1%en-0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('is the network of %s: %s', (address, network) => {
    expect(clientAddress(requestFrom({ 'x-forwarded-for': address })).visitor).toBe(network);
  });

  it('has four groups for every IPv6 address, or is the IPv4 address inside of it', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const { visitor } = clientAddress(requestFrom({ 'x-forwarded-for': address }));
        expect(visitor).toMatch(/^[\da-f]{1,4}(:[\da-f]{1,4}){3}$|^\d+(\.\d+){3}$/);
      }),
    );
  });
});
