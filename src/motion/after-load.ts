// Fetches the page's motion once the page is loaded, unless the visitor saves data. Imports nothing, so that it travels in
// the page.
const motion = document.querySelector<HTMLTemplateElement>('template[data-motion]');
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (motion && !connection?.saveData)
  addEventListener('load', () => setTimeout(() => document.body.append(motion.content)), { once: true });

export {};
