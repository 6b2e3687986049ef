import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** `client:wake` on intent, `client:wake="near"` also when it comes near the screen. */
    'client:wake'?: 'near' | 'address' | boolean;
  }
}

declare global {
  namespace App {
    interface Locals extends Partial<import('../server/locals.ts').SiteLocals> {}
  }
}
