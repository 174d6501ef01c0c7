import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { BuyKind } from "@tradehall/mall-rules/states/membership/membership";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { benefitTexts, type MemberLevelView } from "../member-view.ts";
import * as css from "./PaidLevelCards.css.ts";
import { kindWords, words } from "./PaidLevelCards.messages.ts";

export interface PaidLevelCard {
  level: MemberLevelView;
  /** `renewal` marks the level that runs, `upgrade` one above it, `first` has no mark. */
  kind: BuyKind;
  /** Why it cannot be bought, in words; "" where it can. */
  blockText: string;
  /** Of the cheapest term. */
  fromPrice: YuanText;
  /** The same page with this level chosen. */
  href: string;
}

export interface PaidLevelCardsProps {
  /** The levels that are offered, in order. */
  cards: readonly PaidLevelCard[];
  /** The level that is chosen. */
  chosenId: number;
}

/** Paid levels side by side, each a link that chooses it. */
export function PaidLevelCards({ cards, chosenId }: PaidLevelCardsProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <ul aria-label={intl.formatMessage(words.label)} className={css.list}>
      {cards.map(({ level, kind, blockText, fromPrice, href }) => (
        <li className={css.item} key={level.id}>
          <Anchor aria-current={level.id === chosenId ? "true" : undefined} className={css.card} href={href}>
            <Inline as="span" space="xs" align="between">
              <Text as="strong" size="l" tone="inherit" breaks="anywhere">
                {level.name}
              </Text>
              {kind !== "first" && !blockText && (
                <Tag tone="accent">{intl.formatMessage(kindWords[kind])}</Tag>
              )}
            </Inline>
            <Text tone="price" weight="strong">
              {intl.formatMessage(words.from, { price: `¥${priceText(fromPrice)}` })}
            </Text>
            <Stack as="span" space="xxs" size="s" tone="muted">
              {benefitTexts(level.benefits, intl).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </Stack>
            {blockText && <span className={css.block}>{blockText}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
