import { Tabs } from "@tradehall/ui/Tabs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./ChatAside.css.ts";
import { words } from "./ChatAside.messages.ts";

export interface ChatAsideProps {
  /** A `RecentBrowse`. */
  recent: ReactNode;
  /** An `OrderToSend`. */
  orders: ReactNode;
  /** Which shows first. Default `recent`. */
  tab?: "recent" | "orders";
}

/** What can be sent into a conversation, by tabs: beside it, or in a drawer where it has no room. */
export function ChatAside({ recent, orders, tab = "recent" }: ChatAsideProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.frame}>
      <Tabs
        defaultSelected={tab}
        label={formatMessage(words.label)}
        tabs={[
          {
            id: "recent",
            label: formatMessage(words.recent),
            content: <div className={css.panel}>{recent}</div>,
          },
          {
            id: "orders",
            label: formatMessage(words.orders),
            content: <div className={css.panel}>{orders}</div>,
          },
        ]}
      />
    </div>
  );
}
