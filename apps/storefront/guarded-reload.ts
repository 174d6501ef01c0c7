import type { Plugin } from "vite";

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * The router reloads the page, again and again if need be, when a route's code cannot be loaded. It tells the page
 * instead, by the event Vite sends for every other lazy import; browser/chunk-reload.ts decides (Spec §4). Where the
 * page stays, a module that breaks takes the lost one's place, with all a route may ask of it: the router does not heed
 * a failed import, and shows an empty document for a route of which a part is missing. It asks again each time it is
 * shown, since the browser does not fetch a lost module twice.
 * To be removed with a router that lets the application decide.
 */
export const guardedReload = (): Plugin => ({
  name: "tradehall-guarded-reload",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs/, code: /Error loading route module/ },
    handler(code) {
      if (!reload.test(code)) this.error("the router reloads in another way now: see guarded-reload.ts");
      return {
        code: code.replace(
          reload,
          `const tell = () => {
            const lost = new Event("vite:preloadError", { cancelable: true });
            lost.payload = error;
            return window.dispatchEvent(lost);
          };
          const fail = () => { tell(); throw error; };
          if (tell()) return { default: fail, clientLoader: fail, clientAction: fail };
          return new Promise(() => {});`,
        ),
        map: null,
      };
    },
  },
});
