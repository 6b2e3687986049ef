// Fetches the page's motion once the page is loaded, unless the visitor saves data. Imports nothing, so that it travels in
// the page.
const motion = document.querySelector<HTMLTemplateElement>('template[data-motion]');
if (motion && !navigator.connection?.saveData)
  addEventListener('load', () => setTimeout(() => document.body.append(motion.content)), { once: true });

export {};
