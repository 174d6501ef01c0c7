import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { pathOf } from "./facts.ts";
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

interface FrameProps {
  id: string;
  name: string;
  /** A phone's width and its content's height, the docs' width and its content's height, or a desktop's page made smaller. */
  size: "phone" | "fluid" | "desktop";
  /** Whether nothing in it can be focused until that is asked for: a page of the docs never loses the focus by itself. */
  isStill: boolean;
}

/** A story as a page of its own, which wears what the toolbar says. */
function Frame({ id, name, size, isStill }: FrameProps) {
  const isDesktop = size === "desktop";
  const globals = useGlobals();
  const isChinese = globals.locale === "zh_CN";
  const whole = useRef<HTMLDivElement>(null);
  const [isInert, setInert] = useState(isStill);
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
          inert={isInert}
          loading="lazy"
          onLoad={({ currentTarget: { contentDocument } }) => {
            const root = contentDocument?.querySelector("#storybook-root");
            if (!isDesktop && root)
              new ResizeObserver(() => setHeight(Math.min(root.scrollHeight + 2, 800))).observe(root);
          }}
          src={`iframe.html?id=${id}&viewMode=story&globals=${worn.join(";")}`}
          style={{ scale }}
          title={name}
          width={{ phone: 390, fluid: "100%", desktop: desktopWidth }[size]}
        />
      </div>
      {isInert && (
        <button className="docs-try" onClick={() => setInert(false)} type="button">
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
