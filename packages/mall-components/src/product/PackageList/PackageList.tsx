import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../Price/Price.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./PackageList.css.ts";
import { words } from "./PackageList.messages.ts";

/** One package: goods that are bought together for less. */
export interface PackageView {
  /** Package id, sent as `comboId`. */
  id: string;
  /** Name of the package. */
  name: string;
  /** Price of the whole package in yuan. */
  yuan: YuanText;
  /** What it saves against its goods one by one, in yuan. */
  savedYuan: YuanText;
  /** Its goods; the `skuId` of the first is sent along. */
  items: readonly {
    /** Of the SKU. */
    id: string;
    title: string;
    href: string;
    picture: string;
    skuText?: string;
    yuan: YuanText;
    originalYuan: YuanText;
  }[];
  /** One of its goods is sold out. */
  isSoldOut?: boolean;
}

export interface PackageListProps {
  /** Packages of the product; nothing renders for none. */
  packages: readonly PackageView[];
  /** Whether the shop sells to the buyer. Default true. */
  isSold?: boolean;
  /** A button was pressed; without it, and without script, each is a form that posts to the page itself. */
  onSubmit?: (form: FormData) => void;
}

/** 选择套餐: each with its goods, its price and what it saves; put into the cart or bought whole. */
export function PackageList({ packages, isSold = true, onSubmit }: PackageListProps) {
  const intl = useIntl();
  if (packages.length === 0) return null;
  const say = (id: "choose" | "soldOut" | "add" | "buy") => intl.formatMessage(words[id]);
  return (
    <section aria-label={say("choose")} className={css.box}>
      <h2 className={css.title}>{say("choose")}</h2>
      {packages.map(({ id, name, yuan, savedYuan, items, isSoldOut }) => (
        <form
          aria-label={name}
          className={css.row}
          key={id}
          method="post"
          onSubmit={
            onSubmit &&
            ((event) => {
              event.preventDefault();
              onSubmit(new FormData(event.currentTarget, event.nativeEvent.submitter));
            })
          }
        >
          <input name="comboId" type="hidden" value={id} />
          <input name="skuId" type="hidden" value={items[0]?.id} />
          <Inline as="ul" space="m" alignY="stretch">
            {items.map((item) => (
              <li className={css.item} key={item.id}>
                <div className={css.picture}>
                  <ProductPicture alt="" path={item.picture} rounding="s" width={72} />
                </div>
                <Link href={item.href} tone="neutral">
                  <span className={css.name}>{item.title}</span>
                </Link>
                <Price originalYuan={item.originalYuan} size="s" yuan={item.yuan} />
              </li>
            ))}
          </Inline>
          <Stack align="start" space="xs" size="s">
            <strong>{name}</strong>
            <Price size="m" yuan={yuan} />
            <Text size="xs" tone="price">
              {intl.formatMessage(words.saved, { amount: priceText(savedYuan) })}
            </Text>
            {isSoldOut || !isSold ? (
              <Text size="xs" tone="muted">
                {isSoldOut && say("soldOut")}
              </Text>
            ) : (
              <Inline>
                <input
                  aria-label={`${name} ${intl.formatMessage(goodsWords.quantity)}`}
                  className={css.count}
                  defaultValue={1}
                  max={9999}
                  min={1}
                  name="count"
                  required
                  type="number"
                />
                <Button name="intent" size="s" tone="sale" type="submit" value="comboCart" variant="outline">
                  {say("add")}
                </Button>
                <Button name="intent" size="s" tone="sale" type="submit" value="comboBuy">
                  {say("buy")}
                </Button>
              </Inline>
            )}
          </Stack>
        </form>
      ))}
    </section>
  );
}
