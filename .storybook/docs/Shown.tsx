import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useState } from "react";
import { useLocale } from "./use-locale.ts";
import { frame } from "./words.ts";

export interface ShownProps {
  /** Name of the story's export. */
  story: string;
  /** It would cover the page or take the focus: shown in a frame of its own, once that is asked for. */
  isOverlay?: boolean;
  /** Whether its code is open, can be opened, or is left out. Default `hidden`. */
  code?: "shown" | "hidden" | "none";
}

/** A story on a component's page. */
export function Shown({ story, isOverlay = false, code = "hidden" }: ShownProps) {
  const context = useContext(DocsContext);
  const [isOpen, setOpen] = useState(!isOverlay);
  const isChinese = useLocale() === "zh_CN";
  const found = context.componentStories().find(({ id }) => id.endsWith(`--${storyPath(story)}`));
  if (!found) return <p role="alert">{story}?</p>;
  if (!isOpen) {
    return (
      <button className="docs-show" onClick={() => setOpen(true)} type="button">
        {frame.show[isChinese ? 0 : 1]}
      </button>
    );
  }
  return (
    <Canvas
      of={found.moduleExport}
      sourceState={code}
      story={isOverlay ? { inline: false, height: "560px" } : { inline: true }}
    />
  );
}

/** `long-chinese-text` of `LongChineseText`, as Storybook makes it. */
export const storyPath = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
