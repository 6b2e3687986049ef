import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { UserError } from '../src/lib/user-error.ts';
import { readAge } from './enquiries/age.ts';
import { isDecodable } from './lib/is-decodable.ts';
import { isLoopback } from './lib/is-loopback.ts';

/** The settings of the server, validated and with their defaults. .env.example describes each. */
export type Config = z.infer<typeof settings>;

const mailVariables = ['SMTP_URL', 'ENQUIRY_TO', 'ENQUIRY_FROM'] as const;
const webhookVariables = ['WEBHOOK_URL', 'WEBHOOK_SECRET'] as const;

const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const originSchema = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    error: 'must start with http:// or https:// and have no path',
  })
  .transform((text) => new URL(text).origin);
const proxySchema = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);
const emailSchema = z.email('must be an email address');

/** The settings by the names of their variables. `example` is shown when the rule of a setting is broken. */
const variables = z.object({
  PORT: wholeNumber(65_535).default(4321).meta({ example: '4321' }),
  HOST: z.string().default(everyAddress),
  SITE_URL: originSchema.optional().meta({ example: 'https://www.example.com' }),
  PUBLIC_API_HOST: originSchema.default('').meta({ example: 'https://api.example.com' }),
  DATA_DIR: z.string().default('./data'),
  DIST_DIR: z.string().default('./dist'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ example: 'info' }),
  ENQUIRY_LIMIT: wholeNumber(1_000_000).default(5).meta({ example: '5' }),
  ENQUIRY_DAILY_LIMIT: wholeNumber(1_000_000).default(50).meta({ example: '50' }),
  RENDER_LIMIT: wholeNumber(1_000_000).default(300).meta({ example: '300' }),
  DATABASE_URL: serviceUrl(/^postgres(ql)?:\/\//i, 'postgres://')
    .default('')
    .meta({ example: 'postgres://user:password@localhost/site' }),
  // Options behind the host could disable the validation of certificates.
  SMTP_URL: serviceUrl(/^smtps?:\/\/[^/?]+\/?$/i, 'smtp:// or smtps://, have nothing after host and port')
    .optional()
    .meta({ example: 'smtp://user:password@mail.example.com:587' }),
  ENQUIRY_TO: commaSeparated
    .pipe(z.array(emailSchema).min(1, 'names no address'))
    .transform((addresses) => [...new Set(addresses)])
    .optional()
    .meta({ example: 'hello@example.com' }),
  ENQUIRY_FROM: emailSchema.optional().meta({ example: 'website@example.com' }),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address that starts with https://' })
    .refine((text) => !/^https?:\/\/[^/]*@/i.test(text), 'must have no user and password')
    .optional()
    .meta({ example: 'https://hooks.example.com/enquiries' }),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64')
    .optional()
    .meta({ example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }),
  WEBHOOK_ALLOW_HTTP: z.enum(['on', 'off']).default('off').meta({ example: 'off' }),
  EXPIRE_AFTER: z
    .string()
    .transform(readAge)
    .refine((age) => age !== undefined, 'must be an age in days, weeks, months or years')
    .optional()
    .meta({ example: '24mo' }),
  TRUST_PROXY: z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number)
    .or(
      commaSeparated.refine(
        (names) => z.array(proxySchema).safeParse(names).success,
        'must be the number of proxies (1 to 9), or their addresses',
      ),
    )
    .optional()
    .meta({ example: '1 or TRUST_PROXY=loopback,10.0.0.0/8' }),
  ALLOWED_ORIGINS: commaSeparated.pipe(z.array(originSchema)).default([]).meta({ example: 'https://www.example.com' }),
});

const settings = variables
  .superRefine((values, { addIssue }) => {
    for (const group of [mailVariables, webhookVariables]) {
      const missing = group.filter((name) => values[name] === undefined);
      if (missing.length === group.length) continue;
      for (const name of missing)
        addIssue({ code: 'custom', path: [name], message: `is not set, but ${group.join(', ')} belong together` });
    }
    const url = URL.parse(values.WEBHOOK_URL ?? '');
    if (url?.protocol === 'http:' && !isLoopback(url.hostname) && values.WEBHOOK_ALLOW_HTTP === 'off')
      addIssue({ code: 'custom', path: ['WEBHOOK_URL'], message: 'must be https, unless WEBHOOK_ALLOW_HTTP=on' });
  })
  .transform(({ SITE_URL, SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM, WEBHOOK_URL, WEBHOOK_SECRET, ...values }) => {
    const siteUrl = SITE_URL ?? `http://localhost:${values.PORT}`;
    return {
      port: values.PORT,
      host: values.HOST,
      /** Origin that visitors see. */
      siteUrl,
      /** Origin that the forms post to, or '' for the site's own. */
      apiOrigin: values.PUBLIC_API_HOST,
      dataDir: resolve(values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      mail:
        SMTP_URL && ENQUIRY_TO && ENQUIRY_FROM ? { smtpUrl: SMTP_URL, to: ENQUIRY_TO, from: ENQUIRY_FROM } : undefined,
      webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
      expireAfter: values.EXPIRE_AFTER,
      /** Number of trusted proxies, or their addresses. */
      trustProxy: values.TRUST_PROXY ?? (false as const),
      allowedOrigins: [...new Set([siteUrl, ...values.ALLOWED_ORIGINS])],
      distDir: resolve(values.DIST_DIR),
      logLevel: values.LOG_LEVEL,
      enquiryLimit: values.ENQUIRY_LIMIT,
      enquiryDailyLimit: values.ENQUIRY_DAILY_LIMIT,
      renderLimit: values.RENDER_LIMIT,
    };
  });

/**
 * Validates the settings in an environment, where an empty variable counts as not set. Throws a UserError that names
 * each setting that cannot be used, the reason and an example, and repeats no value.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const nonEmpty = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const { data, error } = settings.safeParse(Object.fromEntries(nonEmpty));
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => {
    const name = path[0] as keyof typeof variables.shape;
    return { path: [name], message: `${message}; for example ${name}=${variables.shape[name].meta()?.example}` };
  });
  throw new UserError(`The settings cannot be used:\n${z.prettifyError({ issues })}`);
}

/** Reads the settings of this process from its environment and from a .env file in the working folder. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

/** Returns the address that listens on IPv6 and IPv4. A machine without IPv6 cannot listen on `::`. */
function everyAddress(): string {
  const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
  return hasIPv6 ? '::' : '0.0.0.0';
}

function wholeNumber(max: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, `must be a whole number from 0 to ${max}`)
    .transform(Number);
}

/**
 * Returns the rule of a URL that may hold a password. It refuses URLs that programs interpret differently: an unescaped
 * character could move part of a password into the host, port or path, which are printed.
 */
function serviceUrl(shape: RegExp, start: string) {
  return z.string().refine((text) => {
    const { username, password, hostname, pathname, search } = URL.parse(text) ?? new URL('none:');
    // An @ or # after the host is likely the end of a password that holds a / or ?.
    const endsAtHost = !text.includes('#') && !(pathname + search).includes('@');
    const parts = [username, password, hostname, pathname, search];
    return hostname !== '' && shape.test(text) && endsAtHost && parts.every(isDecodable);
  }, `must start with ${start}, name a host, and have / # % @ of a password written as %2F %23 %25 %40`);
}
