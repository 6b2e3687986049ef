import { headingPage } from '../heading.ts';
import { text } from '../text.ts';

/** Schema of the page with all services, with a sentence about their prices. */
export const servicePage = headingPage.extend({ text });
