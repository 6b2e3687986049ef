import type { EnquiryService, Sender } from './enquiries/service.ts';

/** What the server gives to the pages that Astro renders on demand, as `Astro.locals`. */
export interface SiteLocals {
  enquiryService: EnquiryService;
  /** Who asks for this page. */
  sender: Sender;
}
