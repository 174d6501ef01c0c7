import { Button } from "@tradehall/ui/Button";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./EnterprisePanel.messages.ts";

/** An enterprise as one of its members sees it. */
export interface EnterpriseView {
  name: string;
  creditCode: string;
  /** The shop it buys from; `""` is left out, as is any other empty fact. */
  shopName: string;
  /** `yyyy-MM-dd`. */
  sinceText: string;
  memberCount: number;
  /** Whom to ask: name and masked number. */
  adminText: string;
  /** The offer of the administration that waits: to this buyer, or by them. */
  transfer?: { isToMe: boolean; name: string; untilText: string } | undefined;
  /** Membership can be given up; an administrator hands over first. */
  canLeave: boolean;
  /** The account can be closed by this buyer. */
  canClose?: boolean;
}

export interface EnterprisePanelProps {
  /** Its facts, and what this member may do. */
  enterprise: EnterpriseView;
  /** All orders of it; absent for who sees only their own. */
  ordersHref?: string | undefined;
  /** An act is on its way: the buttons spin and ignore presses. Default false. */
  isPending?: boolean;
  /** Called to leave. Without it the button sends `intent=leave`. */
  onLeave?: () => void;
  /** Called to close the account. Without it the button sends `intent=close`. */
  onCloseAccount?: () => void;
  /** Called with the answer to the offer. Without it the buttons send `intent=take` or `intent=refuse`. */
  onAnswer?: (isAccepted: boolean) => void;
  /** Called to take the offer back. Without it the button sends `intent=take-back`. */
  onTakeBack?: () => void;
}

const quiet = { size: "s", tone: "neutral", variant: "outline" } as const;

function Transfer({ enterprise, isPending, onAnswer, onTakeBack }: EnterprisePanelProps) {
  const say = useIntl().formatMessage;
  const { transfer } = enterprise;
  if (!transfer) return null;
  const { isToMe, name, untilText: time } = transfer;
  return (
    <Notice tone="info">
      <Stack space="s">
        <span>{isToMe ? say(words.offered, { time }) : say(words.waits, { name, time })}</span>
        <form method="post">
          {isToMe ? (
            <Inline space="s">
              <Button isPending={isPending} size="s" {...sends("take", onAnswer, true)}>
                {say(enterpriseWords.accept)}
              </Button>
              <Button {...quiet} isPending={isPending} {...sends("refuse", onAnswer, false)}>
                {say(enterpriseWords.decline)}
              </Button>
            </Inline>
          ) : (
            <Button {...quiet} isPending={isPending} {...sends("take-back", onTakeBack)}>
              {say(words.takeBack)}
            </Button>
          )}
        </form>
      </Stack>
    </Notice>
  );
}

/** Facts of an enterprise, whom to ask, and what this member can do with their membership. */
export function EnterprisePanel(props: EnterprisePanelProps) {
  const say = useIntl().formatMessage;
  const { enterprise, ordersHref, isPending, onLeave, onCloseAccount } = props;
  const { name, creditCode, shopName, sinceText, memberCount, adminText, canLeave, canClose } = enterprise;
  const facts = [
    { label: say(enterpriseWords.creditCode), value: creditCode },
    { label: say(words.shop), value: shopName },
    { label: say(words.askHim), value: adminText },
    { label: say(words.count), value: String(memberCount) },
    { label: say(words.since), value: sinceText },
  ].filter(({ value }) => value !== "");
  return (
    <CenterSection title={name}>
      <Transfer {...props} />
      <DescriptionList columns={2} items={facts} />
      <form method="post">
        <input name="name" type="hidden" value={name} />
        <Inline space="m">
          {ordersHref && <Link href={ordersHref}>{say(words.orders)}</Link>}
          {canLeave && (
            <Button {...quiet} isPending={isPending} {...sends("leave", onLeave)}>
              {say(enterpriseWords.leave)}
            </Button>
          )}
          {canClose && (
            <Button {...quiet} isPending={isPending} {...sends("close", onCloseAccount)}>
              {say(enterpriseWords.close)}
            </Button>
          )}
        </Inline>
      </form>
    </CenterSection>
  );
}
