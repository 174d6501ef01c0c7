import { shownRefusalText } from "@tradehall/mall-rules/words";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { DeliveryIcon, Icon } from "@tradehall/ui/Icon";
import { Tabs } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import type { GoodsView } from "../../product/goods-views.ts";
import { LogisticsParcel } from "./LogisticsParcel.tsx";
import * as css from "./LogisticsTrail.css.ts";
import { messages } from "./LogisticsTrail.messages.ts";

/** One thing that happened to a parcel. */
export interface TraceView {
  id: string;
  /** When, as text. */
  time: string;
  /** When, for machines. */
  dateTime?: string;
  /** What and where. */
  text: string;
}

/** Goods in a parcel. */
interface ParcelGoodsView extends GoodsView {
  id: string;
  quantity: number;
}

/** One parcel of an order. */
export interface ParcelView {
  id: string;
  /** Courier company. */
  courier: string;
  /** Waybill number; "" for what has none, such as goods that are collected. */
  waybill: string;
  /** Where it is in words, e.g. 运输中. */
  stateText?: string;
  /** What happened, newest first. */
  traces: readonly TraceView[];
  /** What is in it, each with its pieces. */
  goods?: readonly ParcelGoodsView[];
  /** The courier's own page. */
  href?: string;
}

export interface LogisticsTrailProps extends ListStateProps {
  /** The parcels. */
  parcels: readonly ParcelView[];
}

/** Where the parcels are: one tab each, traces newest first. */
export function LogisticsTrail({ parcels, state, onRetry }: LogisticsTrailProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const content = () => {
    const [first] = parcels;
    if (!first) {
      return (
        <EmptyState
          illustration={<Icon as={DeliveryIcon} size="xl" tone="faint" />}
          size="s"
          title={shownRefusalText("noLogistics", localeOf(intl.locale))}
        />
      );
    }
    if (parcels.length === 1) return <LogisticsParcel parcel={first} />;
    return (
      <Tabs
        defaultSelected={first.id}
        label={title}
        tabs={parcels.map((parcel, index) => ({
          id: parcel.id,
          label: [intl.formatMessage(messages.parcel, { number: index + 1 }), parcel.stateText]
            .filter(Boolean)
            .join(" · "),
          content: <LogisticsParcel parcel={parcel} />,
        }))}
      />
    );
  };
  return (
    <section aria-label={title} className={css.trail}>
      <h2 className={css.title}>{title}</h2>
      <AsyncList failedText={intl.formatMessage(messages.error)} onRetry={onRetry} size="s" state={state}>
        {content()}
      </AsyncList>
    </section>
  );
}
