import { faqCategories } from '../categories.ts';
import { getInOrder } from './entries.ts';
import { getMessages } from './messages.ts';

/** A category with its questions. */
export type FaqCategory = Awaited<ReturnType<typeof getFaqByCategory>>[number];

/** Returns the questions by category, in order. */
export async function getFaqByCategory() {
  const questions = await getInOrder('faq');
  const { faq } = await getMessages();
  return faqCategories.map((id) => ({
    id,
    title: faq.categories[id],
    questions: questions
      .filter(({ data }) => data.category === id)
      .map(({ id: key, data: { question, answer } }) => ({ id: key, question, answer })),
  }));
}
