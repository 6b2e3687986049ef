import type { Desk, Sender } from './enquiries/desk.ts';

/** What the server gives to the pages that Astro renders on demand, as `Astro.locals`. */
export interface SiteLocals {
  desk: Desk;
  /** Who asks for this page. */
  sender: Sender;
}
