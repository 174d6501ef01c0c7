import { priceText, thousands, type YuanText } from "@tradehall/mall-rules/money";
import { Avatar } from "@tradehall/ui/Avatar";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { ProgressBar } from "@tradehall/ui/ProgressBar";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { memberWords } from "../../messages/member.messages.ts";
import { type Figure, FigureLinks } from "../../parts/FigureLinks/FigureLinks.tsx";
import { usePicture } from "../../product/ProductPicture/PicturesProvider.tsx";
import { benefitTexts, type MemberBenefits, type MemberLevelView } from "../member-view.ts";
import { words } from "./MemberHead.messages.ts";

export interface MemberHeadProps {
  /** Name of the buyer. */
  name: string;
  /** Path of the picture, without width and file ending; "" without one. */
  avatar: string;
  /** Growth points the buyer has now. */
  growth: number;
  /** Points to spend. */
  points: number;
  /** Of the growth; undefined where the mall has no levels. */
  level?: MemberLevelView | undefined;
  /** The one that comes next; undefined for the last. */
  next?: MemberLevelView | undefined;
  /** The paid level, with the day it ends; one that is over is said, too. */
  membership?: { name: string; isRunning: boolean; endDay: string } | undefined;
  /** What membership saved so far: by member prices, and by free delivery. */
  saved: { price: YuanText; freight: YuanText };
  /** What one has of all levels together. */
  benefits: MemberBenefits;
  /** The page of the points. */
  pointsHref: string;
  /** Where a paid level is bought or renewed. */
  buyHref: string;
  /** Where all levels and what they give stand. */
  equityHref: string;
}

const avatarEdge = 72;

function Growth({ growth, next }: Pick<MemberHeadProps, "growth" | "next">) {
  const { formatMessage } = useIntl();
  // The level follows the growth later: for a while there can be more than the next one takes.
  const left = next ? next.minGrowth - growth : 0;
  const text = !next
    ? formatMessage(words.highest)
    : left > 0
      ? formatMessage(words.toNext, { left: thousands(String(left)), level: next.name })
      : formatMessage(words.enough, { level: next.name });
  return (
    <ProgressBar
      label={formatMessage(words.growthIs, { growth: thousands(String(growth)) })}
      max={next?.minGrowth ?? 1}
      value={next ? growth : 1}
      valueText={text}
    />
  );
}

function Benefits({ benefits, equityHref }: Pick<MemberHeadProps, "benefits" | "equityHref">) {
  const intl = useIntl();
  return (
    <Inline align="between">
      <Inline aria-label={intl.formatMessage(words.benefits)} as="ul" space="xs" alignY="stretch">
        {benefitTexts(benefits, intl).map((text) => (
          <li key={text}>
            <Tag tone="info">{text}</Tag>
          </li>
        ))}
      </Inline>
      <Link href={equityHref}>{intl.formatMessage(words.equity)}</Link>
    </Inline>
  );
}

/** Who, of which level, how far to the next, and what membership saved. */
export function MemberHead(props: MemberHeadProps) {
  const { formatMessage } = useIntl();
  const { name, avatar, growth, points, level, next, membership, saved, pointsHref, buyHref } = props;
  const picture = usePicture(avatar, avatarEdge);
  const buyWords = membership ? (membership.isRunning ? words.renew : words.again) : words.buy;
  const figures: Figure[] = [
    { id: "points", label: formatMessage(words.points), value: thousands(String(points)), href: pointsHref },
    { id: "price", label: formatMessage(words.savedPrice), value: `¥${priceText(saved.price)}` },
    { id: "freight", label: formatMessage(words.savedFreight), value: `¥${priceText(saved.freight)}` },
  ];
  return (
    <Surface>
      <Stack space="l">
        <Inline space="l">
          <Avatar name={name} size="l" src={avatar && picture.src} />
          <Stack space="xs" width="fluid">
            <Heading level={2} lines={1} size="l">
              {name}
            </Heading>
            <Inline as="span" space="xs" alignY="stretch">
              {level && (
                <Tag size="s" tone="neutral">
                  {level.name}
                </Tag>
              )}
              {membership && (
                <Tag size="s" tone={membership.isRunning ? "accent" : "neutral"}>
                  {membership.name}
                </Tag>
              )}
            </Inline>
            <Text size="s" tone="muted">
              {membership
                ? formatMessage(membership.isRunning ? memberWords.until : words.ended, {
                    date: membership.endDay,
                  })
                : formatMessage(words.none)}
            </Text>
          </Stack>
          <ButtonLink href={buyHref} size="s" tone="signal">
            {formatMessage(buyWords)}
          </ButtonLink>
        </Inline>
        {level && <Growth growth={growth} next={next} />}
        <Benefits {...props} />
        <FigureLinks figures={figures} label={formatMessage(words.figures)} />
      </Stack>
    </Surface>
  );
}
