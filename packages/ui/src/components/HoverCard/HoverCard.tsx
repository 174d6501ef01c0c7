import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { wrapper as wrapperClass } from "../../internal/overlay/trigger.css.ts";
import { firstElement, useTrigger } from "../../internal/overlay/use-trigger.ts";
import { lazyPart } from "../../lazy-part/index.tsx";
import { card } from "./HoverCard.css.ts";

export interface HoverCardProps {
  /** More about what the link leads to: words and pictures, no controls; never the only place of a fact. */
  content: ReactNode;
  /** The link: one element that can take the focus. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** Where it is. Default `bottom start`. */
  placement?: "top" | "bottom" | "left" | "right" | "top start" | "bottom start";
  /** Open as soon as it is there. Default false. */
  isDefaultOpen?: boolean;
}

/** In ms: no card for a pointer that only passes, and time to go from the link over to the card. */
const opensAfter = 300;
const closesAfter = 200;

const CardBody = lazyPart(async () => (await import("../Tooltip/TooltipBody.tsx")).default);

/** More about a link while it or the card itself is hovered, or the link is focused; Escape takes it away. */
export function HoverCard({ content, children, isDefaultOpen, placement = "bottom start" }: HoverCardProps) {
  const id = useId();
  const { isOpen, isMounted, setOpen, onLost, wrapper } = useTrigger(undefined, undefined, isDefaultOpen);
  const triggerRef = useMemo(() => firstElement(wrapper), [wrapper]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press focuses too, but it follows the link.
  const isPointerDown = useRef(false);
  const become = (next: boolean) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(next), next ? opensAfter : closesAfter);
  };
  const close = () => {
    clearTimeout(waiting.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is hovered and focused
    <span
      className={wrapperClass}
      onBlur={close}
      onFocus={() => {
        CardBody.preload();
        if (!isPointerDown.current) become(true);
      }}
      onPointerDown={() => {
        isPointerDown.current = true;
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        CardBody.preload();
        become(true);
      }}
      onPointerLeave={() => {
        isPointerDown.current = false;
        become(false);
      }}
      ref={wrapper}
    >
      {cloneElement(children, isOpen ? { "aria-describedby": id } : {})}
      {isMounted && (
        <CardBody
          className={card}
          id={id}
          isOpen={isOpen}
          onLost={onLost}
          onOpenChange={become}
          placement={placement}
          triggerRef={triggerRef}
        >
          {content}
        </CardBody>
      )}
    </span>
  );
}
