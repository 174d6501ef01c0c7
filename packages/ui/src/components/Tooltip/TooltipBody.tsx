import type { ReactNode, RefObject } from "react";
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import { tooltip } from "./Tooltip.css.ts";

interface TooltipBodyProps {
  id: string;
  /** Looks of another card than a tooltip. */
  className?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<Element | null>;
  placement: "top" | "bottom" | "left" | "right" | "top start" | "bottom start";
  children: ReactNode;
}

/** The part of a tooltip that needs React Aria: loaded when one is first shown. */
export default function TooltipBody({ isOpen, onOpenChange, ...props }: TooltipBodyProps) {
  // React Aria 1.22 reads the state from this context even where `isOpen` and `triggerRef` are given; without it
  // it fails. Remove the context once a tooltip without a TooltipTrigger renders by its props alone.
  const state = {
    isOpen,
    shouldSkipAnimation: false,
    open: () => onOpenChange(true),
    close: () => onOpenChange(false),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip className={tooltip} offset={6} {...props} />
    </TooltipTriggerStateContext>
  );
}
