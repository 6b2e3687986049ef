import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { type Age, readAge } from './enquiries/age.ts';

/** The settings of the server, checked and with their defaults filled in. */
export interface Config {
  /** TCP port; 0 takes any free one. */
  port: number;
  /** The address to listen on. */
  host: string;
  /** The origin that visitors see, without a slash at its end. */
  siteUrl: string;
  /** The origin that the enquiry form posts to, or '' for the site's own. */
  apiHost: string;
  /** Absolute path of the folder that holds the enquiries. */
  dataDir: string;
  /** The PostgreSQL database that holds the enquiries instead, with its password; '' for none. */
  databaseUrl: string;
  /** How each enquiry is mailed to the agency; undefined when none is. */
  mail: MailConfig | undefined;
  /** How old enquiries may become before they are removed for good; undefined when they are kept. */
  expireAfter: Age | undefined;
  /** The folder of pg_dump and pg_restore; '' for those of the PATH. */
  postgresBin: string;
  /** The proxies whose forwarded address and protocol are trusted: their number, or their addresses. */
  trustProxy: number | string[] | false;
  /** The origins whose pages may call the API from a browser: the site's own, and those allowed in addition. */
  allowedOrigins: string[];
  /** Absolute path of the folder that holds the built site. */
  distDir: string;
  /** The least severe log line to write. */
  logLevel: (typeof logLevels)[number];
  /** Enquiries a minute that one address may send; 0 sets no limit. */
  enquiryLimit: number;
  /** Pages a minute that one address may have rendered on demand; 0 sets no limit. */
  renderLimit: number;
}

/** How to send e-mails. */
export interface MailConfig {
  /** The mail server, with its password. */
  smtpUrl: string;
  to: string[];
  from: string;
}

/** Settings that cannot be used; the message has one line for each of them. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const settings = z.object({
  PORT: wholeNumber(0, 65_535, 'PORT=4321').default(4321),
  HOST: z.string().default(everyAddress),
  SITE_URL: origin('SITE_URL=https://www.example.com').optional(),
  PUBLIC_API_HOST: origin('PUBLIC_API_HOST=https://api.example.com').default(''),
  DATA_DIR: z.string().default('./data'),
  DIST_DIR: z.string().default('./dist'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}; for example LOG_LEVEL=info`).default('info'),
  ENQUIRY_LIMIT: wholeNumber(0, 1_000_000, 'ENQUIRY_LIMIT=30').default(30),
  RENDER_LIMIT: wholeNumber(0, 1_000_000, 'RENDER_LIMIT=300').default(300),
  DATABASE_URL: serviceUrl(
    /^postgres(ql)?:\/\//i,
    'must be an address that starts with postgres:// or postgresql://, names a host, and has signs such as / # % of a password written as %2F %23 %25; for example DATABASE_URL=postgres://user:password@localhost/site',
  ).default(''),
  // Options behind the host could switch the checks of certificates off.
  SMTP_URL: serviceUrl(
    /^smtps?:\/\/[^/?]+\/?$/i,
    'must be an address that starts with smtp:// or smtps://, names a host, has signs such as / # % of a password written as %2F %23 %25, and nothing after host and port; for example SMTP_URL=smtp://user:password@mail.example.com:587',
  ).optional(),
  ENQUIRY_TO: z
    .string()
    .transform(list)
    .pipe(
      z
        .array(emailAddress('ENQUIRY_TO=hello@example.com'))
        .min(1, 'names nobody; for example ENQUIRY_TO=hello@example.com'),
    )
    .transform((addresses) => [...new Set(addresses)])
    .optional(),
  ENQUIRY_FROM: emailAddress('ENQUIRY_FROM=website@example.com').optional(),
  EXPIRE_AFTER: z
    .string()
    .transform((text, context) => {
      const age = readAge(text);
      if (age) return age;
      const told = 'must be an age in days, weeks, months or years; for example EXPIRE_AFTER=24mo';
      context.issues.push({ code: 'custom', message: told, input: text });
      return z.NEVER;
    })
    .optional(),
  POSTGRES_BIN: z
    .string()
    .refine(isAbsolute, 'must be the whole path of a folder; for example POSTGRES_BIN=/usr/lib/postgresql/17/bin')
    .default(''),
  TRUST_PROXY: z
    .string()
    .transform(proxies)
    .optional()
    .transform((given) => given ?? (false as const)),
  ALLOWED_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(origin('ALLOWED_ORIGINS=https://www.example.com')))
    .default([]),
});

/** Settings with a password in them, which no message may repeat. */
const secrets = ['DATABASE_URL', 'SMTP_URL'];

