import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

test('allows only the hashed scripts and styles inline', () => {
  const policy = pagePolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, '');
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    'frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org',
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('allows forms to post to the origin of the API', () => {
  const policy = pagePolicy({ scripts: [], styles: [] }, 'https://api.example.com');
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("form-action 'self' https://api.example.com;");
});
