import type { ClientLimits, EnquiryService } from './enquiries/service.ts';

/** `Astro.locals` of pages rendered on demand. */
export interface SiteLocals {
  enquiryService: EnquiryService;
  rateLimits: ClientLimits;
}
