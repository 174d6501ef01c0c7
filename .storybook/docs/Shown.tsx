import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useState } from "react";
import { pathOf } from "./facts.ts";
import { useGlobals } from "./use-globals.ts";
import { frame } from "./words.ts";

export interface ShownProps {
  /** Name of the story's export. */
  story: string;
  /** It would cover the page or take the focus: shown in a frame of its own, once that is asked for. */
  isOverlay?: boolean;
  /** Whether its code is open, can be opened, or is left out. Default `hidden`. */
  code?: "shown" | "hidden" | "none";
}

interface FrameProps {
  id: string;
  name: string;
  size: "phone" | "desktop";
}

/** A story as a page of its own, as wide as a phone or as the docs; it wears what the toolbar says. */
function Frame({ id, name, size }: FrameProps) {
  const globals = useGlobals();
  const [height, setHeight] = useState(size === "phone" ? 240 : 560);
  const worn = ["brand", "scheme", "locale", "motion", "text"].flatMap((key) =>
    globals[key] === undefined ? [] : [`${key}:${globals[key]}`],
  );
  return (
    <iframe
      className="docs-frame"
      data-size={size}
      height={height}
      loading="lazy"
      onLoad={({ currentTarget: { contentDocument } }) => {
        const root = contentDocument?.querySelector("#storybook-root");
        if (size === "phone" && root)
          new ResizeObserver(() => setHeight(Math.min(root.scrollHeight + 2, 800))).observe(root);
      }}
      src={`iframe.html?id=${id}&viewMode=story&globals=${worn.join(";")}`}
      title={name}
    />
  );
}

/** A story on a component's page. */
export function Shown({ story, isOverlay = false, code = "hidden" }: ShownProps) {
  const context = useContext(DocsContext);
  const [isOpen, setOpen] = useState(!isOverlay);
  const isChinese = useGlobals().locale === "zh_CN";
  const found = context.componentStories().find(({ id }) => id.endsWith(`--${pathOf(story)}`));
  if (!found) return <p role="alert">{story}?</p>;
  if (!isOpen) {
    return (
      <button className="docs-show" onClick={() => setOpen(true)} type="button">
        {frame.show[isChinese ? 0 : 1]}
      </button>
    );
  }
  const { viewport } = (found.storyGlobals ?? {}) as { viewport?: { value?: string } };
  const isPhone = viewport?.value === "phone";
  if (isOverlay || isPhone)
    return <Frame id={found.id} name={found.name} size={isPhone ? "phone" : "desktop"} />;
  return <Canvas of={found.moduleExport} sourceState={code} story={{ inline: true }} />;
}
