import { lazy, Suspense } from "react";

const LazyDocs = lazy(async () => ({ default: (await import("./FoundationDocs.tsx")).FoundationDocs }));
const page = () => (
  <Suspense>
    <LazyDocs />
  </Suspense>
);

/**
 * What the stories of all foundations pages have: the page is its own docs. Each says the tag `page` itself, since the
 * index reads only what is written there; the sidebar shows the docs alone.
 */
export const foundation = {
  parameters: { docs: { page }, controls: { disable: true } },
};
