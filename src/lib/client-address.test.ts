import { expect, test } from 'vitest'
import { clientAddress, forwardingHeader, isFromThisMachine, isLocalHost } from './client-address.server.ts'

const of = (peer: string, forwarded?: string, proxies = 0) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), peer, proxies)

test('the peer counts, whatever it claims, unless a proxy of ours says who is behind it', () => {
  expect(of('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  expect(of('10.0.0.1', '203.0.113.9', 1)).toBe('203.0.113.9')
  expect(of('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(of('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  expect(of('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})

test('a whole /64 is one, in any spelling, and the next one another', () => {
  const one = '2001:db8:0:0::/64'
  for (const address of [
    '2001:db8::1',
    '2001:db8::ffff:1:2:3',
    '2001:0db8:0000:0000:a:b:c:d',
    '2001:DB8::',
    '2001:db8:0:0:1::5',
    '2001:db8::192.0.2.1',
  ])
    expect(of(address), address).toBe(one)
  expect(of('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
  expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(of('::1')).toBe('0:0:0:0::/64')
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(of('::ffff:192.0.2.7')).toBe('192.0.2.7')
})

test('what is no address is one and the same person, and never longer than an address', () => {
  for (const claimed of ['evil', '1.2.3', 'x'.repeat(5000), '', "'; drop table", '999.1.1.1', ':::'])
    expect(['unknown', '10.0.0.1']).toContain(of('10.0.0.1', claimed, 1))
  expect(of('')).toBe('unknown')
})

test('this machine asks when the peer is it and nobody speaks for another', () => {
  for (const peer of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    expect([peer, isFromThisMachine(['host', 'accept'], peer)]).toEqual([peer, true])
  for (const peer of ['192.0.2.1', '10.0.0.1', '::ffff:10.0.0.1', '1127.0.0.1', '', undefined])
    expect([peer, isFromThisMachine([], peer)]).toEqual([peer, false])
  for (const name of [
    'forwarded',
    'x-forwarded-for',
    'X-Forwarded-Host',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'x-forwarded',
    'x-cluster-client-ip',
    'fly-client-ip',
    'true-client-ip',
    'cdn-loop',
    'x-original-host',
  ])
    expect([name, isFromThisMachine(['host', name], '127.0.0.1')]).toEqual([name, false])
  expect(forwardingHeader(['host', 'viaduct', 'client-ipod'])).toBeNull()
})

test('a local host is one that leads nowhere else', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000', 'app.localhost'])
    expect([host, isLocalHost(host)]).toEqual([host, true])
  for (const host of [
    '',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '10.0.0.1',
    'highstreet.test',
    'evil.test:3000',
  ])
    expect([host, isLocalHost(host)]).toEqual([host, false])
})
