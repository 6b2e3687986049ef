import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';

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
  /** Absolute path of the folder that holds the built site. */
  distDir: string;
  /** The least severe log line to write. */
  logLevel: (typeof logLevels)[number];
  /** Enquiries a minute that one address may send; 0 sets no limit. */
  enquiryLimit: number;
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
  // Still to come with issue 6: DATABASE_URL, SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM, TRUST_PROXY, ALLOWED_ORIGINS.
});

/**
 * Checks the settings in an environment. An empty variable counts as one that is not set.
 * Throws a ConfigError that names every variable that cannot be used, what is wrong and how to mend it.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = settings.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues
        .map(({ path, message }) => `${String(path[0])} is "${given[String(path[0])]}": it ${message}.`)
        .join('\n'),
    );
  }
  const { PORT, HOST, SITE_URL, PUBLIC_API_HOST, DATA_DIR, DIST_DIR, LOG_LEVEL, ENQUIRY_LIMIT } = result.data;
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    apiHost: PUBLIC_API_HOST,
    dataDir: resolve(DATA_DIR),
    distDir: resolve(DIST_DIR),
    logLevel: LOG_LEVEL,
    enquiryLimit: ENQUIRY_LIMIT,
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