/** The settings that make e-mail work, together. */
const mailSettings = ['SMTP_URL', 'ENQUIRY_TO', 'ENQUIRY_FROM'] as const;

/**
 * Checks the settings in an environment. An empty variable counts as one that is not set.
 * Throws a ConfigError that names every variable that cannot be used, what is wrong and how to fix it.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = settings.safeParse(given);
  const faults = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${secrets.includes(name) ? 'cannot be used' : `is "${given[name]}"`}: it ${message}.`;
  });
  const missing = mailSettings.filter((name) => !given[name]);
  if (missing.length > 0 && missing.length < mailSettings.length)
    faults.push(`${mailSettings.join(', ')} belong together: ${missing.join(' and ')} is not set.`);
  if (!result.success || faults.length > 0) throw new ConfigError(faults.join('\n'));

  const { PORT, SITE_URL = `http://localhost:${PORT}`, SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM, ...set } = result.data;
  return {
    port: PORT,
    host: set.HOST,
    siteUrl: SITE_URL,
    apiHost: set.PUBLIC_API_HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    mail:
      SMTP_URL && ENQUIRY_TO && ENQUIRY_FROM ? { smtpUrl: SMTP_URL, to: ENQUIRY_TO, from: ENQUIRY_FROM } : undefined,
    expireAfter: set.EXPIRE_AFTER,
    postgresBin: set.POSTGRES_BIN,
    trustProxy: set.TRUST_PROXY,
    allowedOrigins: [...new Set([SITE_URL, ...set.ALLOWED_ORIGINS])],
    distDir: resolve(set.DIST_DIR),
    logLevel: set.LOG_LEVEL,
    enquiryLimit: set.ENQUIRY_LIMIT,
    renderLimit: set.RENDER_LIMIT,
  };
}

/** The settings of this process; those in a .env file of the working folder fill in what the environment leaves out. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

/**
 * `::` answers on IPv6 and IPv4 alike, so `localhost` works however it is looked up, and so does the
 * published port of a container. A machine without IPv6 cannot listen on it and gets 0.0.0.0.
 */
function everyAddress(): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
  return hasIPv6 ? '::' : '0.0.0.0';
}

function wholeNumber(least: number, most: number, example: string) {
  const told = `must be a whole number from ${least} to ${most}; for example ${example}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: told, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, told).max(most, told));
}

/** A web address of scheme, host and port only, such as https://www.example.com. */
function origin(example: string) {
  return z.string().transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    const told = `must be a web address that starts with http:// or https:// and has no path; for example ${example}`;
    context.issues.push({ code: 'custom', message: told, input: text });
    return z.NEVER;
  });
}

/** The parts of a setting that names several things, with commas between them. */
function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * The address of a service, which may hold a password. What different software would read differently is refused: an
 * unescaped sign in a password would make part of it a host, a port or a path, and those are told.
 */
function serviceUrl(shape: RegExp, told: string) {
  return z.string().refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !shape.test(text) || url.hostname === '') return false;
    const { username, password, hostname, pathname, search } = url;
    // An @ or # after the host is rather the end of a password that holds a / or ?.
    const endsAtHost = !text.includes('#') && !(pathname + search).includes('@');
    return endsAtHost && [username, password, hostname, pathname, search].every(isDecodable);
  }, told);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function emailAddress(example: string) {
  return z.email(`must be an e-mail address; for example ${example}`);
}

/** How many proxies stand before the server, or their addresses. Trusting every client would let visitors forge their address. */
function proxies(text: string, context: z.RefinementCtx) {
  if (/^[1-9]$/.test(text)) return Number(text);
  const names = list(text);
  const isNetwork = (name: string) => {
    const [address = '', bits = '0', more] = name.split('/');
    return more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= ({ 4: 32, 6: 128 }[isIP(address)] ?? -1);
  };
  if (names.every((name) => ['loopback', 'linklocal', 'uniquelocal'].includes(name) || isNetwork(name))) return names;
  const told =
    'must be the number of proxies before the server, from 1 to 9, or their addresses; for example TRUST_PROXY=1 or TRUST_PROXY=loopback,10.0.0.0/8';
  context.addIssue({ code: 'custom', message: told });
  return z.NEVER;
}
