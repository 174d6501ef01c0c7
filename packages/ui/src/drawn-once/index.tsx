/**
 * A piece of many pages that looks the same wherever it shows the same data. A server draws it once and puts its text in
 * from then on; a browser draws it like everything else, over the same elements.
 */
import { createContext, type ReactElement, useContext } from "react";

/** The piece's HTML; undefined where it must be drawn in its place, since something in it belongs there alone. */
export type Draw = (key: string, piece: ReactElement) => string | undefined;

const DrawContext = createContext<Draw | undefined>(undefined);

/** Set by a server around what it renders. */
export const DrawProvider = DrawContext.Provider;

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
  const html = draw?.(`${name} ${JSON.stringify(of)}`, children);
  if (html === undefined) return <Element className={className}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has drawn of the piece.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
