import type { ComponentType } from "react";
import { useActionData, useLoaderData, useMatches, useParams } from "react-router-dom";

/** What the build wraps around a page's component: it hands in what the loader and the action answered. */
export const asBuilt = (component: unknown) => {
  const Page = component as ComponentType<object>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, as by the build.
  return function BuiltPage() {
    const handedIn = {
      params: useParams(),
      loaderData: useLoaderData(),
      actionData: useActionData(),
      matches: useMatches(),
    };
    return <Page {...handedIn} />;
  };
};
