import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { useGlobals } from "./use-globals.ts";

type Args = Readonly<Record<string, unknown>>;

function Drawn({ args }: { args: Args }) {
  const context = useContext(DocsContext);
  const story = context.storyById();
  const given = context.getStoryContext(story);
  const all = { ...given.args, ...args };
  // Its code is not the story's: `code` keeps it out of the story's panel.
  const docs = { ...given.parameters.docs, source: { type: "code" } };
  const parameters = { ...given.parameters, docs };
  return story.unboundStoryFn({
    ...given,
    args: all,
    allArgs: all,
    parameters,
  } as never) as unknown as ReactNode;
}

/** The Default story with other props, drawn in this page: an example that is not to be copied needs no story. */
export function ExampleWith({ args }: { args: Args }) {
  return (
    <div className="docs-drawn sb-unstyled">
      <Drawn args={args} key={JSON.stringify(useGlobals())} />
    </div>
  );
}
