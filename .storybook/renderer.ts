/** Stories run on React, or with STORYBOOK_RENDERER=preact on what browsers get of the storefront's built pages. */
export const isPreact = process.env.STORYBOOK_RENDERER === "preact";

/** As `preact-in-browsers.ts` of the storefront has them, and what Storybook and a build for development ask for too. */
const standIns: Readonly<Record<string, string>> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react-dom/test-utils": "preact/test-utils",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
  "react/jsx-dev-runtime": "preact/compat/jsx-dev-runtime",
};

/** A module of React, or what stands for it. */
export const standInOf = (module: string): string => (isPreact && standIns[module]) || module;

export const aliases = isPreact
  ? Object.entries(standIns).map(([module, standIn]) => ({
      find: new RegExp(`^${module}$`),
      replacement: standIn,
    }))
  : [];
