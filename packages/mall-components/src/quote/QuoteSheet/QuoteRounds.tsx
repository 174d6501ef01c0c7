import { priceText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Timeline } from "@tradehall/ui/Timeline";
import { useIntl } from "react-intl";
import type { QuoteRoundView } from "../quote-view.ts";
import * as css from "./QuoteSheet.css.ts";
import { words } from "./QuoteSheet.messages.ts";

/** What both sides said, newest first. */
export function QuoteRounds({ rounds }: { rounds: readonly QuoteRoundView[] }) {
  const say = useIntl().formatMessage;
  const title = say(words.rounds);
  const textOf = ({ by, amount, note, pictures }: QuoteRoundView) => (
    <Stack space="xxs" breaks="anywhere">
      {amount && (
        <span>
          {say(by === "shop" ? words.offeredInAll : words.wishedInAll, { amount: priceText(amount) })}
        </span>
      )}
      {note && <span>{note}</span>}
      {pictures.length > 0 && (
        <Inline as="span" space="m" alignY="stretch">
          {pictures.map((path, nth) => (
            <Link href={path} key={path}>
              {say(words.attachment, { nth: nth + 1 })}
            </Link>
          ))}
        </Inline>
      )}
    </Stack>
  );
  return (
    <Surface aria-label={title} as="section">
      <h3 className={css.heading}>{title}</h3>
      <Timeline
        items={rounds.map((round) => ({
          id: round.id,
          title: say(round.by === "shop" ? words.byShop : words.byBuyer),
          description: textOf(round),
          time: round.time,
        }))}
        label={title}
      />
    </Surface>
  );
}
