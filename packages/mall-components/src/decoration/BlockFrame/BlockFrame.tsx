import { ChevronRightIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import * as css from "./BlockFrame.css.ts";

export interface BlockFrameProps {
  /** Heading; "" for none. */
  title: string;
  /** All of what the block shows a part of. */
  moreHref?: string | undefined;
  /** Lies on a sheet of its own. Default false. */
  hasSheet?: boolean;
  /** What the block shows. */
  children: ReactNode;
}

/** One block of a shop's page: its heading over what it shows; laid out only near the screen. */
export function BlockFrame({ title, moreHref, hasSheet = false, children }: BlockFrameProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const content = hasSheet ? <div className={css.sheet}>{children}</div> : children;
  if (title === "")
    return (
      <div className={css.frame}>
        {moreHref && (
          <Inline align="end">
            <Link href={moreHref} tone="muted">
              {formatMessage(actWords.more)}
              <Icon as={ChevronRightIcon} size="s" />
            </Link>
          </Inline>
        )}
        {content}
      </div>
    );
  return (
    <section aria-labelledby={id} className={css.frame}>
      <SectionHeading id={id} moreHref={moreHref} title={title} />
      {content}
    </section>
  );
}
