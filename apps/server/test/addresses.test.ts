import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { newAddresses } from '../src/addresses.ts';

const asked = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;

test('what a guest says of his address counts only as far as the proxies are trusted', () => {
  const at = (proxies: number) => newAddresses({ now: () => 0, proxies, limited: true });
  expect(at(0).of(asked('1.2.3.4'))).toBe('10.0.0.1');
  expect(at(1).of(asked('6.6.6.6, 1.2.3.4'))).toBe('1.2.3.4');
  expect(at(2).of(asked('6.6.6.6, 1.2.3.4, 10.0.0.9'))).toBe('1.2.3.4');
  expect(at(1).of(asked())).toBe('10.0.0.1');
});

test('one address has enough at some point, and some more later; another is not touched', () => {
  let time = 0;
  const addresses = newAddresses({ now: () => time, proxies: 0, limited: true });
  let tables = 0;
  while (addresses.may('table', 'a')) tables++;
  expect(tables).toBe(200);
  expect(addresses.may('table', 'b')).toBe(true);
  expect(addresses.may('record', 'a')).toBe(true);
  time = 1000;
  expect([1, 2, 3].map(() => addresses.may('table', 'a'))).toEqual([true, true, false]);
});

test('connections that are closed no longer count', () => {
  const addresses = newAddresses({ now: () => 0, proxies: 0, limited: true });
  let open = 1;
  while (addresses.opened('a')) open++;
  expect(open).toBe(2001);
  addresses.closed('a');
  expect(addresses.opened('a')).toBe(false);
  addresses.closed('a');
  addresses.closed('a');
  expect(addresses.opened('a')).toBe(true);
});
