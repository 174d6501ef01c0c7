import { Dialog } from "@tradehall/ui/Dialog";
import { Link } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import type { RailPanel } from "../SideRail/side-rail-props.ts";
import * as css from "./RailDrawer.css.ts";
import { words } from "./RailDrawer.messages.ts";

export interface RailDrawerProps extends ListStateProps {
  /** Which of the rail's drawers; gives the title. */
  panel: RailPanel;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  /** The page that shows all of it; absent: no link. */
  allHref?: string;
  /** Sum and way on, at the foot. */
  footer?: ReactNode;
  /** The goods or coupons. */
  children?: ReactNode;
}

/** A drawer at the right edge that the rail opens: focus stays inside and returns to the rail. */
export function RailDrawer(props: RailDrawerProps) {
  const { panel, isOpen, onClose, state = "ready", onRetry, allHref, footer, children } = props;
  const intl = useIntl();
  return (
    <Dialog
      footer={state === "ready" ? footer : undefined}
      isOpen={isOpen}
      labels={{ close: intl.formatMessage(actWords.close) }}
      onClose={onClose}
      placement="end"
      size="s"
      title={intl.formatMessage(words[panel])}
    >
      <AsyncList onRetry={onRetry} size="s" skeleton="goods" state={state}>
        {children}
        {allHref && (
          <p className={css.all}>
            <Link href={allHref} onClick={onClose}>
              {intl.formatMessage(words.all)}
            </Link>
          </p>
        )}
      </AsyncList>
    </Dialog>
  );
}
