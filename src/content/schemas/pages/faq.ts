import { pictureName } from '../references.ts';
import { listPage } from './simple.ts';

/** Schema of the FAQ page's texts. */
export const faqPage = listPage.extend({ picture: pictureName });
