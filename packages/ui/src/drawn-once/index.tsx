/**
 * A piece of many pages that looks the same wherever it shows the same data. A server draws it once and puts its text in
 * from then on. A browser draws it like everything else, or, where the application answers for presses in it by
 * listeners of its own, leaves what the server sent as it is until there is something else to show.
 */
import { createContext, type ReactElement, useContext } from "react";
import { LeaveContext } from "./leave-context.ts";
import { useAsSent } from "./use-as-sent.ts";

export { AsSent, type AsSentProps } from "./as-sent.tsx";

/** The piece's HTML; undefined where it must be drawn in its place, since something in it belongs there alone. */
export type Draw = (key: string, piece: ReactElement) => string | undefined;

const DrawContext = createContext<Draw | undefined>(undefined);

/** Set by a server around what it renders. */
export const DrawProvider = DrawContext.Provider;

/** Set to `true` in a browser around a page whose links and buttons of such pieces are answered for elsewhere. */
export const LeaveSentProvider = LeaveContext.Provider;

export interface DrawnOnceProps {
  /** The element around the piece. */
  as: "li" | "div";
  /** Class of that element. */
  className?: string;
  /** Name of the piece, which no other has. */
  name: string;
  /** Everything that its HTML depends on beside the language and the kind of links, as plain data. */
  of: unknown;
  /** The piece. It takes nothing from around it but words and links. */
  children: ReactElement;
}

export function DrawnOnce({ as: Element, className, name, of, children }: DrawnOnceProps) {
  const draw = useContext(DrawContext);
  const { isAsSent, element } = useAsSent<HTMLDivElement & HTMLLIElement>(of);
  const html = isAsSent ? "" : draw?.(`${name} ${JSON.stringify(of)}`, children);
  if (html === undefined)
    return (
      <Element className={className} key="drawn" ref={element}>
        {children}
      </Element>
    );
  return (
    <Element
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has drawn of the piece, or nothing over what was sent.
      dangerouslySetInnerHTML={{ __html: html }}
      key="sent"
      ref={element}
      suppressHydrationWarning
    />
  );
}
