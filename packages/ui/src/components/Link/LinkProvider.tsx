import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from "react";

/** What a link component is given: anchor attributes with `href`, whatever its own word for the address is. */
export interface LinkComponentProps {
  /** Address, absolute or from the site's root. */
  href: string;
  /** What is clicked. */
  children?: ReactNode;
  /** Class of the looks; set by the design system. */
  className?: string;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
  /** Where it opens, as in HTML. */
  target?: string;
  /** Relation, as in HTML. */
  rel?: string;
  /** Name for assistive technology. */
  "aria-label"?: string;
  /** Id of a text that says more. */
  "aria-describedby"?: string;
  /** Marks the page or step that is shown now. */
  "aria-current"?: "page" | "step" | "true" | undefined;
  /** Marks a link that leads nowhere for the moment. */
  "aria-disabled"?: boolean | undefined;
  /** Tab stop. */
  tabIndex?: number;
  /** Called on click, before navigation. */
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
  /** Called when the pointer comes over it, for prefetching. */
  onPointerEnter?: React.PointerEventHandler<HTMLAnchorElement>;
  /** Called when it is focused. */
  onFocus?: React.FocusEventHandler<HTMLAnchorElement>;
}

/** A component that renders one anchor: the router's link, or the plain one. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** The router's link, taking `href`. */
  component: LinkComponent;
  /** The application. */
  children: ReactNode;
}

/** Gives every link below it the router's link component. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component in force, for cards that are one big link. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
