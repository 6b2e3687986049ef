import 'astro';

declare global {
  /** Missing in TypeScript's types, because only Chromium implements it. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }

  namespace App {
    interface Locals extends Partial<import('../server/locals.ts').SiteLocals> {}
  }
}
