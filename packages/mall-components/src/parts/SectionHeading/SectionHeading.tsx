import { ChevronRightIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./SectionHeading.css.ts";
import { words } from "./SectionHeading.messages.ts";

export interface SectionHeadingProps {
  /** The words of the heading. */
  title: string;
  /** Number before them, e.g. 1F. */
  mark?: string;
  /** Links at the end, before 更多. */
  links?: readonly { label: string; href: string }[];
  /** Address of all of it, behind the link 更多; without it no link shows. */
  moreHref?: string;
  /** Id of the heading. */
  id?: string;
  /** Something beside the words, e.g. a Countdown. */
  children?: ReactNode;
}

/** The head of a block on home and inner pages. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, mark, links = [], moreHref, id, children } = props;
  const intl = useIntl();
  return (
    <div className={css.head}>
      <Inline as="span" rowSpace="none" space="m">
        {mark && (
          <span aria-hidden="true" className={css.mark}>
            {mark}
          </span>
        )}
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {children}
      </Inline>
      <Inline as="span" space="l" wrap={false} width="content">
        <span className={css.extra}>
          {links.map((link) => (
            <Link href={link.href} key={link.label} tone="muted">
              {link.label}
            </Link>
          ))}
        </span>
        {moreHref && (
          <Link aria-label={intl.formatMessage(words.moreOf, { title })} href={moreHref} tone="muted">
            {intl.formatMessage(actWords.more)}
            <Icon as={ChevronRightIcon} size="s" />
          </Link>
        )}
      </Inline>
    </div>
  );
}
