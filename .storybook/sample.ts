import type { Decorator, Parameters } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { sampleCode } from "./docs/facts.ts";

/** What each story on this page shows now. */
const drawn = new Map<string, ReactNode>();

/** Keeps what a story draws, before anything is around it, for the text of its code. */
export const withSample: Decorator = (Story, context) => {
  // Neither a test nor an example on a page of the docs (`ExampleWith`) has code of its own.
  const { docs, __isPortableStory: isTest } = context.parameters;
  if (!isTest && docs?.source?.type !== "code")
    drawn.set(context.id, context.originalStoryFn(context.args, context) as ReactNode);
  return Story();
};

/** The text of the Code panel and of the docs, instead of Storybook's own: that names no component in `memo`, and writes `"[Circular]"` for what it saw before. */
export const sampleSource: NonNullable<Parameters["docs"]>["source"] = {
  // Also of stories that take no args.
  type: "dynamic",
  transform: (code: string, { id, title }: { id: string; title: string }) =>
    drawn.has(id) ? sampleCode(title, drawn.get(id)) : code,
};
