/** What network an address is counted under. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { groupOf, networkOf } from '../../runtime/lib/hosts.js';

test('an IPv6 caller is counted by its /64, an IPv4 caller by its address in either form', () => {
  assert.is(networkOf('203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::ffff:cb00:7107'), '203.0.113.7');
  assert.is(networkOf('0:0:0:0:0:FFFF:203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.is(networkOf('2001:0db8:0001:0002::9'), '2001:db8:1:2::/64');
  assert.is(networkOf('2001:db8::9'), '2001:db8:0:0::/64');
  assert.is(networkOf('::1'), '0:0:0:0::/64');
  assert.is(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
});

test('all addresses in a /64 are one network, and different /64s differ', () => {
  const group = fc.nat(0xffff);
  const text = (groups: readonly number[]): string => groups.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (net, host) => {
        assert.is(networkOf(text([...net, ...host])), networkOf(text([...net, 1, 2, 3, 4])));
        assert.is.not(networkOf(text([...net, ...host])), networkOf(text([net[0]! ^ 1, ...net.slice(1), ...host])));
      },
    ),
  );
});

test('a public host counts towards its network; private hosts and names have no network', () => {
  assert.is(groupOf('8.8.8.8'), networkOf('8.8.8.8'));
  assert.is(groupOf('2a00:1450::1'), networkOf('2a00:1450::2'));
  for (const host of ['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1%eth0', 'example.com'])
    assert.is(groupOf(host), undefined);
});

test.run();
