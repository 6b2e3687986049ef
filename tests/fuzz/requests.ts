import fc from 'fast-check';
import { enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { anEnquiry } from '../helpers/samples.ts';

/** Bytes to send, with a description. */
export interface HostileRequest {
  kind: string;
  bytes: Buffer;
}

const crlf = '\r\n';
const host = `Host: localhost${crlf}`;

/** Texts that break things, and ordinary ones. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00\ud800',
    '\u202e',
    '\r\nBcc: a@b.example',
    `'; DROP TABLE enquiries; --`,
    '<script>alert(1)</script>',
    '{{7*7}}<%= 7*7 %>',
    '../../etc/passwd',
    '=1+1',
    '\ufeff',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
  ),
  fc.integer({ min: 1, max: 110_000 }).map((length) => 'x'.repeat(length)),
);

/** A valid enquiry with some fields replaced by values of any type, and with other fields added. */
const notQuiteEnquiry = fc
  .tuple(
    fc.uuid().map((message) => anEnquiry({ message })),
    fc.dictionary(fc.constantFrom(...enquiryFields), fc.oneof(text, fc.jsonValue({ maxDepth: 3 })), { maxKeys: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom('website', 'id', 'spam', 'toString'), text), fc.jsonValue(), {
      maxKeys: 2,
    }),
  )
  .map(([good, wrong, more]) => ({ ...good, ...wrong, ...more }));

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"a":'), fc.integer({ min: 1, max: 12_000 }))
  .map(([open, depth]) => open.repeat(depth));

const body = fc.oneof(
  { weight: 6, arbitrary: notQuiteEnquiry.map((value) => Buffer.from(JSON.stringify(value))) },
  { weight: 2, arbitrary: fc.json().map((json) => Buffer.from(json)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: nested.map((json) => Buffer.from(json)) },
  { weight: 1, arbitrary: notQuiteEnquiry.map((value) => Buffer.from(JSON.stringify(value), 'utf16le')) },
  {
    weight: 1,
    arbitrary: fc
      .uuid()
      .map((id) => Buffer.from(`{"__proto__":{"x":1},${JSON.stringify(anEnquiry({ message: id })).slice(1)}`)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(notQuiteEnquiry, fc.nat({ max: 300 }), fc.nat({ max: 255 })).map(([value, at, byte]) => {
      const bytes = Buffer.from(JSON.stringify(value));
      bytes[at % bytes.length] = byte;
      return bytes;
    }),
  },
);

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;charset=utf-8;charset=utf-7',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json, text/html',
      '/',
      ';',
    ),
  },
);

const apiRequest = fc.tuple(body, contentType).map(([payload, type]) => ({
  kind: 'body',
  bytes: Buffer.concat([
    Buffer.from(
      `POST /api/create/contact HTTP/1.1${crlf}${host}Content-Type: ${type}${crlf}Content-Length: ${payload.length}${crlf}Connection: close${crlf}${crlf}`,
    ),
    payload,
  ]),
}));

const formBody = fc.oneof(
  notQuiteEnquiry.map((value) =>
    new URLSearchParams(
      Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : (JSON.stringify(one) ?? '')]),
    ).toString(),
  ),
  fc
    .array(fc.constantFrom('%', '%zz', '&', '=', '+', '%00', 'message', '\u00ff', '[]', ';'), { maxLength: 40 })
    .map((parts) => parts.join('')),
);
const formRequest = formBody.map((form) => ({
  kind: 'form',
  bytes: Buffer.from(
    `POST /contact/review HTTP/1.1${crlf}${host}Content-Type: application/x-www-form-urlencoded${crlf}Content-Length: ${Buffer.byteLength(form)}${crlf}Connection: close${crlf}${crlf}${form}`,
  ),
}));

const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
  'CONNECT',
  'BREW',
  'get',
  '',
);
const pathPart = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%252e%252e',
      '..%2f',
      '..%5c',
      '\\',
      '%5c',
      '%00',
      '%',
      '%c0%ae',
      '%zz',
      '~',
      '_image',
      '_server-islands',
      '-',
      '_astro',
      'blog',
      'portfolio',
      'service',
      'api',
      'create',
      'contact',
      'index.html',
      '.env',
      '.git',
      'data',
      'enquiries.db',
      'server',
      'entry.mjs',
      'package.json',
      'etc',
      'passwd',
      ';',
      '@',
      'http:',
      '?',
      '#',
      '?page=',
      '?category=',
      '?q=',
      '&',
      '=',
    ),
  },
  { weight: 4, arbitrary: fc.webSegment() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => 'a'.repeat(length)) },
);
const pathRequest = fc
  .tuple(
    method,
    fc.constantFrom('/', '//', '', 'http://evil.example/', '*', '/\\'),
    fc.array(pathPart, { maxLength: 8 }),
    fc.constantFrom('/', '', '%2f'),
  )
  .map(([verb, start, parts, join]) => ({
    kind: 'path',
    bytes: Buffer.from(`${verb} ${start}${parts.join(join)} HTTP/1.1${crlf}${host}Connection: close${crlf}${crlf}`),
  }));

