import type { ClientLimits, SubmissionService } from './enquiries/service.ts';

/** `Astro.locals` of pages rendered on demand. */
export interface SiteLocals {
  submissionService: SubmissionService;
  rateLimits: ClientLimits;
}
