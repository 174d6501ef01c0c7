import { RouteError } from "./RouteError.tsx";

/** A trouble without any chrome: the mall's own data did not load, or the page has none. */
export function RootError() {
  return (
    <main id="main">
      <RouteError />
    </main>
  );
}
