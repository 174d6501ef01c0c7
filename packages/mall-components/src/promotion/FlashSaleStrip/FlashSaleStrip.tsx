import type { YuanText } from "@tradehall/mall-rules/money";
import { FlashSaleIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { SoldProgress } from "../SoldProgress/SoldProgress.tsx";
import * as css from "./FlashSaleStrip.css.ts";
import { words } from "./FlashSaleStrip.messages.ts";

/** One flash-sale product. */
export interface FlashSaleItem {
  /** Activity id. */
  id: string;
  /** Its page. */
  href: string;
  /** Name. */
  name: string;
  /** Picture path. */
  picture: string;
  /** Sale price in yuan. */
  yuan: YuanText;
  /** Former price in yuan. */
  originalYuan?: YuanText;
  /** Share sold, 0 to 100. */
  soldPercent?: number;
}
export interface FlashSaleStripProps {
  /** Goods of the round. */
  items: readonly FlashSaleItem[];
  /** Server's now, ms. */
  now: number;
  /** End of a running round, or start of a coming one, ms. */
  endsAt: number;
  /** `running` or `coming`. Default `running`. */
  state?: "running" | "coming";
  /** Heading. Default 秒杀专区. */
  title?: string;
  /** Name of the round, e.g. 10:00 场. */
  roundName?: string;
  /** Next round in words. */
  nextText?: string;
  /** All of it; without it there is no door. */
  moreHref?: string;
  /** Called once at zero. */
  onEnd?: () => void;
}

/** Goods side by side in a wide window; so few share its width, lying. */
const most = 6;
const few = 3;

/** One round of the flash sale: its clock at the left, its goods in a row that scrolls. `[data-few]` */
export function FlashSaleStrip(props: FlashSaleStripProps) {
  const { items, now, endsAt, state = "running", roundName, nextText, moreHref } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const id = useId();
  const isRunning = state === "running";
  return (
    <section aria-labelledby={id} className={css.strip}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          <Icon as={FlashSaleIcon} />
          {props.title ?? intl.formatMessage(words.title)}
        </h2>
        {roundName && (
          <Text size="l" tone="inherit" weight="medium">
            {roundName}
          </Text>
        )}
        <Inline as="span" align="center" size="s">
          <span>{intl.formatMessage(isRunning ? flashSaleWords.running : flashSaleWords.coming)}</span>
          <Countdown
            consequence={intl.formatMessage(isRunning ? words.consequenceRunning : words.consequenceComing)}
            endText={intl.formatMessage(isRunning ? words.over : words.started)}
            endsAt={endsAt}
            now={now}
            onEnd={props.onEnd}
            tone="inverse"
          />
        </Inline>
        {nextText && (
          <Text size="xs" tone="inherit">
            {intl.formatMessage(words.next, { text: nextText })}
          </Text>
        )}
        {moreHref && (
          <Text size="s" tone="inherit">
            <Link href={moreHref} tone="inherit" underline="always">
              {intl.formatMessage(props.title ? actWords.more : words.enter)}
            </Link>
          </Text>
        )}
      </div>
      <ul
        className={css.items({ count: Math.min(items.length || most, most) as 1 | 2 | 3 | 4 | 5 | 6 })}
        data-few={items.length <= few || undefined}
      >
        {items.map((item) => (
          <li className={css.item} key={item.id}>
            <Anchor className={css.card} href={item.href}>
              <ProductPicture alt="" path={item.picture} rounding="s" width={160} />
              <Stack as="span" space="xs">
                <span className={css.name}>{item.name}</span>
                <Price originalYuan={item.originalYuan} size="m" yuan={item.yuan} />
                {item.soldPercent !== undefined && <SoldProgress percent={item.soldPercent} />}
              </Stack>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
