import { priceText } from "@tradehall/mall-rules/money";
import { statementKinds } from "@tradehall/mall-rules/states/payment/statement";
import { statementKindWords, statementWords } from "@tradehall/mall-rules/words/statements";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ChevronLeftIcon, DownloadIcon, Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { statementMessages } from "../../messages/statement.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { FigureLinks } from "../../parts/FigureLinks/FigureLinks.tsx";
import { stateTones } from "../StatementList/state-tones.ts";
import type { StatementMonthView } from "../statement-view.ts";
import { words } from "./StatementSheet.messages.ts";

export interface StatementSheetProps {
  /** The month with its sums and its state. */
  statement: Omit<StatementMonthView, "href">;
  /** Whose it is. */
  ownerName: string;
  /** Of a member: what they ordered themselves. */
  isOwnPart?: boolean;
  /** Who confirmed it, and when. */
  confirmed?: { name: string; timeText: string } | undefined;
  /** Where all statements are. */
  backHref: string;
  /** The reader may confirm it: the month has closed and is not confirmed. */
  canConfirm?: boolean;
  /** Confirming is on its way. */
  isPending?: boolean;
  /** Called to confirm it. Without it the button sends `intent=confirm`. */
  onConfirm?: () => void;
  /** Hands it out as a PDF. */
  onPdf: () => void;
  /** The PDF is being drawn. */
  isDrawing?: boolean;
}

const plain = { size: "s", tone: "neutral", variant: "outline" } as const;

/** The head of a month's statement: whose it is, what it comes to, and what can be done with it. */
export function StatementSheet(props: StatementSheetProps) {
  const { statement, ownerName, isOwnPart, confirmed, backHref, canConfirm, isPending } = props;
  const intl = useIntl();
  const say = intl.formatMessage;
  const locale = localeOf(intl.locale);
  const { month, state } = statement;
  const amount = (value: StatementMonthView["paid"]) => `¥${priceText(value)}`;
  const figures = [
    { id: "opening", label: statementWords.opening[locale], value: amount(statement.openingOwed) },
    ...statementKinds.map((kind) => ({
      ...{ id: kind, label: statementKindWords[kind][locale], value: amount(statement[kind]) },
    })),
    { id: "closing", label: statementWords.closing[locale], value: amount(statement.closingOwed) },
  ];
  return (
    <CenterSection title={say(words.title, { month })}>
      <Inline space="s">
        <span>{ownerName}</span>
        <Tag tone={stateTones[state]}>{say(statementMessages[state])}</Tag>
        {isOwnPart && <Tag tone="neutral">{say(words.own)}</Tag>}
        {confirmed && <span>{say(words.by, { name: confirmed.name, time: confirmed.timeText })}</span>}
      </Inline>
      {state === "running" && <Notice tone="info">{statementWords.running[locale]}</Notice>}
      <FigureLinks figures={figures} label={say(words.title, { month })} />
      <form data-print="hide" method="post">
        <input name="month" type="hidden" value={month} />
        <Inline space="s">
          <ButtonLink {...plain} href={backHref} icon={<Icon as={ChevronLeftIcon} size="s" />}>
            {say(words.back)}
          </ButtonLink>
          {canConfirm && (
            <Button isPending={isPending} size="s" {...sends("confirm", props.onConfirm)}>
              {say(statementMessages.confirm)}
            </Button>
          )}
          <Button
            {...plain}
            icon={<Icon as={DownloadIcon} size="s" />}
            isPending={props.isDrawing}
            onPress={props.onPdf}
          >
            {say(words.pdf)}
          </Button>
          <Button {...plain} icon={<Icon as={PrintIcon} size="s" />} onPress={() => window.print()}>
            {say(words.print)}
          </Button>
        </Inline>
      </form>
    </CenterSection>
  );
}
