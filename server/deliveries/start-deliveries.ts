import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { posts } from '../enquiries/posts.ts';
import type { Recipient } from '../store/deliveries.ts';
import type { SubmissionStore } from '../store/store.ts';
import { emailChannel, noticeChannel } from './email.ts';
import { webhookChannel } from './webhook.ts';
import { type Channel, startWorker } from './worker.ts';

/** Creates the channels of the settings. */
export function channelsOf({ mail, webhook, siteUrl }: Pick<Config, 'mail' | 'webhook' | 'siteUrl'>): Channel[] {
  return [...(mail ? [emailChannel(mail, siteUrl)] : []), ...(webhook ? [webhookChannel(webhook)] : [])];
}

/** Returns the recipients of a submission. Those of a reply to a post include its author, if email is configured. */
export function recipientsOf(channels: Channel[], post = ''): Recipient[] {
  return channels.flatMap(({ name, recipients }) => {
    const author = name === 'email' ? posts.get(post)?.authorEmail : undefined;
    return [...new Set([...recipients, ...(author ? [author] : [])])].map((target) => ({ channel: name, target }));
  });
}

/** Returns the recipients of all submissions, each once: those of enquiries, and by email the authors of posts. */
function allRecipientsOf(channels: Channel[]): Recipient[] {
  return channels.flatMap(({ name, recipients }) => {
    const authors = name === 'email' ? [...posts.values()].flatMap(({ authorEmail }) => authorEmail ?? []) : [];
    return [...new Set([...recipients, ...authors])].map((target) => ({ channel: name, target }));
  });
}

/** Starts a worker for each channel, and one that emails notices of failed deliveries. */
export async function startDeliveries(
  { mail, siteUrl }: Pick<Config, 'mail' | 'siteUrl'>,
  channels: Channel[],
  { deliveries }: SubmissionStore,
  log: Logger,
) {
  const notices = mail && noticeChannel(mail, siteUrl, deliveries);
  const noticeRecipient = notices && recipientsOf([notices])[0];
  const allChannels = notices ? [...channels, notices] : channels;
  const cancelled = await deliveries.cancelAllBut(allRecipientsOf(allChannels), new Date());
  if (cancelled > 0) log.warn({ cancelled }, 'deliveries cancelled: their recipient was removed from the settings');
  const workers = channels.map((channel) => startWorker({ channel, deliveries, notice: noticeRecipient, log }));
  if (notices) workers.push(startWorker({ channel: notices, deliveries, log }));
  return {
    deliverNow() {
      for (const worker of workers) worker.deliverNow();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
