import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { wrapper as wrapperClass } from "../../internal/overlay/trigger.css.ts";
import { firstElement, useTrigger } from "../../internal/overlay/use-trigger.ts";
import { lazyPart } from "../../lazy-part/index.tsx";

export interface TooltipProps {
  /** A few words of help; never the only place of a fact. */
  content: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** Where it is. Default `top`. */
  placement?: "top" | "bottom" | "left" | "right";
  /** Open as soon as it is there. Default false. */
  isDefaultOpen?: boolean;
}

const TooltipBody = lazyPart(async () => (await import("./TooltipBody.tsx")).default);

/** Words that appear beside an element while it is hovered or focused; Escape takes them away. */
export function Tooltip({ content, children, isDefaultOpen, placement = "top" }: TooltipProps) {
  const id = useId();
  const { isOpen, isMounted, setOpen, onLost, wrapper } = useTrigger(undefined, undefined, isDefaultOpen);
  const triggerRef = useMemo(() => firstElement(wrapper), [wrapper]);
  // A press focuses too, but anyone who presses knows what the element is.
  const isPointerDown = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside is what is hovered and focused
    <span
      className={wrapperClass}
      onBlur={() => setOpen(false)}
      onFocus={() => {
        if (!isPointerDown.current) setOpen(true);
      }}
      onPointerDown={() => {
        isPointerDown.current = true;
        setOpen(false);
      }}
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={() => {
        isPointerDown.current = false;
        setOpen(false);
      }}
      ref={wrapper}
    >
      {cloneElement(children, { "aria-describedby": isOpen ? id : undefined })}
      {isMounted && (
        <TooltipBody
          id={id}
          isOpen={isOpen}
          onLost={onLost}
          onOpenChange={setOpen}
          placement={placement}
          triggerRef={triggerRef}
        >
          {content}
        </TooltipBody>
      )}
    </span>
  );
}
