import type { YuanText } from "@tradehall/mall-rules/money";
import type { ActivityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { RemindButton } from "../RemindButton/RemindButton.tsx";
import { SoldProgress } from "../SoldProgress/SoldProgress.tsx";
import * as css from "./FlashSaleList.css.ts";
import { words } from "./FlashSaleList.messages.ts";

/** One product in a round. */
export interface FlashSaleGoods {
  /** Id in the sale. */
  id: string;
  /** Its page in the sale. */
  href: string;
  name: string;
  /** What it is in short. */
  brief?: string;
  picture: string;
  /** Sale price in yuan. */
  yuan: YuanText;
  /** Ordinary price in yuan. */
  originalYuan: YuanText;
  /** Share sold, 0 to 100. */
  soldPercent: number;
  /** Pieces a person may have; 0 has no limit. */
  perUser: number;
  /** Unit word, e.g. 件. */
  unit: string;
  /** Where its sale is. */
  state: ActivityStatus;
  /** Whether the buyer has asked for a reminder. */
  isReminded: boolean;
}

interface FlashSaleRowProps {
  goods: FlashSaleGoods;
  isPending: boolean;
  onRemind: ((id: string, isReminded: boolean) => void) | undefined;
}

/** Its button: to the product, to be reminded, or why there is nothing to press. */
function Act({ goods, isPending, onRemind }: FlashSaleRowProps) {
  const intl = useIntl();
  const { id, href, name, state, isReminded } = goods;
  if (state === "notStarted")
    return (
      <RemindButton id={id} isPending={isPending} isReminded={isReminded} name={name} onRemind={onRemind} />
    );
  // The bar says that it is gone.
  if (state === "soldOut") return null;
  const word = {
    inProgress: flashSaleWords.grab,
    soldOutForNow: flashSaleWords.soldOutForNow,
    ended: goodsWords.view,
  }[state];
  return (
    <ButtonLink
      aria-label={`${intl.formatMessage(word)} ${name}`}
      href={href}
      tone={state === "ended" ? "neutral" : "sale"}
      variant={state === "inProgress" ? "solid" : "outline"}
    >
      {intl.formatMessage(word)}
    </ButtonLink>
  );
}

/** One product of a round as a card. `[data-state]` */
export function FlashSaleRow(props: FlashSaleRowProps) {
  const { goods } = props;
  const intl = useIntl();
  const { state, perUser, unit } = goods;
  const isOver = state === "soldOut" || state === "ended";
  return (
    <li className={css.row} data-state={state}>
      <div className={css.picture}>
        <ProductPicture alt="" path={goods.picture} rounding="s" width={160} />
      </div>
      <Stack space="s" width="fluid">
        <h2 className={css.name}>
          <Link href={goods.href} tone={isOver ? "muted" : "neutral"}>
            {goods.name}
          </Link>
        </h2>
        {goods.brief && (
          <Text as="p" size="s" tone="muted" lines={1}>
            {goods.brief}
          </Text>
        )}
        {state !== "notStarted" && <SoldProgress isOver={isOver} percent={goods.soldPercent} />}
        <Text size="s" tone="muted" lines={1}>
          {state === "soldOutForNow"
            ? intl.formatMessage(words.forNow)
            : perUser > 0 && intl.formatMessage(flashSaleWords.perUser, { max: perUser, unit })}
        </Text>
        <div className={css.end}>
          <Price
            originalYuan={goods.originalYuan}
            size="l"
            tone={isOver ? "muted" : "price"}
            yuan={goods.yuan}
          />
          <Act {...props} />
        </div>
      </Stack>
    </li>
  );
}
