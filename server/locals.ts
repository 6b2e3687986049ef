import type { EnquiryService, Sender } from './enquiries/service.ts';

/** `Astro.locals` of pages rendered on demand. */
export interface SiteLocals {
  enquiryService: EnquiryService;
  sender: Sender;
}
