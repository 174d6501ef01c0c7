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
  /** Which shows. Default `recent`. */
  tab?: "recent" | "orders";
  /** Called with the other one. */
  onTab?: (tab: "recent" | "orders") => void;
}

/** What can be sent into a conversation, by tabs: beside it, or in a drawer where it has no room. */
export function ChatAside({ recent, orders, tab = "recent", onTab }: ChatAsideProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.frame}>
      <Tabs
        defaultSelected={tab}
        key={tab}
        label={formatMessage(words.label)}
        onChange={(id) => onTab?.(id === "orders" ? id : "recent")}
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