const headerName = fc.oneof(
  fc.constantFrom(
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Content-Type',
    'Content-Encoding',
    'Expect',
    'Upgrade',
    'Connection',
    'Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'Accept',
    'Origin',
    'Cookie',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Access-Control-Request-Method',
    'X-Astro-Path',
    'X-Astro-Locals',
    'x-middleware-prefetch',
    '__proto__',
  ),
  fc.string({ maxLength: 30 }),
);
const headerValue = fc.oneof(
  text,
  fc.constantFrom(
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,1-1,2-2,3-3',
    'bytes=99999999999999999999-',
    'br;q=0',
    'gzip, br, *',
    'websocket',
    '100-continue',
    'chunked',
    '-1',
    '1e3',
    '99999999999999999999',
    'W/"',
    '*',
    'null',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'evil.example',
    '127.0.0.1',
    'localhost:99999',
    'a b',
    '[::1',
    'user@localhost',
  ),
);
const headerRequest = fc
  .tuple(
    fc.constantFrom(
      'GET / ',
      'GET /nowhere ',
      'GET /blog?page=2 ',
      'POST /api/create/contact ',
      'OPTIONS /api/create/contact ',
    ),
    fc.boolean(),
    fc.array(fc.tuple(headerName, fc.constantFrom(': ', ':', ' : ', ''), headerValue), { maxLength: 12 }),
    fc.constantFrom(1, 1, 1, 1, 200, 3000),
    fc.constantFrom('1.1', '1.1', '1.1', '1.0', '0.9', '2.0', '9'),
  )
  .map(([start, withHost, headers, times, version]) => ({
    kind: 'headers',
    bytes: Buffer.from(
      `${start}HTTP/${version}${crlf}${withHost ? host : ''}${headers
        .map(([name, colon, value]) => `${name}${colon}${value}${crlf}`)
        .join('')
        .repeat(headers.length > 3 ? 1 : times)}Connection: close${crlf}${crlf}`,
      'latin1',
    ),
  }));

/** Message of an enquiry that is found only if a request's bytes are parsed wrongly. */
export const smuggled = 'SMUGGLED';
const inner = JSON.stringify(anEnquiry({ message: smuggled }));
const innerRequest = `POST /api/create/contact HTTP/1.1${crlf}${host}Content-Type: application/json${crlf}Content-Length: ${Buffer.byteLength(inner)}${crlf}${crlf}${inner}`;
/**
 * Requests whose end two parsers could see differently (request smuggling). No part of them may be stored as an
 * enquiry.
 */
const framings = [
  // Both lengths, in either order, and in disguise.
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: 5\r\nTransfer-Encoding: xchunked',
  'Content-Length: 5\r\nTransfer-Encoding : chunked',
  'Content-Length: 5\r\nTransfer-Encoding: chunked, identity',
  'Content-Length: 5\r\nTransfer-Encoding:\tchunked',
  'Content-Length: 5\r\nTransfer-Encoding: identity, chunked',
  'Content-Length: 5\r\nX: y\nTransfer-Encoding: chunked',
  'Content-Length: 5\r\n Transfer-Encoding: chunked',
  // Two lengths.
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5, 6',
  // No length as it should be.
  'Content-Length: +5',
  'Content-Length: 5 5',
  'Content-Length: 0x5',
  'Content-Length: -5',
  'Content-Length: 5\u0000',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: \u000bchunked',
];
const firstBodies = [
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  '5;x="\r\n"\r\nhello\r\n0\r\n\r\n',
  '-1\r\n',
  'g\r\n',
  '5 \r\nhello\r\n0\r\n\r\n',
  '5\nhello\n0\n\n',
  '',
];
const smugglingRequest = fc
  .tuple(
    fc.constantFrom('POST /api/create/contact', 'POST /contact/review', 'GET /', 'POST /'),
    fc.constantFrom(...framings),
    fc.constantFrom(...firstBodies),
  )
  .map(([start, framing, first]) => ({
    kind: 'smuggling',
    bytes: Buffer.from(
      `${start} HTTP/1.1${crlf}${host}Content-Type: application/json${crlf}${framing}${crlf}${crlf}${first}${innerRequest}`,
      'latin1',
    ),
  }));

const brokenOff = fc
  .tuple(fc.oneof(apiRequest, pathRequest, formRequest), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([{ bytes }, share]) => ({ kind: 'broken off', bytes: bytes.subarray(0, Math.floor(bytes.length * share)) }));

const noise = fc.uint8Array({ maxLength: 3000 }).map((bytes) => ({ kind: 'noise', bytes: Buffer.from(bytes) }));

/** Any hostile request. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 8, arbitrary: apiRequest },
  { weight: 3, arbitrary: formRequest },
  { weight: 5, arbitrary: pathRequest },
  { weight: 5, arbitrary: headerRequest },
  { weight: 3, arbitrary: smugglingRequest },
  { weight: 1, arbitrary: brokenOff },
  { weight: 1, arbitrary: noise },
);
