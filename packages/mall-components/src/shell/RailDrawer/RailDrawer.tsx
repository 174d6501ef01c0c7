import { Dialog } from "@tradehall/ui/Dialog";
import { ErrorState } from "@tradehall/ui/ErrorState";
import { Link } from "@tradehall/ui/Link";
import { Skeleton } from "@tradehall/ui/Skeleton";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import type { RailDoor } from "../SideRail/SideRail.tsx";
import * as css from "./RailDrawer.css.ts";
import { words } from "./RailDrawer.messages.ts";

/** Where the drawer's data stands. */
export type RailDrawerState = "loading" | "failed" | "ready";
export interface RailDrawerProps {
  /** Which of the rail's drawers; gives the title. */
  door: RailDoor;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  /** Where its data stands; rows in the shape of goods stand in while loading. Default `ready`. */
  state?: RailDrawerState;
  /** Called to try again after a failure. */
  onRetry?: () => void;
  /** The page that shows all of it; absent: no link. */
  allHref?: string;
  /** Sum and way on, at the foot. */
  footer?: ReactNode;
  /** The goods or coupons. */
  children?: ReactNode;
}

const rows = ["first", "second", "third", "fourth"];

/** A drawer at the right edge that the rail opens: focus stays inside and returns to the rail. */
export function RailDrawer(props: RailDrawerProps) {
  const { door, isOpen, onClose, state = "ready", onRetry, allHref, footer, children } = props;
  const intl = useIntl();
  return (
    <Dialog
      footer={state === "ready" ? footer : undefined}
      isOpen={isOpen}
      labels={{ close: intl.formatMessage(actWords.close) }}
      onClose={onClose}
      placement="end"
      size="s"
      title={intl.formatMessage(words[door])}
    >
      {state === "loading" && (
        <div aria-label={intl.formatMessage(listWords.loading)} className={css.rows} role="status">
          {rows.map((row) => (
            <div className={css.row} key={row}>
              <span className={css.picture}>
                <Skeleton shape="picture" />
              </span>
              <span className={css.lines}>
                <Skeleton lines={2} shape="text" />
              </span>
            </div>
          ))}
        </div>
      )}
      {state === "failed" && (
        <ErrorState
          description={intl.formatMessage(listWords.checkNetwork)}
          onRetry={onRetry}
          retryLabel={intl.formatMessage(actWords.retry)}
          size="s"
          title={intl.formatMessage(words.failed)}
        />
      )}
      {state === "ready" && children}
      {state === "ready" && allHref && (
        <p className={css.all}>
          <Link href={allHref} onClick={onClose}>
            {intl.formatMessage(words.all)}
          </Link>
        </p>
      )}
    </Dialog>
  );
}
