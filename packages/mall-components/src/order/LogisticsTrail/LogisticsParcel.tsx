import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Timeline } from "@tradehall/ui/Timeline";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import * as css from "./LogisticsTrail.css.ts";
import { messages } from "./LogisticsTrail.messages.ts";
import type { ParcelView } from "./logistics-trail-view.ts";

/** One parcel: courier, waybill with copy, goods, traces. */
export function LogisticsParcel({ parcel }: { parcel: ParcelView }) {
  const intl = useIntl();
  const { courier, waybill, stateText, traces, goods, href } = parcel;
  return (
    <div className={css.parcel}>
      <div className={css.facts}>
        <span>{courier}</span>
        {waybill && (
          <span className={css.waybill}>
            {intl.formatMessage(orderWords.waybill)} {waybill}
            <CopyText label={intl.formatMessage(messages.copy, { waybill })} text={waybill} />
          </span>
        )}
        {stateText && (
          <Tag size="s" tone="accent">
            {stateText}
          </Tag>
        )}
        {href && (
          <Link href={href} isExternal>
            {intl.formatMessage(messages.courierPage)}
          </Link>
        )}
      </div>
      {goods && goods.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.inside)} className={css.goods}>
          {goods.map((one) => (
            <li key={one.id}>
              <GoodsLine goods={one} size="s">
                <span className={css.pieces}>× {intl.formatNumber(one.quantity)}</span>
              </GoodsLine>
            </li>
          ))}
        </ul>
      )}
      {traces.length === 0 ? (
        <p className={css.none}>{shownRefusalText("noLogistics", localeOf(intl.locale))}</p>
      ) : (
        <Timeline
          items={traces.map(({ id, time, dateTime, text }, index) => ({
            id,
            title: text,
            time,
            dateTime,
            tone: index === 0 ? "accent" : undefined,
          }))}
          label={intl.formatMessage(messages.traces, { waybill: waybill || courier })}
        />
      )}
    </div>
  );
}
