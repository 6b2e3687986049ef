import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailConfig } from '../config.ts';
import type { Message } from './message.ts';

/** How long the mail server may take, in milliseconds. */
export interface SmtpLimits {
  /** To take a connection, greet, encrypt and take the login, all together. */
  openMs: number;
  /** To take one e-mail, from its sender's address to the last answer. Some take their time to look through it. */
  messageMs: number;
}

/** What the mail server said to one e-mail for one of its recipients. */
export interface Delivery {
  address: string;
  /** Taken; put off (4xx); or refused for good (5xx). */
  outcome: 'sent' | 'deferred' | 'refused';
  /** The answer, unless the e-mail was taken. */
  reason: string | null;
}

/** The mail server accepts no e-mail at all for now: it cannot be reached, or refuses this site as a whole. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble';
}

/** A connection to the mail server, greeted, encrypted and logged in. */
export interface SmtpSession {
  /** Whether it can take another e-mail; asks the server. */
  isUsable(): Promise<boolean>;
  /**
   * Offers an e-mail for some recipients; resolves to what the server said for each. `from` '' is nobody, to whom no
   * server reports anything. Rejects with ServerTrouble where that is what the answer means, otherwise, when the server
   * breaks off or takes too long, with another error; the session is over then.
   */
  send(envelope: { from: string; to: string[] }, raw: Buffer): Promise<Delivery[]>;
  /** Closes the session. */
  close(): void;
}

/** Writes out an e-mail as it travels. `to` is what its header says. */
export function encodeMessage(message: Message, { from, to }: { from: string; to: string[] }): Promise<Buffer> {
  const composer = new MailComposer({ ...message, from, to, disableFileAccess: true, disableUrlAccess: true });
  return composer.compile().build();
}

/**
 * Connects to the mail server. Rejects with ServerTrouble. Each step ends in its time however the server answers, also
 * byte by byte.
 */
export async function openSession({ smtpUrl }: Pick<MailConfig, 'smtpUrl'>, limits: SmtpLimits): Promise<SmtpSession> {
  const { login, ...server } = smtpServer(smtpUrl);
  const connection = new SMTPConnection({
    ...server,
    // What breaks off is not waited for.
    socketCloseTimeout: 0,
    connectionTimeout: limits.openMs,
    socketTimeout: Math.max(limits.openMs, limits.messageMs),
  });
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject);
    // What it was asked for last learns first why.
    connection.once('end', () => setImmediate(reject, new Error('The mail server closed the connection')));
  });
  // It may break while nobody waits.
  broken.catch(() => {});

  /** Does one thing with the connection, which is over when that takes too long. */
  async function within<Result>(ms: number, start: (done: Done<Result>) => void): Promise<Result> {
    const answered = new Promise<Result>((resolve, reject) => {
      start((error, result) => (error ? reject(error) : resolve(result as Result)));
    });
    answered.catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`The mail server took longer than ${ms / 1000} s`));
        connection.close();
      }, ms);
    });
    try {
      return await Promise.race([answered, broken, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  try {
    await within(limits.openMs, (done: Done<unknown>) => {
      connection.connect((error) => {
        if (error || !login) done(error);
        else connection.login(login, done);
      });
    });
  } catch (error) {
    connection.close();
    throw new ServerTrouble((error as Error).message);
  }

  return {
    async isUsable() {
      if (connection.destroyed) return false;
      try {
        await within(limits.openMs, (done: Done<unknown>) => connection.reset(done));
        return true;
      } catch {
        connection.close();
        return false;
      }
    },
    async send({ from, to }, raw) {
      try {
        const { rejectedErrors = [] } = await within<SMTPConnection.SentMessageInfo>(limits.messageMs, (done) =>
          connection.send({ from, to, size: raw.length }, raw, done),
        );
        return to.map((address) => {
          const error = rejectedErrors.find(({ recipient }) => recipient === address);
          return error ? refusal(address, error) : { address, outcome: 'sent', reason: null };
        });
      } catch (error) {
        return refusals(error as SMTPConnection.SMTPError, from, to);
      }
    },
    close() {
      connection.quit();
      setTimeout(() => connection.close(), 5000).unref();
    },
  };
}

type Done<Result> = (error?: Error | null, result?: Result) => void;

/** What the refusal of a whole e-mail means for its recipients; throws what is not about this e-mail. */
function refusals(error: SMTPConnection.SMTPError, from: string, to: string[]): Delivery[] {
  const { responseCode = 0, command, rejectedErrors = [], message } = error;
  if (responseCode < 400) throw error;
  // The server closes; it wants a login; or it takes nothing from the sender, who is the same for every enquiry.
  const isAboutUs = [421, 530, 535, 538].includes(responseCode);
  if (isAboutUs || (command === 'MAIL FROM' && responseCode >= 500 && from !== '')) throw new ServerTrouble(message);
  return to.map((address) => refusal(address, rejectedErrors.find(({ recipient }) => recipient === address) ?? error));
}

function refusal(address: string, { responseCode = 0, message }: SMTPConnection.SMTPError): Delivery {
  return { address, outcome: responseCode >= 500 ? 'refused' : 'deferred', reason: message };
}

/** The mail server that an SMTP_URL names, and how to speak to it. */
function smtpServer(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  return {
    host,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    // A login never crosses a network in the clear.
    requireTLS: login !== undefined && !isHere,
    // Whatever NODE_TLS_REJECT_UNAUTHORIZED says.
    tls: { rejectUnauthorized: true },
    login,
  };
}
