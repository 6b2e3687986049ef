import type { AstroGlobal } from 'astro';
import { interpolate } from '../i18n/interpolate.ts';
import { getAgency } from '../queries/agency.ts';
import { getMessages } from '../queries/messages.ts';
import type { SubmissionResult } from './submission-result.ts';

/** Result of a form that was not stored. */
type NotStored<Errors> = Exclude<SubmissionResult<Errors>, { outcome: 'stored' }>;

/** Reads a form that was posted without script, and returns its texts with the service that receives them. */
export async function readPostedForm({ request, locals }: Pick<AstroGlobal, 'request' | 'locals'>) {
  const { submissionService, rateLimits } = locals;
  if (!submissionService || !rateLimits)
    throw new Error('The form page was rendered without the enquiry service: start server/main.ts');
  const form = await request.formData().catch(() => new FormData());
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value;
  return { submissionService, rateLimits, texts };
}

/** Sets the status of the response to a form that was not stored, and returns its errors and a notice. */
export async function respondWithErrors<Errors>(result: NotStored<Errors>, response: AstroGlobal['response']) {
  const { postedForm } = await getMessages();
  if (result.outcome === 'invalid') {
    response.status = 422;
    return { errors: result.errors, notice: postedForm.invalid };
  }
  response.status = result.status;
  response.headers.set('retry-after', String(result.retryAfter));
  const { phone, email } = await getAgency();
  return { errors: {}, notice: interpolate(postedForm.failed, { phone, email }) };
}
