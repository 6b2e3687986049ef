// Fetches the page's animations after the load event, unless the visitor saves data. It has no imports, so that Astro
// inlines it.
const motion = document.querySelector<HTMLTemplateElement>('template[data-motion]');
if (motion && !navigator.connection?.saveData)
  addEventListener('load', () => setTimeout(() => document.body.append(motion.content)), { once: true });

export {};
