import type { HTMLAttributes, ReactNode, Ref } from "react";
import { useAsSent } from "./use-as-sent.ts";

export interface AsSentProps
  extends Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML"> {
  /** The element around the piece. */
  as: "div" | "footer" | "section" | "ul";
  /** Everything that its HTML depends on, as plain data: the piece is drawn again where it is not what it was. */
  of: unknown;
  /** The piece. No id in it is made while drawing and pointed at from outside. */
  children: ReactNode;
}

/**
 * A whole section that only leads on. A server draws it in its place each time; a browser leaves it as it was sent,
 * like the pieces of `DrawnOnce`.
 */
export function AsSent({ as, of, children, ...attributes }: AsSentProps) {
  const { isAsSent, element } = useAsSent<HTMLElement>(of);
  const Element = as as "div";
  const ref = element as Ref<HTMLDivElement>;
  if (!isAsSent)
    return (
      <Element {...attributes} key="drawn" ref={ref}>
        {children}
      </Element>
    );
  return (
    <Element
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server sent is left alone.
      dangerouslySetInnerHTML={{ __html: "" }}
      key="sent"
      ref={ref}
      suppressHydrationWarning
    />
  );
}
