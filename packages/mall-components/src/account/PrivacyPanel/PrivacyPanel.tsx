import { accountLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { SettingRow } from "../../parts/SettingRow/SettingRow.tsx";
import { words } from "./PrivacyPanel.messages.ts";

export interface PrivacyPanelProps extends ListStateProps {
  /** Goods are recommended by what the buyer did. */
  isRecommended: boolean;
  /** The day the account closes, `yyyy-MM-dd HH:mm`; `""` while it is not to be closed. */
  closesText: string;
  /** Where it can be closed, or that be taken back. */
  closeHref: string;
  /** The switch is being turned. */
  isPending?: boolean;
  /** The file is on its way. */
  isDownloading?: boolean;
  /** Called to turn recommending off or on. Without it the button sends `intent=recommend:0` or `intent=recommend:1`. */
  onRecommend?: (isOn: boolean) => void;
  /** Called to fetch the file with all records. */
  onDownload: () => void;
}

/** What the mall does with a buyer's records: recommending, a copy of all of them, the end of the account. */
export function PrivacyPanel(props: PrivacyPanelProps) {
  const { isRecommended, closesText, closeHref, isPending, isDownloading, state, onRetry } = props;
  const say = useIntl().formatMessage;
  return (
    <CenterSection onRetry={onRetry} state={state} title={say(words.title)}>
      <ul>
        <SettingRow
          hint={say(words.recommendedHint)}
          label={say(words.recommended)}
          tag={
            <Tag tone={isRecommended ? "success" : "neutral"}>
              {say(isRecommended ? words.on : words.off)}
            </Tag>
          }
        >
          <form method="post">
            <Button
              isPending={isPending}
              {...sendsQuietly(
                "outline",
                `recommend:${isRecommended ? 0 : 1}`,
                props.onRecommend,
                !isRecommended,
              )}
            >
              {say(isRecommended ? words.turnOff : words.turnOn)}
            </Button>
          </form>
        </SettingRow>
        <SettingRow
          hint={say(words.dataHint, { minutes: accountLimits.dataIntervalMs / 60_000 })}
          label={say(words.data)}
        >
          <Button
            isPending={isDownloading}
            onPress={props.onDownload}
            pendingLabel={say(words.downloading)}
            size="s"
            tone="neutral"
            variant="outline"
          >
            {say(words.download)}
          </Button>
        </SettingRow>
        <SettingRow
          hint={say(words.closeHint)}
          label={say(words.close)}
          tag={closesText && <Tag tone="danger">{say(words.closing, { date: closesText })}</Tag>}
        >
          <ButtonLink href={closeHref} size="s" tone="neutral" variant="outline">
            {say(words.close)}
          </ButtonLink>
        </SettingRow>
      </ul>
    </CenterSection>
  );
}
