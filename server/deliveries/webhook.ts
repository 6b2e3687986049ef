import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { StoredSubmission } from '../store/schema.ts';
import { summaryOf } from './summary.ts';
import { type Channel, DeliveryError } from './worker.ts';

export type WebhookConfig = NonNullable<Config['webhook']>;

const requestTimeoutMs = 10_000;

/** Creates the channel that posts submissions to a webhook, signed by https://www.standardwebhooks.com. */
export function webhookChannel({ url, secret }: WebhookConfig, timeoutMs = requestTimeoutMs): Channel {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return {
    name: 'webhook',
    recipients: [new URL(url).host],
    async deliver({ submission }, signal) {
      const body = JSON.stringify(payloadOf(submission));
      // The same at every attempt, so that the recipient can recognise a repeated request.
      const id = `${submission.kind}_${submission.id}_${Date.parse(submission.created_at)}`;
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }).catch((error) => Promise.reject(new DeliveryError(reasonOf(error), { isOutage: true })));
      // Discards the body, which may be endless. The status alone decides.
      response.body?.cancel().catch(() => {});
      const { status } = response;
      if (response.ok) return `HTTP ${status}`;
      throw new DeliveryError(`the webhook answered HTTP ${status}`, {
        isFinal: status === 410,
        isOutage: status === 429 || status >= 500,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
      });
    },
  };
}

/** Returns why a request failed, without the URL. */
function reasonOf({ name, cause }: Error): string {
  if (name === 'TimeoutError') return 'the webhook did not answer in time';
  const { code = 'network error' } = (cause ?? {}) as { code?: string };
  return `the webhook could not be reached (${code})`;
}

/** Returns the wait (ms) of a Retry-After header, which has seconds or a date, or 0. */
function retryAfterMs(header: string | null): number {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now();
  return Math.max(0, ms || 0);
}

/** Returns the body of a request. `text` is for services that show one message, such as Slack. */
function payloadOf(submission: StoredSubmission) {
  const { spam, kind, website, post, ...enquiry } = submission;
  const { id, created_at, full_name, email, message } = enquiry;
  const reply = { id, created_at, full_name, email, website, comment: message, post };
  const data = kind === 'reply' ? reply : enquiry;
  return { type: `${kind}.created`, timestamp: created_at, data, text: summaryOf(submission) };
}
