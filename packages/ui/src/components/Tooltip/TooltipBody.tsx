import type { ReactNode, RefObject } from "react";
import { Tooltip as AriaTooltip } from "react-aria-components/Tooltip";
import { tooltip } from "./Tooltip.css.ts";

interface TooltipBodyProps {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<Element | null>;
  placement: "top" | "bottom" | "left" | "right";
  children: ReactNode;
}

/** The part of a tooltip that needs React Aria: loaded when one is first shown. */
export default function TooltipBody(props: TooltipBodyProps) {
  return <AriaTooltip className={tooltip} offset={6} {...props} />;
}
