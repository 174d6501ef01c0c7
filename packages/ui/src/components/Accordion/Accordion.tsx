import { type ReactNode, useId } from "react";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import * as css from "./Accordion.css.ts";

export interface AccordionItem {
  /** Unique among the items. */
  id: string;
  /** The line that opens and closes it. */
  title: ReactNode;
  /** What is shown when it is open. */
  children: ReactNode;
}

export interface AccordionProps {
  /** The parts, in their order. */
  items: readonly AccordionItem[];
  /** Lets several be open at once. Default: opening one closes the others. */
  isMultiple?: boolean;
  /** Ids of the items that start open. */
  defaultOpen?: readonly string[];
  /** Makes each title a heading of this level, for the page's outline. Default: no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Called with the id of the item and whether it is open now. */
  onOpenChange?: (id: string, isOpen: boolean) => void;
}

/** Parts that open in place, with a line between them: questions and answers, terms, steps. Native `details`. */
export function Accordion(props: AccordionProps) {
  const { items, isMultiple, defaultOpen = [], headingLevel, onOpenChange } = props;
  const name = useId();
  const Title = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, children }) => (
        <div className={css.item} key={id}>
          <Disclosure
            isDefaultOpen={defaultOpen.includes(id)}
            {...(isMultiple ? {} : { name })}
            onOpenChange={(isOpen) => onOpenChange?.(id, isOpen)}
            title={<Title className={css.title}>{title}</Title>}
          >
            {children}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
