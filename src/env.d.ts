import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** `client:wake` on intent, `"near"` also when it comes near the screen, `"page"` by whatever is done on the page, `"address"` also on Back. */
    'client:wake'?: 'near' | 'page' | 'address' | boolean;
  }
}

declare global {
  /** Not in TypeScript's own types, as only Chromium has it. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }

  namespace App {
    interface Locals extends Partial<import('../server/locals.ts').SiteLocals> {}
  }
}
