import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { pathOf } from "./facts.ts";
import { still } from "./still.ts";
import { useGlobals } from "./use-globals.ts";
import { frame } from "./words.ts";

export interface ShownProps {
  /** Name of the story's export. */
  story: string;
  /** It would cover the page or take the focus: shown in a frame of its own. */
  isOverlay?: boolean;
  /** Whether its code is open, can be opened, or is left out. Default `hidden`. */
  code?: "shown" | "hidden" | "none";
}

const desktopWidth = 1440;
const desktopHeight = 900;
/** Of the smallest phones. */
const phoneHeight = 667;

/** How high what is in a frame is; what covers its page takes a phone's height. */
function heightIn(inside: Document): number {
  if (inside.querySelector("[role=dialog], [role=alertdialog]")) return phoneHeight;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(inside.body);
  const around = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
  return Math.min((inside.querySelector("#storybook-root")?.scrollHeight ?? 0) + around + 2, 800);
}

interface FrameProps {
  id: string;
  name: string;
  /** A phone's width and its content's height, the docs' width and its content's height, or a desktop's page made smaller. */
  size: "phone" | "fluid" | "desktop";
  /** Whether it takes no focus by itself until that is asked for, since the page would lose it and move. */
  isStill: boolean;
}

/** A story as a page of its own, which wears what the toolbar says. */
function Frame({ id, name, size, isStill }: FrameProps) {
  const isDesktop = size === "desktop";
  const globals = useGlobals();
  const isChinese = globals.locale === "zh_CN";
  const whole = useRef<HTMLDivElement>(null);
  const [isCalm, setCalm] = useState(isStill);
  const [height, setHeight] = useState(isDesktop ? desktopHeight : 240);
  const [scale, setScale] = useState(isDesktop ? 0.6 : 1);
  useEffect(() => {
    if (!isDesktop || !whole.current) return;
    const fit = new ResizeObserver(([box]) => box && setScale(box.contentRect.width / desktopWidth));
    fit.observe(whole.current);
    return () => fit.disconnect();
  }, [isDesktop]);
  const worn = ["brand", "scheme", "locale", "motion", "text"].flatMap((key) =>
    globals[key] === undefined ? [] : [`${key}:${globals[key]}`],
  );
  return (
    <>
      <div className="docs-frame" ref={whole} style={{ blockSize: height * scale }}>
        <iframe
          height={height}
          loading="lazy"
          onLoad={({ currentTarget: { contentDocument } }) => {
            const root = contentDocument?.querySelector("#storybook-root");
            if (isDesktop || !root) return;
            const fit = () => setHeight(heightIn(root.ownerDocument));
            new ResizeObserver(fit).observe(root);
            // What is over the page is mounted beside the root.
            new MutationObserver(fit).observe(root.ownerDocument.body, { childList: true });
          }}
          src={`iframe.html?id=${id}&viewMode=story&globals=${worn.join(";")}${isCalm ? `&${still}` : ""}`}
          style={{ scale }}
          title={name}
          width={{ phone: 390, fluid: "100%", desktop: desktopWidth }[size]}
        />
      </div>
      {isCalm && (
        <button className="docs-try" onClick={() => setCalm(false)} type="button">
          {frame.try[isChinese ? 0 : 1]}
        </button>
      )}
    </>
  );
}

/** Props with which a form moves the focus to what is wrong as soon as it is there. */
const focusing = ["fieldErrors", "errors", "formError", "errorText"];

/** A story on a component's page. */
export function Shown({ story, isOverlay = false, code = "hidden" }: ShownProps) {
  const context = useContext(DocsContext);
  const found = context.componentStories().find(({ id }) => id.endsWith(`--${pathOf(story)}`));
  if (!found) return <p role="alert">{story}?</p>;
  const { viewport } = (found.storyGlobals ?? {}) as { viewport?: { value?: string } };
  const isPhone = viewport?.value === "phone";
  const isStill = isOverlay || focusing.some((prop) => found.initialArgs[prop] !== undefined);
  if (isStill || isPhone)
    return (
      <Frame
        id={found.id}
        isStill={isStill}
        name={found.name}
        size={isPhone ? "phone" : isOverlay ? "desktop" : "fluid"}
      />
    );
  return <Canvas of={found.moduleExport} sourceState={code} story={{ inline: true }} />;
}
