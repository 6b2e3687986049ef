import { text } from '../text.ts';
import { headingPage } from './heading.ts';

/** Schema of the page with all services, with a sentence about their prices. */
export const servicePage = headingPage.extend({ text });
