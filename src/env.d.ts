import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** `client:wake` on intent, `"near"` also when it comes near the screen, `"load"` also once the page is loaded, `"address"` also on Back. */
    'client:wake'?: 'near' | 'load' | 'address' | boolean;
  }
}

declare global {
  namespace App {
    interface Locals extends Partial<import('../server/locals.ts').SiteLocals> {}
  }
}
