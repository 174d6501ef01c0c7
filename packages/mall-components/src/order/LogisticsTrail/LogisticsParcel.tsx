import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
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
    <Stack>
      <Inline rowSpace="xs" space="l" size="s">
        <span>{courier}</span>
        {waybill && (
          <Inline as="span" space="xs" wrap={false} isNumeric>
            {intl.formatMessage(orderWords.waybill)} {waybill}
            <CopyText label={intl.formatMessage(messages.copy, { waybill })} text={waybill} />
          </Inline>
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
      </Inline>
      {goods && goods.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.inside)} className={css.goods}>
          {goods.map((one) => (
            <li key={one.id}>
              <GoodsLine goods={one} size="s">
                <Text size="xs" tone="muted">
                  × {intl.formatNumber(one.quantity)}
                </Text>
              </GoodsLine>
            </li>
          ))}
        </ul>
      )}
      {traces.length === 0 ? (
        <Text as="p" size="s" tone="muted">
          {shownRefusalText("noLogistics", localeOf(intl.locale))}
        </Text>
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
    </Stack>
  );
}
