/** The brand whose tokens a built stylesheet holds; the build names such files after the brands (`vite.config.ts`). */
export const brandOfSheet = (href: string): string | undefined =>
  /\/brand-([a-z0-9]+)-[^/]*$/.exec(href)?.[1];
